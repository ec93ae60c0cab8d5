import BoundaryKit
import CommandLineKit
import Foundation

extension Command {
    static let check = Command(
        "check", "check the rules, and print the violations",
        formats: ["text", "xcode", "github", "json", "sarif", "html"],
        examples: ["check", "check --format github", "check --evidence used"]
    ) { call in
        let arguments = call.arguments
        // A page is printed in a terminal only, unless one of the options says otherwise.
        let asksForPage = arguments.has("--summary") ? true : nil
        let isPage = arguments.has("--all") ? false : asksForPage
        if isPage != nil, call.format != "text" {
            throw CommandError.usage("'--summary' and '--all' are about text; remove '--format'")
        }
        let workspace = try call.workspace()
        let file = try workspace.ruleFile()
        let stamp = arguments["--stamp"].map { URL(filePath: $0) }
        // A build step can't wait for a build.
        let kinds = arguments.evidence ?? file.evidence
        let graph = try await workspace.graph(
            stamp == nil ? kinds : kinds.subtracting([.used]), file.rules)
        var report = BoundaryReport(
            of: file, in: graph, baseline: try workspace.baseline(),
            allowsUnchecked: arguments.has("--allow-unchecked") || stamp != nil)
        if let revision = arguments["--since"] {
            // A rule that is wrong is reported in any case.
            let files = try await workspace.changedFiles(revision)
            let rules = workspace.rulesFile.lastPathComponent
            report = report.restricted(to: Set(files + [rules]), in: graph)
        }
        let page = CheckPage(
            report: report, rules: file.rules, graph: graph,
            notes: report.notes(ofBuildStep: stamp != nil),
            baseline: workspace.baselineFile.lastPathComponent)
        call.console.write(
            try await text(page, as: call.format, in: workspace, isPage ?? call.console.isTerminal))
        guard report.failures.isEmpty else { return .refused }
        // The stamp belongs to the program alone, whatever it contains.
        if let stamp {
            try Data("// All boundaries are kept.\n".utf8)
                .write(to: stamp, replacing: try? Data(contentsOf: stamp))
        }
        return .success
    }

    @MainActor
    private static func text(
        _ page: CheckPage, as format: String, in workspace: Workspace, _ isPage: Bool
    ) async throws -> String {
        switch format {
        case "xcode": return page.lines(in: workspace.package.url)
        case "github": return page.annotations(in: await workspace.pathInRepository())
        case "json": return try Console.json(page.report)
        case "sarif":
            let folder = await workspace.pathInRepository()
            return try SARIFLog(of: page, in: folder, at: workspace.package.url).text()
        case "html": return try ReportPage(page: page).text()
        default: return isPage ? page.text : page.list
        }
    }
}

extension Arguments {
    /// The chosen evidence; `nil` if the option isn't set.
    var evidence: Set<Evidence>? { self["--evidence"].flatMap { Set(through: $0) } }
}
