import BoundaryKit
import CommandLineKit
import Foundation

/// Checks the rules.
struct CheckCommand: Subcommand {
    enum Format: String, CaseIterable {
        case text, xcode, github, json, sarif, html
    }

    static let name = "check"
    static let help = "check the rules, and print the violations"
    static let formats = Format.allCases.map(\.rawValue)
    static let examples = ["check", "check --format github", "check --evidence used"]
    private let format: Format
    private let evidence: Set<Evidence.Kind>?
    private let allowsUnchecked: Bool
    /// Whether a page is printed; only in a terminal if `nil`.
    private let isSummary: Bool?
    private let stamp: URL?
    /// The revision since which files must have changed to be reported.
    private let revision: String?

    init(_ arguments: Arguments) throws(CommandError) {
        format = try arguments.format(Format.self, of: Self.name)
        evidence = arguments.evidence
        revision = arguments["--since"]
        stamp = arguments["--stamp"].map { URL(filePath: $0) }
        allowsUnchecked = arguments.has("--allow-unchecked") || stamp != nil
        isSummary = arguments.has("--all") ? false : arguments.has("--summary") ? true : nil
        if isSummary != nil, format != .text {
            throw .usage("'--summary' and '--all' are about text; remove '--format'")
        }
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let file = try workspace.ruleFile()
        // A build step can't wait for a build.
        let demanded = stamp == nil ? file.evidence : []
        let kinds = evidence ?? file.rules.evidence.union(demanded)
        let graph = try await workspace.graph(
            stamp == nil ? kinds : kinds.subtracting([.used]), file.rules)
        var report = BoundaryReport(
            of: file.rules, in: graph, baseline: try workspace.baseline(),
            unchecked: allowsUnchecked ? .allow : .refuse(demanding: demanded))
        if let revision {
            // A rule that is wrong is reported in any case.
            let files = try await workspace.changedFiles(revision)
            report = report.restricted(to: Set(files + [workspace.rulesFile.lastPathComponent]))
        }
        try await write(report, of: file, in: graph, of: workspace, console: console)
        guard report.failures.isEmpty else { return .violated }
        if let stamp { try workspace.write("// All boundaries are kept.\n", to: stamp) }
        return .success
    }

    private func write(
        _ report: BoundaryReport, of file: RuleFile, in graph: ModuleGraph, of workspace: Workspace,
        console: Console
    ) async throws {
        let baseline = workspace.baselineFile.lastPathComponent
        let notes = (stamp == nil ? report.notes : []) + notesOfBuildStep(file)
        switch format {
        case .text:
            let page = CheckPage(report: report, rules: file.rules, graph: graph, notes: notes)
            console.write(
                isSummary ?? console.isTerminal
                    ? page.text(baseline: baseline) : report.text(of: graph, baseline: baseline))
        case .xcode:
            console.write(
                report.lines(
                    in: workspace.folder, notes: notesOfBuildStep(file), baseline: baseline))
        case .github:
            let folder = await workspace.pathInRepository()
            console.write(report.annotations(in: folder, baseline: baseline))
        case .json: try console.writeJSON(report)
        case .sarif:
            let folder = await workspace.pathInRepository()
            let log = SARIFLog(
                of: report, rules: file.rules, in: folder, at: workspace.folder, notes: notes)
            try console.writeJSON(log.value)
        case .html:
            let summary = report.summary(of: graph, baseline: baseline)
            let page = ReportPage(
                report: report, rules: file.rules, graph: graph, notes: notes, summary: summary)
            console.write(try page.text())
        }
    }

    /// What a build step leaves to CI.
    private func notesOfBuildStep(_ file: RuleFile) -> [String] {
        guard stamp != nil else { return [] }
        let rules = file.rules.filter { [$0].evidence.contains(.used) }.map { "[\($0.id)]" }
        return rules.isEmpty
            ? []
            : ["left to 'boundary check' after the build: \(rules.joined(separator: ", "))"]
    }
}

extension Arguments {
    /// The chosen evidence; `nil` if the option isn't set.
    var evidence: Set<Evidence.Kind>? { self["--evidence"].flatMap { Set(through: $0) } }
}
