/// What modules reach by declared dependencies, as far as it is known: the modules and dependencies of a
/// package that isn't resolved aren't.
struct DeclaredReach {
    private let graph: GraphIndex
    /// The products of packages that aren't resolved.
    private let unresolved: VertexSet

    init(in graph: GraphIndex) {
        self.graph = graph
        unresolved = VertexSet(
            Set(graph.declared.arcs.map(\.head)).filter { head in
                let module = graph.module(head)
                return module.kind == .external && module.package == nil && module.aliases.isEmpty
            })
    }

    /// The imports of modules that aren't declared: of this package, of known ones, and of the products
    /// that the manifest names for other modules. SwiftPM declares those of a snippet.
    func undeclaredImports(of modules: ModuleSelector) -> [Digraph.Arc] {
        let modules = graph.select(modules)
        return graph.digraph.arcs.filter { arc in
            guard modules.contains(arc.tail), arc.tail != arc.head,
                graph.module(arc.tail).isInManifest,
                graph.module(arc.head).isDeclarable || unresolved.contains(arc.head),
                let edge = graph.edge(arc.tail, arc.head)
            else { return false }
            return edge.declaration == nil && edge.imports.contains { !$0.isLink }
        }
    }

    /// Whether the declared dependencies of a module lead to another one, or may do so.
    func isPossible(_ arc: Digraph.Arc) -> Bool {
        let reached = graph.declared.reachable(from: [arc.tail])
        if reached.contains(arc.head) { return true }
        // Only a local package that an Xcode project names as a folder can depend on own modules.
        let isOfProject = graph.module(arc.tail).place?.file.hasSuffix(".pbxproj") == true
        let isOwn = graph.module(arc.head).kind != .external && !isOfProject
        return !isOwn && unresolved.contains(where: reached.contains)
    }
}
