import BoundaryKit
import CommandLineKit
import Foundation

extension Command {
    static let fix = Command(
        "fix",
        "print a diff that adds missing dependencies to the manifests and removes unused ones",
        examples: ["fix", "fix --write"]
    ) { call in
        let (workspace, console) = (try call.workspace(), call.console)
        let (graph, repairs) = try await workspace.repairs(try workspace.rulesIfAny())
        for repair in repairs {
            let diff = try await repair.diff
            if !diff.isEmpty { console.write(diff) }
            if call.arguments.has("--write"), repair.new != repair.old {
                try workspace.write(
                    repair.new, to: workspace.package.url.appending(path: repair.file),
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
        return repairs.allSatisfy(\.manualChanges.isEmpty) ? .success : .refused
    }

    static let graph = Command(
        "graph", "print a diagram of the modules: violations are red, frozen ones grey",
        formats: ["mermaid", "json"], examples: ["graph", "graph --into README.md"]
    ) { call in
        let (arguments, page) = (call.arguments, call.arguments["--into"].map { URL(filePath: $0) })
        if page != nil, call.format != "mermaid" {
            throw CommandError.usage("'--into' writes only Mermaid; remove '--format'")
        }
        let workspace = try call.workspace()
        let kinds = arguments.evidence ?? [.declared, .imported]
        if call.format == "json" {
            try call.console.write(Console.json(try await workspace.graph(kinds, [])))
            return .success
        }
        let rules = try workspace.rulesIfAny()
        let graph = try await workspace.graph(kinds, rules)
        let report = BoundaryReport(of: rules, in: graph, baseline: try workspace.baseline())
        let whole = Diagram(
            of: graph, among: arguments.has("--tests") ? .all : graph.productionModules,
            issues: report.issues, frozen: report.frozen)
        let diagram = arguments.has("--all-edges") ? whole : whole.reduced
        if let page {
            try workspace.write(diagram, into: page)
        } else {
            call.console.write(String(diagram.mermaid.dropLast()))
        }
        return .success
    }
}

extension Workspace {
    /// Replaces the diagram between the markers of a page.
    fileprivate func write(_ diagram: Diagram, into page: URL) throws(CommandError) {
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
        if updated != text { try write(updated, to: page, replacing: text) }
    }
}
