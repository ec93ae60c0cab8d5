import BoundaryKit
import CommandLineKit

/// Compares two revisions.
struct DiffCommand: Subcommand {
    static let name = "diff"
    static let arguments = "REVISION REVISION"
    static let help = "print the dependencies that differ, and the rules whose verdict does"
    static let formats = AnswerFormat.allCases.map(\.rawValue)
    static let examples = ["diff main HEAD"]
    private let old: String
    private let new: String
    private let format: AnswerFormat

    init(_ arguments: Arguments) throws(CommandError) {
        (old, new) = (arguments.words[1], arguments.words[2])
        format = try arguments.format(AnswerFormat.self, of: Self.name)
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let graphs = (
            try await workspace.graphOfRevision(old), try await workspace.graphOfRevision(new)
        )
        let difference = GraphDifference(
            from: graphs.0, to: graphs.1, rules: try workspace.rulesIfAny())
        switch format {
        case .json: try console.writeJSON(difference)
        case .text: console.write(text(of: difference))
        }
        return .success
    }

    private func text(of difference: GraphDifference) -> String {
        let lines =
            difference.removedModules.map { "- \($0)" } + difference.addedModules.map { "+ \($0)" }
            + difference.removed.map { "- \($0)" } + difference.added.map { "+ \($0)" }
            + difference.verdicts.map { verdict in
                let subjects = verdict.subjects.joined(separator: ", ")
                return verdict.holds
                    ? "holds again: [\(verdict.rule)] \(subjects)"
                    : "violated: [\(verdict.rule)] \(subjects)"
            }
        return lines.isEmpty ? "no changes" : lines.joined(separator: "\n")
    }
}
