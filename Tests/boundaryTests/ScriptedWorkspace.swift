import BoundaryKit
import CommandLineKit
import Foundation

@testable import boundary

/// A package in a temporary folder, of which the graph is given instead of read.
@MainActor
final class ScriptedWorkspace {
    let folder: URL
    var graph: ModuleGraph
    /// The graphs of revisions.
    var revisions: [String: ModuleGraph] = [:]
    /// The package's path from the top of its repository.
    var pathInRepository = ""
    /// What happens while the graph is read, which takes seconds.
    var whileReading: () -> Void = {}
    /// The files that differ from any revision.
    var changedFiles: [String] = []
    /// The modules that the manifest declares differently than at any revision.
    var redeclared: [String]?
    /// Whether a person reads the output.
    var isTerminal = false
    /// Whether they agree, and with what.
    var agrees = false
    private(set) var question = ""
    /// The repairs of manifests.
    var repairs: [ManifestRepair] = []

    /// - Parameter rules: The rules in JSON, each without its braces and its first key.
    init(_ graph: ModuleGraph, rules: [String]? = nil) throws {
        self.graph = graph
        folder = FileManager.default.temporaryDirectory
            .appending(path: "boundaryTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if let rules { try write(rules: rules) }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: file))
    }

    /// Writes the file of rules, with one rule a line from the second on.
    func write(rules: [String]) throws {
        let lines = rules.map { "  { \"rule\": \($0) }" }.joined(separator: ",\n")
        try write("[\n\(lines)\n]\n", to: RuleFile.name)
    }

    func text(of file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    /// Runs the program.
    func run(_ arguments: String...) async -> Answer { await run(arguments) }

    /// Runs the program.
    func run(_ arguments: [String]) async -> Answer {
        let answer = Answer()
        let console = Console(
            write: { answer.output += $0 + "\n" }, fail: { answer.errors += $0 },
            isTerminal: isTerminal,
            agrees: { [self] question in
                self.question = question
                return agrees
            })
        answer.code = await Boundary.run(arguments, console: console) { [self] arguments in
            // The manifest is never read.
            let manifest = folder.appending(path: "Package.swift")
            if !FileManager.default.fileExists(atPath: manifest.path) {
                try write("", to: "Package.swift")
            }
            var workspace = try Workspace(arguments, in: folder)
            workspace.graph = { [graph, whileReading] kinds, _ in
                whileReading()
                return graph.with(kinds)
            }
            workspace.graphOfRevision = { [revisions] revision in
                guard let graph = revisions[revision] else {
                    throw CommandError.data("there is no revision '\(revision)'")
                }
                return graph
            }
            workspace.pathInRepository = { [pathInRepository] in pathInRepository }
            workspace.changedFiles = { [changedFiles] _ in changedFiles }
            workspace.redeclaredModules = { [redeclared] _ in redeclared }
            workspace.repairs = { [graph, repairs] _ in (graph, repairs) }
            return workspace
        }
        return answer
    }

    /// What a run wrote, and how it ended.
    final class Answer {
        var output = ""
        var errors = ""
        var code = ExitCode.success
    }
}

extension ModuleGraph {
    fileprivate func with(_ kinds: Set<Evidence.Kind>) -> ModuleGraph {
        var graph = ModuleGraph(
            package: package, modules: modules, edges: edges, products: products, kinds: kinds)
        graph.exceptions = exceptions
        return graph
    }
}
