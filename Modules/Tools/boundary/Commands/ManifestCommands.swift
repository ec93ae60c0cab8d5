import BoundaryKit
import CommandLineKit
import Foundation

struct FixCommand: Subcommand {
    static let name = "fix"
    static let help =
        "print a diff that adds missing dependencies to the manifests and removes unused ones"
    static let examples = ["fix", "fix --write"]
    private let writes: Bool

    init(_ arguments: Arguments) {
        writes = arguments.has("--write")
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let graph = try await workspace.graph([.declared, .imported], [])
        let repairs = try await workspace.repairs(try workspace.rulesIfAny(), graph)
        for repair in repairs {
            let diff = try await repair.diff
            if !diff.isEmpty { console.write(diff) }
            if writes, repair.new != repair.old {
                try workspace.write(
                    repair.new, to: workspace.folder.appending(path: repair.file),
                    replacing: repair.old)
            }
            for change in repair.manualChanges {
                console.fail("boundary: not changed in \(repair.file): \(change)")
            }
        }
        if repairs.allSatisfy({ $0.new == $0.old }) {
            console.write("nothing to change in a manifest")
        }
        let projects = Set(graph.modules.filter(\.isOfProject).compactMap(\.place?.file))
        for project in projects.sorted() {
            console.fail("boundary: not changed: \(project); change its targets in Xcode")
        }
        return repairs.allSatisfy(\.manualChanges.isEmpty) ? .success : .violated
    }
}

struct GraphCommand: Subcommand {
    static let name = "graph"
    static let help = "print a diagram of the modules: violations are red, frozen ones grey"
    static let formats = ["mermaid", "json"]
    static let examples = ["graph", "graph --into README.md"]
    private let format: String
    private let evidence: Set<Evidence.Kind>
    private let drawsTests: Bool
    private let drawsAllEdges: Bool
    private let page: URL?

    init(_ arguments: Arguments) throws(CommandError) {
        format = try Self.format(in: arguments)
        evidence = arguments.evidence ?? [.declared, .imported]
        drawsTests = arguments.has("--tests")
        drawsAllEdges = arguments.has("--all-edges")
        page = arguments["--into"].map { URL(filePath: $0) }
        if page != nil, format != "mermaid" {
            throw .usage("'--into' writes only Mermaid; remove '--format'")
        }
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        if format == "json" {
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

    private func write(
        _ diagram: Diagram, into page: URL, of workspace: Workspace
    ) throws(CommandError) {
        let path = page.path(percentEncoded: false)
        let (text, updated): (String, String)
        do {
            text = try String(contentsOf: page, encoding: .utf8)
            updated = try MarkedSection.replacing(in: text, with: diagram)
        } catch let error as MarkedSection.MissingMarkers {
            throw .data("\(path): \(error)")
        } catch {
            throw .data("\(path) can't be read: \(FileReason(error))")
        }
        if updated != text { try workspace.write(updated, to: page, replacing: text) }
    }
}
