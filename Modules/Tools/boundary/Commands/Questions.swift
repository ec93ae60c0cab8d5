import BoundaryKit
import CommandLineKit

extension Command {
    static let why = Command(
        "why A B", "print the shortest paths from module A to module B, and their imports",
        formats: ["text", "json"], examples: ["why Shop RoutingKit"]
    ) { call in
        let graph = try await call.workspace().graph([.declared, .imported], [])
        let (tail, head) = (call.arguments.words[1], call.arguments.words[2])
        for name in [tail, head] where !graph.modules.contains(where: { $0.name == name }) {
            let names = graph.modules.filter { $0.kind != .external }.map(\.name)
            throw call.arguments.unknown("module", name, among: names)
        }
        let found = DependencyPaths(from: tail, to: head, in: graph)
        var lines = found.paths.map { $0.joined(separator: " -> ") }
        if lines.isEmpty { lines = ["\(tail) does not depend on \(head)"] }
        if found.count > found.paths.count {
            lines.append("and \(found.count - found.paths.count) more of this length")
        }
        for edge in found.edges {
            lines.append("\n\(edge.tail) -> \(edge.head)")
            if let place = edge.declaration?.place { lines.append("  \(place): declared") }
            lines += edge.imports.map { "  \($0.place): \($0.summary)" }
        }
        try call.write(found, as: lines)
        return .success
    }

    static let affected = Command(
        "affected", "print the modules and tests that the changes since a revision affect",
        formats: ["text", "json"], examples: ["affected --since origin/main"]
    ) { call in
        guard let revision = call.arguments["--since"] else {
            throw CommandError.usage("'affected' needs a revision: affected --since REVISION")
        }
        let workspace = try call.workspace()
        let graph = try await workspace.graph([.declared, .imported], [])
        let files = try await workspace.changedFiles(revision)
        let redeclared =
            files.contains(where: AffectedModules.isManifest)
            ? try await workspace.redeclaredModules(revision) : []
        let modules = AffectedModules(by: files, in: graph, redeclared: redeclared)
        try call.write(
            modules,
            as: [
                ("changed", modules.changed), ("affected", modules.affected),
                ("tests", modules.tests),
            ].map { title, names in
                "\(title): \(names.isEmpty ? "none" : names.joined(separator: " "))"
            })
        return .success
    }

    static let diff = Command(
        "diff REVISION REVISION",
        "print the dependencies that differ, and the rules whose verdict does",
        formats: ["text", "json"], examples: ["diff main HEAD"]
    ) { call in
        let workspace = try call.workspace()
        let difference = GraphDifference(
            from: try await workspace.graphOfRevision(call.arguments.words[1]),
            to: try await workspace.graphOfRevision(call.arguments.words[2]),
            rules: try workspace.rulesIfAny())
        let lines =
            difference.removedModules.map { "- \($0)" } + difference.addedModules.map { "+ \($0)" }
            + difference.removed.map { "- \($0)" } + difference.added.map { "+ \($0)" }
            + difference.verdicts.map { verdict in
                "\(verdict.holds ? "holds again" : "violated"): [\(verdict.rule)] "
                    + verdict.subjects.joined(separator: ", ")
            }
        try call.write(difference, as: lines.isEmpty ? ["no changes"] : lines)
        return .success
    }
}
