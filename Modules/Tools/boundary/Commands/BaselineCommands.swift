import BoundaryKit
import CommandLineKit
import Foundation

struct FreezeCommand: Subcommand {
    static let name = "freeze"
    static let help = "write the baseline of accepted violations; later runs only remove fixed ones"
    static let examples = ["freeze"]
    private let mayGrow: Bool
    private let evidence: Set<Evidence.Kind>?

    init(_ arguments: Arguments) {
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

/// Writes initial rules and, if the lead agrees, accepts what violates them today.
struct InitCommand: Subcommand {
    static let name = "init"
    static let help = "write initial rules, derived from the structure of the package"
    static let examples = ["init", "init --freeze"]
    private let freezes: Bool

    init(_ arguments: Arguments) {
        freezes = arguments.has("--freeze")
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let file = workspace.rulesFile
        let path = file.path(percentEncoded: false)
        guard !FileManager.default.fileExists(atPath: path) else {
            throw CommandError.output("\(path) already exists; edit it, or delete it first")
        }
        let baseline = try workspace.baseline()
        let graph = try await workspace.graph([.declared, .imported], [])
        let rules = StartingRules(for: graph).rules
        let violations = BoundaryReport(of: rules, in: graph).unfrozen
        let count = violations.count
        let question =
            "\(count) \(count == 1 ? "violation exists" : "violations exist") today. Freeze them, "
            + "so that only new ones fail?"
        if count > 0, freezes || console.agrees(question) {
            try workspace.write(
                baseline.text(with: violations),
                to: workspace.baselineFile, replacing: baseline.source)
        }
        try workspace.write(try RuleFile.document(of: rules), to: file, replacing: "")
        console.write("rules in \(path): \(rules.count)")
        let report = BoundaryReport(of: rules, in: graph, baseline: try workspace.baseline())
        let page = CheckPage(
            report: report, rules: rules, graph: graph, notes: report.notes,
            baseline: workspace.baselineFile.lastPathComponent)
        console.write("\n" + page.text)
        return .success
    }
}
