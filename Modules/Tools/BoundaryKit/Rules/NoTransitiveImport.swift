/// Requires that no module imports a module, of this package or a known one, on which it
/// depends only through others: the import breaks when one of those drops the dependency.
struct NoTransitiveImport: Requirement {
    static let name = "noTransitiveImport"
    static let evidence: Set<Evidence.Kind> = [.declared, .imported]
    static let fix = "declare the dependency in the manifest, or remove the import"
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        graph.undeclaredImports(of: modules).compactMap { arc in
            let paths = ShortestPaths(in: graph.declared, from: arc.tail)
            guard let path = paths.path(to: arc.head).map(graph.names) else { return nil }
            return Violation(
                subject: "\(path[0]) -> \(path[path.count - 1])",
                sentence:
                    "\(path[0]) imports \(path[path.count - 1]), which only others declare",
                sites: graph.sites(of: arc.tail, arc.head), path: path, asksForDeclaration: true)
        }
    }
}

extension GraphIndex {
    /// The dependencies on modules of this and of known packages that are imported but not
    /// declared. SwiftPM declares those of a snippet.
    func undeclaredImports(of modules: ModuleSelector) -> [Digraph.Arc] {
        let modules = select(modules)
        // Of a package that isn't resolved, the manifest names the products that other modules use.
        let products = VertexSet(declared.arcs.map(\.head))
        return digraph.arcs.filter { arc in
            guard modules.contains(arc.tail), arc.tail != arc.head, module(arc.tail).isInManifest,
                module(arc.head).isDeclarable || products.contains(arc.head),
                let edge = edge(arc.tail, arc.head)
            else { return false }
            return edge.declaration == nil && edge.imports.contains { !$0.isLink }
        }
    }
}
