import BoundaryKit
import CommandLineKit
import Foundation

/// Prints a diagram of the modules.
struct GraphCommand: Subcommand {
    enum Format: String, CaseIterable {
        case mermaid, json
    }

    static let name = "graph"
    static let help = "print a diagram of the modules: violations are red, frozen ones grey"
    static let formats = Format.allCases.map(\.rawValue)
    static let examples = ["graph", "graph --into README.md"]
    private let format: Format
    private let evidence: Set<Evidence.Kind>
    private let drawsTests: Bool
    private let drawsAllEdges: Bool
    private let page: URL?

    init(_ arguments: Arguments) throws(CommandError) {
        format = try arguments.format(Format.self, of: Self.name)
        evidence = arguments.evidence ?? [.declared, .imported]
        drawsTests = arguments.has("--tests")
        drawsAllEdges = arguments.has("--all-edges")
        page = arguments["--into"].map { URL(filePath: $0) }
        if page != nil, format != .mermaid {
            throw .usage("'--into' writes only Mermaid; remove '--format'")
        }
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        if format == .json {
            try console.writeJSON(try await workspace.graph(evidence, []))
            return .success
        }
        let rules = try workspace.rulesIfAny()
        let graph = try await workspace.graph(evidence, rules)
        let report = BoundaryReport(of: rules, in: graph, baseline: try workspace.baseline())
        let whole = Diagram(
            of: graph, among: drawsTests ? .all : graph.productionModules, issues: report.issues,
            frozen: report.frozen)
        let diagram = drawsAllEdges ? whole : whole.reduced
        if let page {
            try write(diagram, into: page, of: workspace)
        } else {
            console.write(String(diagram.mermaid.dropLast()))
        }
        return .success
    }

    private func write(_ diagram: Diagram, into page: URL, of workspace: Workspace)
        throws(CommandError)
    {
        let path = page.path(percentEncoded: false)
        let text: String
        do {
            text = try String(contentsOf: page, encoding: .utf8)
        } catch {
            throw .data("\(path) can't be read: \(FileReason(error))")
        }
        let updated: String
        do {
            updated = try MarkedSection.replacing(in: text, with: diagram)
        } catch {
            throw .data("\(path): \(error)")
        }
        if updated != text { try workspace.write(updated, to: page, replacing: text) }
    }
}
