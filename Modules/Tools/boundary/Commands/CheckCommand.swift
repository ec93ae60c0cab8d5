import BoundaryKit
import CommandLineKit
import Foundation

/// Checks the rules.
struct CheckCommand: Subcommand {
    enum Format: String, CaseIterable {
        case text, xcode, github, json, sarif, junit, html
    }

    static let name = "check"
    static let help = "check the rules, and print the violations"
    static let formats = Format.allCases.map(\.rawValue)
    static let examples = ["check", "check --format github", "check --evidence compiled"]
    private let format: Format
    private let evidence: Set<Evidence.Kind>
    private let stamp: URL?

    init(_ arguments: Arguments) throws(CommandError) {
        format = try arguments.format(Format.self, of: Self.name)
        evidence = arguments.evidence
        stamp = arguments["--stamp"].map { URL(filePath: $0) }
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let rules = try workspace.rules()
        let graph = try await workspace.graph(evidence, rules.surfaces)
        let baseline = try workspace.baseline()
        let report = BoundaryReport(of: rules, in: graph, baseline: baseline)
        let file = workspace.baselineFile.lastPathComponent
        let notes = report.notes(baseline: file)
        switch format {
        case .text: console.write(report.text(of: graph, baseline: file))
        case .xcode: console.write(report.lines(in: workspace.folder, baseline: file))
        case .github:
            let folder = await workspace.pathInRepository()
            console.write(report.annotations(in: folder, baseline: file))
        case .json: try console.writeJSON(report)
        case .sarif:
            let folder = await workspace.pathInRepository()
            let log = SARIFLog(of: report, rules: rules, in: folder, notes: notes)
            try console.writeJSON(log.value)
        case .junit: console.write(JUnitLog(of: report, rules: rules, notes: notes).text)
        case .html:
            let summary = report.summary(of: graph, baseline: file)
            let page = ReportPage(report: report, graph: graph, notes: notes, summary: summary)
            console.write(try page.text())
        }
        guard report.failures.isEmpty else { return .violated }
        if let stamp { try workspace.write("// All boundaries are kept.\n", to: stamp) }
        return .success
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
