import BoundaryKit
import CommandLineKit
import Foundation

/// Checks the rules.
struct CheckCommand: Subcommand {
    enum Format: String, CaseIterable {
        case text, github, json
    }

    static let name = "check"
    static let help = "check the rules, and print the violations"
    static let examples = ["check", "check --format github", "check --evidence compiled"]
    private let format: Format
    private let evidence: Set<Evidence.Kind>

    init(_ arguments: Arguments) throws(CommandError) {
        format = try arguments.format(Format.self, of: Self.name)
        evidence = arguments.evidence
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let rules = try workspace.rules()
        let graph = try await workspace.graph(evidence, rules.surfaces)
        let baseline = try workspace.baseline()
        let report = BoundaryReport(of: rules, in: graph, baseline: baseline)
        let file = workspace.baselineFile.lastPathComponent
        switch format {
        case .text: console.write(report.text(of: graph, baseline: file))
        case .github:
            let folder = await workspace.pathInRepository()
            console.write(report.annotations(in: folder, baseline: file))
        case .json: try console.writeJSON(report)
        }
        return report.failures.isEmpty ? .success : .violated
    }
}

extension Arguments {
    /// The kinds of evidence to gather: the chosen one and those before it.
    var evidence: Set<Evidence.Kind> {
        let last = self["--evidence"].flatMap(Evidence.Kind.init) ?? .imported
        let kinds = Evidence.Kind.allCases
        return Set(kinds.prefix { $0 != last } + [last])
    }
}
