import BoundaryKit
import CommandLineKit
import Foundation

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
        let today = BoundaryReport(of: rules, in: graph)
        let violations = today.unfrozen
        if !violations.isEmpty, accepts(violations.count, console: console) {
            try workspace.write(
                baseline.text(with: violations),
                to: workspace.baselineFile, replacing: baseline.source)
        }
        try workspace.write(try RuleFile.document(of: rules), to: file, replacing: "")
        console.write("rules in \(path): \(rules.count)")
        let report = BoundaryReport(of: rules, in: graph, baseline: try workspace.baseline())
        let page = CheckPage(
            report: report, rules: rules, graph: graph, notes: report.notes)
        console.write("\n" + page.text(baseline: workspace.baselineFile.lastPathComponent))
        return .success
    }

    private func accepts(_ count: Int, console: Console) -> Bool {
        freezes
            || console.agrees(
                "\(count) \(count == 1 ? "violation exists" : "violations exist") today. Freeze them, "
                    + "so that only new ones fail?")
    }
}
