import BoundaryKit
import CommandLineKit
import Foundation

struct CheckCommand: Subcommand {
    static let name = "check"
    static let help = "check the rules, and print the violations"
    static let formats = ["text", "xcode", "github", "json", "sarif", "html"]
    static let examples = ["check", "check --format github", "check --evidence used"]
    private let format: String
    private let evidence: Set<Evidence.Kind>?
    private let allowsUnchecked: Bool
    /// Whether a page is printed; only in a terminal if `nil`.
    private let isSummary: Bool?
    private let stamp: URL?
    /// The revision since which files must have changed to be reported.
    private let revision: String?

    init(_ arguments: Arguments) throws(CommandError) {
        format = try Self.format(in: arguments)
        evidence = arguments.evidence
        revision = arguments["--since"]
        stamp = arguments["--stamp"].map { URL(filePath: $0) }
        allowsUnchecked = arguments.has("--allow-unchecked") || stamp != nil
        isSummary = arguments.has("--all") ? false : arguments.has("--summary") ? true : nil
        if isSummary != nil, format != "text" {
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
        let page = CheckPage(
            report: report, rules: file.rules, graph: graph,
            notes: (stamp == nil ? report.notes : []) + notesOfBuildStep(file),
            baseline: workspace.baselineFile.lastPathComponent)
        try await write(page, of: workspace, notesOfBuildStep(file), console: console)
        guard report.failures.isEmpty else { return .violated }
        if let stamp { try workspace.write("// All boundaries are kept.\n", to: stamp) }
        return .success
    }

    private func write(
        _ page: CheckPage, of workspace: Workspace, _ notes: [String], console: Console
    ) async throws {
        let (report, baseline) = (page.report, page.baseline)
        switch format {
        case "xcode":
            console.write(report.lines(in: workspace.folder, notes: notes, baseline: baseline))
        case "github":
            let folder = await workspace.pathInRepository()
            console.write(report.annotations(in: folder, baseline: baseline))
        case "json": try console.writeJSON(report)
        case "sarif":
            let log = SARIFLog(
                of: report, rules: page.rules, in: await workspace.pathInRepository(),
                at: workspace.folder, notes: page.notes)
            console.write(try log.text())
        case "html": console.write(try ReportPage(page).text())
        default:
            console.write(
                isSummary ?? console.isTerminal
                    ? page.text : report.text(of: page.graph, baseline: baseline))
        }
    }

    /// What a build step leaves to CI.
    private func notesOfBuildStep(_ file: RuleFile) -> [String] {
        let rules = file.rules.filter { [$0].evidence.contains(.used) }.map { "[\($0.id)]" }
        return stamp == nil || rules.isEmpty
            ? [] : ["left to 'boundary check' after the build: \(rules.joined(separator: ", "))"]
    }
}

extension Arguments {
    /// The chosen evidence; `nil` if the option isn't set.
    var evidence: Set<Evidence.Kind>? { self["--evidence"].flatMap { Set(through: $0) } }
}
