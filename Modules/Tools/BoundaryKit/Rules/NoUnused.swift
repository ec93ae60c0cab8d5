/// Requires that no module declares a dependency that none of its files imports in any branch of
/// `#if`: on another module of the package, or on a product of another package. A module without
/// Swift sources is ignored, and so is one for which a plug-in can write sources during the build.
///
/// Of a package that isn't resolved, a product is found that another module imports by its name.
struct NoUnused: Requirement {
    static let name = "noUnused"
    static let concern = Concern.upkeep
    static let evidence: Set<Evidence.Kind> = [.declared, .imported]
    static let fix = "remove the dependency from the manifest"
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let modules = graph.select(modules)
        // These are run instead of imported, or have other names in sources.
        let tools: Set<Module.Kind> = [.executable, .plugin, .macro, .binary]
        let imported = VertexSet(
            graph.digraph.arcs.filter { graph.edge($0.tail, $0.head)?.imports.isEmpty == false }
                .map(\.head))
        return graph.declared.arcs.compactMap { arc in
            let (tail, head) = (graph.module(arc.tail), graph.module(arc.head))
            let isKnown =
                head.kind != .external || head.isImportable || imported.contains(arc.head)
            guard modules.contains(arc.tail), tail.kind != .external, tail.isSwift,
                !tail.usesPlugin, isKnown, !tools.contains(head.kind),
                !(head.isOfProject && !head.isSwift),
                let edge = graph.edge(arc.tail, arc.head), edge.imports.isEmpty
            else { return nil }
            let aliases = Set(edge.declarations.flatMap(\.aliases))
            let imports = graph.names(graph.digraph.successors[arc.tail])
            guard aliases.isDisjoint(with: imports) else { return nil }
            return Violation(
                subject: "\(edge.tail) -> \(edge.head)",
                sentence: "\(edge.tail) depends on \(edge.head), but never imports it",
                sites: graph.sites(of: arc.tail, arc.head), path: [edge.tail, edge.head],
                fix: tail.isOfProject ? "remove it from the target in Xcode" : nil)
        }
    }
}
