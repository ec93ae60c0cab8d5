import BoundaryKit
import CommandLineKit

struct WhyCommand: Subcommand {
    static let name = "why"
    static let arguments = "A B"
    static let help = "print the shortest paths from module A to module B, and their imports"
    static let formats = ["text", "json"]
    static let examples = ["why Shop RoutingKit"]
    private let arguments: Arguments
    private let format: String

    init(_ arguments: Arguments) throws(CommandError) {
        self.arguments = arguments
        format = try Self.format(in: arguments)
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let graph = try await workspace.graph([.declared, .imported], [])
        let (tail, head) = (arguments.words[1], arguments.words[2])
        for name in [tail, head] where !graph.modules.contains(where: { $0.name == name }) {
            let names = graph.modules.filter { $0.kind != .external }.map(\.name)
            throw arguments.unknown("module", name, among: names)
        }
        let found = DependencyPaths(from: tail, to: head, in: graph)
        if format == "json" {
            try console.writeJSON(found)
            return .success
        }
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
        console.write(lines.joined(separator: "\n"))
        return .success
    }
}

struct AffectedCommand: Subcommand {
    static let name = "affected"
    static let help = "print the modules and tests that the changes since a revision affect"
    static let formats = ["text", "json"]
    static let examples = ["affected --since origin/main"]
    private let revision: String
    private let format: String

    init(_ arguments: Arguments) throws(CommandError) {
        guard let revision = arguments["--since"] else {
            throw .usage("'affected' needs a revision: affected --since REVISION")
        }
        self.revision = revision
        format = try Self.format(in: arguments)
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let graph = try await workspace.graph([.declared, .imported], [])
        let files = try await workspace.changedFiles(revision)
        let manifest =
            files.contains(where: AffectedModules.isManifest)
            ? try await workspace.manifestChange(revision) : ManifestChange(modules: [])
        let modules = AffectedModules(by: files, in: graph, manifest: manifest)
        if format == "json" {
            try console.writeJSON(modules)
            return .success
        }
        let rows = [
            ("changed", modules.changed), ("affected", modules.affected), ("tests", modules.tests),
        ]
        for (title, names) in rows {
            console.write("\(title): \(names.isEmpty ? "none" : names.joined(separator: " "))")
        }
        return .success
    }
}

struct DiffCommand: Subcommand {
    static let name = "diff"
    static let arguments = "REVISION REVISION"
    static let help = "print the dependencies that differ, and the rules whose verdict does"
    static let formats = ["text", "json"]
    static let examples = ["diff main HEAD"]
    private let revisions: [String]
    private let format: String

    init(_ arguments: Arguments) throws(CommandError) {
        revisions = Array(arguments.words.dropFirst())
        format = try Self.format(in: arguments)
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let old = try await workspace.graphOfRevision(revisions[0])
        let new = try await workspace.graphOfRevision(revisions[1])
        let difference = GraphDifference(from: old, to: new, rules: try workspace.rulesIfAny())
        if format == "json" {
            try console.writeJSON(difference)
            return .success
        }
        let lines =
            difference.removedModules.map { "- \($0)" } + difference.addedModules.map { "+ \($0)" }
            + difference.removed.map { "- \($0)" } + difference.added.map { "+ \($0)" }
            + difference.verdicts.map { verdict in
                "\(verdict.holds ? "holds again" : "violated"): [\(verdict.rule)] "
                    + verdict.subjects.joined(separator: ", ")
            }
        console.write(lines.isEmpty ? "no changes" : lines.joined(separator: "\n"))
        return .success
    }
}
