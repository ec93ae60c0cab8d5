extension BoundaryRule {
    /// Requires that no module declares a dependency on another one of the package that none of its
    /// files imports in any branch of `#if`. A module without imports, or without Swift sources, is
    /// ignored, because C can use another module without including its headers.
    public static func noUnused(
        in modules: ModuleSelector = .all, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(NoUnused(modules: modules), because: reason)
    }
}

struct NoUnused: Requirement {
    static let name = "noUnused"
    static let evidence: Set<Evidence.Kind> = [.declared, .imported]
    static let fix = "remove the dependency from the manifest"
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let modules = graph.select(modules)
        let importing = Set(
            graph.digraph.arcs.filter { graph.edge($0.tail, $0.head)?.imports.isEmpty == false }
                .map(\.tail))
        // These are run instead of imported, or have other names in sources.
        let tools: Set<Module.Kind> = [.executable, .plugin, .macro, .binary, .external]
        return graph.declared.arcs.compactMap { arc in
            guard modules.contains(arc.tail), importing.contains(arc.tail),
                graph.module(arc.tail).isSwift, !tools.contains(graph.module(arc.head).kind),
                let edge = graph.edge(arc.tail, arc.head), edge.imports.isEmpty
            else { return nil }
            return Violation(
                subject: "\(edge.tail) -> \(edge.head)",
                sentence: "\(edge.tail) depends on \(edge.head), but never imports it",
                sites: graph.sites(of: arc.tail, arc.head), path: [edge.tail, edge.head])
        }
    }
}
