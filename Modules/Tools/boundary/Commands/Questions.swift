import BoundaryKit
import CommandLineKit

extension Command {
    static let why = Command(
        "why A B", "print the shortest paths from module A to module B, and their imports",
        formats: ["text", "json"], examples: ["why Shop RoutingKit"]
    ) { call in
        let graph = try await call.workspace().graph([.declared, .imported], []).checkedWhole()
        let tail = call.arguments.words[1]
        let head = call.arguments.words[2]
        for name in [tail, head] where !graph.names.contains(name) {
            throw call.arguments.unknown("module", name, among: graph.names)
        }
        try call.write(
            graph.paths(from: tail, to: head), none: "\(tail) does not depend on \(head)")
        return .success
    }

    static let affected = Command(
        "affected", "print the modules and tests that the changes since a revision affect",
        formats: ["text", "json"], examples: ["affected --since origin/main"]
    ) { call in
        guard let revision = call.arguments["--since"] else {
            throw CommandError.usage("'affected' needs a revision: affected --since REVISION")
        }
        let changes = try await call.workspace().changes(revision)
        let graph = try changes.graph.checkedWhole()
        try call.write(graph.affected(by: changes.files, redeclared: changes.redeclared))
        return .success
    }

    static let diff = Command(
        "diff REVISION REVISION",
        "print the dependencies that differ, and the rules whose verdict does",
        formats: ["text", "json"], examples: ["diff main HEAD"]
    ) { call in
        let workspace = try call.workspace()
        let old = try await workspace.graphOfRevision(call.arguments.words[1]).checkedWhole()
        let new = try await workspace.graphOfRevision(call.arguments.words[2]).checkedWhole()
        try call.write(
            new.difference(from: old, rules: try workspace.rulesIfAny()), none: "no changes")
        return .success
    }
}
