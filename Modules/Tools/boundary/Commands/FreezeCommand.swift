import BoundaryKit
import CommandLineKit
import Foundation

/// Writes the baseline.
struct FreezeCommand: Subcommand {
    static let name = "freeze"
    static let help = "write the baseline of accepted violations; later runs only remove fixed ones"
    static let examples = ["freeze"]
    private let mayGrow: Bool
    private let evidence: Set<Evidence.Kind>?

    init(_ arguments: Arguments) throws(CommandError) {
        mayGrow = arguments.has("--grow")
        evidence = arguments.evidence
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let baseline = try workspace.baseline()
        let rules = try workspace.ruleFile()
        let kinds = evidence ?? rules.rules.evidence.union(rules.evidence)
        let report = BoundaryReport(
            of: rules.rules, in: try await workspace.graph(kinds, rules.rules),
            baseline: baseline)
        let new = report.unfrozen
        let grows = mayGrow || baseline.keys.isEmpty
        let kept = baseline.keys.subtracting(report.stale.map(\.subject))
        let entries = Dictionary(uniqueKeysWithValues: kept.map { ($0, $0) })
            .merging(report.frozen.flatMap(\.entries)) { $1 }
            .merging(grows ? new : [:]) { $1 }
        let file = workspace.baselineFile
        try workspace.write(baseline.text(with: entries), to: file, replacing: baseline.source)
        console.write(
            "frozen in \(file.lastPathComponent): \(entries.count), before: \(baseline.keys.count)")
        guard !grows, !new.isEmpty else { return .success }
        console.fail(
            "boundary: new violations that aren't frozen: \(new.count); fix them, or add them with "
                + "'boundary freeze --grow'")
        return .violated
    }
}
