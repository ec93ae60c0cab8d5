import BoundaryKit
import CommandLineKit
import Foundation

extension Command {
    static let freeze = Command(
        "freeze", "write the baseline of accepted violations; later runs only remove fixed ones",
        examples: ["freeze"]
    ) { call in
        let workspace = try call.workspace()
        let baseline = try workspace.baseline()
        let rules = try workspace.ruleFile()
        let kinds = call.arguments.evidence ?? rules.evidence
        let report = BoundaryReport(
            of: rules, in: try await workspace.graph(kinds, rules.rules), baseline: baseline)
        let grows = call.arguments.has("--grow") || baseline.count == 0
        let (updated, new) = baseline.updated(by: report, growing: grows)
        let file = workspace.baselineFile
        try workspace.write(updated.source, to: file, replacing: baseline.source)
        call.console.write(
            "frozen in \(file.lastPathComponent): \(updated.count), before: \(baseline.count)")
        if let rule = report.wrongRules.first {
            call.console.fail("boundary: not frozen: the rule [\(rule)] is wrong; correct it")
            return .refused
        }
        guard !grows, new > 0 else { return .success }
        call.console.fail(
            "boundary: new violations that aren't frozen: \(new); fix them, or add them with "
                + "'boundary freeze --grow'")
        return .refused
    }

    /// Writes initial rules and, if the lead agrees, accepts what violates them today.
    static let initialize = Command(
        "init", "write initial rules, derived from the structure of the package",
        examples: ["init", "init --freeze"]
    ) { call in
        let workspace = try call.workspace()
        let file = workspace.rulesFile
        let path = file.path(percentEncoded: false)
        guard !FileManager.default.fileExists(atPath: path) else {
            throw CommandError.output("\(path) already exists; edit it, or delete it first")
        }
        let baseline = try workspace.baseline()
        let graph = try await workspace.graph([.declared, .imported], [])
        let rules = RuleFile(for: graph)
        let (updated, count) = baseline.updated(
            by: BoundaryReport(of: rules, in: graph, baseline: baseline), growing: true)
        let question =
            "\(count) \(count == 1 ? "violation exists" : "violations exist") today. Freeze them, "
            + "so that only new ones fail?"
        if count > 0, call.arguments.has("--freeze") || call.console.agrees(question) {
            try workspace.write(
                updated.source, to: workspace.baselineFile, replacing: baseline.source)
        }
        try workspace.write(try rules.document, to: file, replacing: "")
        call.console.write("rules in \(path): \(rules.rules.count)")
        let report = BoundaryReport(of: rules, in: graph, baseline: try workspace.baseline())
        let page = CheckPage(
            report: report, rules: rules.rules, graph: graph, notes: report.notes(),
            baseline: workspace.baselineFile.lastPathComponent)
        call.console.write("\n" + page.text)
        return .success
    }
}
