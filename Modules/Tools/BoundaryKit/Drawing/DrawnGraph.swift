extension ModuleGraph {
    /// The graph as a page draws it, with the findings of a report.
    /// - Parameter rules: The rules of the report.
    package func drawing(of report: BoundaryReport, rules: [BoundaryRule]) -> any Encodable {
        DrawnGraph(self, report, rules: rules)
    }
}

/// The modules and the dependencies of a graph, each with the values by which a page draws it.
private struct DrawnGraph: Encodable {
    struct Node: Encodable {
        let name: String, kind: Module.Kind
        /// The group: a layer, a folder or a height.
        let folder: String
        /// The number of dependencies on the longest path from it.
        let level: Int
    }

    struct Arrow: Encodable {
        let tail: String, head: String
        let state: Diagram.Style
        /// Where it is declared and imported.
        let title: String
    }

    private let modules: [Node]
    private let edges: [Arrow]

    init(_ graph: ModuleGraph, _ report: BoundaryReport, rules: [BoundaryRule]) {
        let index = GraphIndex(graph)
        let structural = Set(rules.filter { $0.concern < .other }.map(\.id))
        let isSerious = { (issue: BoundaryIssue) in
            issue.severity == .error && structural.contains(issue.rule)
        }
        let diagram = Diagram(
            of: graph, among: ModuleSelector(texts: ["*", "external:*"]),
            issues: report.issues.filter(isSerious),
            minor: report.issues.filter { !isSerious($0) }, frozen: report.frozen)
        edges = index.digraph.arcs.compactMap { arc in
            index.edge(arc).map { edge in
                Arrow(
                    tail: edge.tail, head: edge.head, state: diagram.styles[arc] ?? .allowed,
                    title: edge.title)
            }
        }
        let heights = index.digraph.heights
        let groups = Self.groups(of: graph, heights: heights, rules: rules)
        modules = graph.modules.indices.map { vertex in
            let module = graph.modules[vertex]
            return Node(
                name: module.name, kind: module.kind, folder: groups[vertex],
                level: heights[vertex])
        }
    }

    /// The group of each module: its layer in the first rule about layers, or its folder; in a
    /// large package with few of those, the modules of the same height.
    private static func groups(
        of graph: ModuleGraph, heights: [Int], rules: [BoundaryRule]
    ) -> [String] {
        let layers = rules.lazy.compactMap { $0.requirement as? Layers }.first?.layers ?? []
        func folder(_ module: Module) -> String {
            module.path.parentFolder.isEmpty ? "Package" : module.path.parentFolder
        }
        func group(_ module: Module) -> String {
            layers.first { $0.selects(module) }?.description ?? folder(module)
        }
        let production = graph.modules.filter { $0.kind != .external && $0.kind != .test }
        let sizes = Dictionary(grouping: production, by: group).mapValues(\.count)
        let isOneGroup = (sizes.values.max() ?? 0) * 3 > production.count * 2
        let isFlat = layers.isEmpty && sizes.count < 4 || isOneGroup
        let showsHeights = isFlat && production.count > 40
        return zip(graph.modules, heights).map { module, height in
            switch module.kind {
            case .external: "External"
            case .test: showsHeights ? folder(module) : group(module)
            default: showsHeights ? "Level \(height)" : group(module)
            }
        }
    }
}

extension Edge {
    fileprivate var title: String {
        let declared = declaration.map { "declared in \($0.place.file):\($0.place.line)" }
        let imported = imports.first.map { "imported \(imports.count) times, first in \($0.place)" }
        let shown = [declared, imported].compactMap(\.self)
        return "\(tail) → \(head): \(shown.joined(separator: ", "))"
    }
}
