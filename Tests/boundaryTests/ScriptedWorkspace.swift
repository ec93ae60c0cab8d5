import BoundaryKit
import CommandLineKit
import Foundation
import MomentsTestSupport
import Testing

@testable import boundary

/// A package in a temporary folder, whose graph is given instead of read.
@MainActor final class ScriptedWorkspace {
    let folder = URL.newTemporaryFolder
    var graph: ScriptedGraph
    /// What happens while the graph is read, which takes seconds.
    var whileReading: () -> Void = {}
    var revisions: [String: ScriptedGraph] = [:]
    /// The path of the package from the top of its repository.
    var pathInRepository = ""
    /// The files that differ from any revision, and the modules that the manifest declares
    /// differently.
    var changedFiles: [String] = [], redeclared: [String]?
    var repairs: [ManifestRepair] = [], projects: [String] = []
    /// Whether a person reads the output, and agrees to what.
    var isTerminal = false, agrees = false
    private(set) var question = ""

    /// - Parameter rules: The rules in JSON, each without its braces and its first key; without a
    ///   reason, their reason is a dash.
    init(_ graph: ScriptedGraph = .features(), rules: [String]? = nil) throws {
        self.graph = graph
        // The manifest is never read.
        try write("", to: "Package.swift")
        if let rules { try write(rules: rules) }
    }

    func write(_ text: String, to file: String) throws { try folder.write(text, to: file) }

    /// Writes the file of rules, with one rule a line from the second on.
    func write(rules: [String]) throws {
        let lines = rules.map { rule in
            let reason = rule.contains("\"because\"") ? "" : #", "because": "-""#
            return "  { \"rule\": \(rule)\(reason) }"
        }
        try write("[\n\(lines.joined(separator: ",\n"))\n]\n", to: RuleFile.name)
    }

    func text(of file: String) throws -> String { try folder.text(of: file) }

    /// What a run wrote, and how it ended.
    final class Answer { var output = "", errors = "", code = ExitCode.success }

    /// Runs a command with its arguments, and expects an exit code if one is given.
    @discardableResult
    func run(
        _ call: String, expecting code: ExitCode? = nil,
        at place: SourceLocation = #_sourceLocation
    ) async -> Answer {
        let arguments = call.split(separator: " ").map(String.init)
        let answer = Answer()
        let console = Console(
            write: { answer.output += $0 + "\n" }, fail: { answer.errors += $0 },
            isTerminal: isTerminal,
            agrees: { [self] question in
                self.question = question
                return agrees
            })
        answer.code = await Boundary.run(arguments, console: console) { [self] arguments in
            var workspace = try Workspace(arguments, in: folder)
            workspace.graph = { [graph, whileReading] kinds, _ in
                whileReading()
                return try graph.graph(kinds)
            }
            workspace.graphOfRevision = { [revisions] in
                try #require(revisions[$0]).graph()
            }
            workspace.pathInRepository = { [pathInRepository] in pathInRepository }
            workspace.changedFiles = { [changedFiles] _ in changedFiles }
            workspace.changes = { [graph, changedFiles, redeclared] _ in
                (try graph.graph(), changedFiles, redeclared)
            }
            workspace.repairs = { [repairs, projects, whileReading] _ in
                whileReading()
                return (repairs, projects)
            }
            return workspace
        }
        if let code { #expect(answer.code == code, sourceLocation: place) }
        return answer
    }
}
