/// Requires that no module imports a module, of this package or a known one, on which it
/// depends only through others: the import breaks when one of those drops the dependency.
struct NoTransitiveImport: Requirement {
    static let name = "noTransitiveImport"
    static let evidence: Set<Evidence.Kind> = [.declared, .imported]
    static let fix = "declare the dependency in the manifest, or remove the import"
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let reach = DeclaredReach(in: graph)
        return reach.undeclaredImports(of: modules).filter(reach.isPossible).map { arc in
            let path = ShortestPaths(in: graph.declared, from: arc.tail).path(to: arc.head)
            let names = graph.names(path ?? [arc.tail, arc.head])
            let reason =
                path == nil ? "which it doesn't declare itself" : "which only others declare"
            return Violation(
                subject: "\(names[0]) -> \(names[names.count - 1])",
                sentence: "\(names[0]) imports \(names[names.count - 1]), \(reason)",
                sites: graph.sites(of: arc.tail, arc.head), path: names, asksForDeclaration: true)
        }
    }
}
