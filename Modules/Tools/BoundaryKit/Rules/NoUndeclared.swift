/// Requires that no module imports a module, of this package or a known one, on which it
/// doesn't depend according to the manifest, not even through others. Such an import compiles
/// on a warm build, and by chance on a clean one. Nor does one outside of `#if` of a module on
/// which it depends on some platforms only.
struct NoUndeclared: Requirement {
    static let name = "noUndeclared"
    static let evidence: Set<Evidence.Kind> = [.declared, .imported]
    static let fix = "declare the dependency in the manifest, or remove the import"
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let reach = DeclaredReach(in: graph)
        return reach.undeclaredImports(of: modules).filter { !reach.isPossible($0) }
            .map { arc in
                let names = graph.names([arc.tail, arc.head])
                return Violation(
                    subject: names.joined(separator: " -> "),
                    sentence: "\(names[0]) imports \(names[1]) without depending on it",
                    sites: graph.sites(of: arc.tail, arc.head), path: names,
                    asksForDeclaration: true)
            } + missingConditions(in: graph)
    }

    /// The imports on every platform of dependencies for some of them.
    private func missingConditions(in graph: GraphIndex) -> [Violation] {
        let modules = graph.select(modules)
        return graph.declared.arcs.compactMap { arc in
            guard modules.contains(arc.tail), let edge = graph.edge(arc.tail, arc.head),
                edge.declarations.allSatisfy(\.isPartial)
            else { return nil }
            let places = edge.imports.filter { !$0.isForPlatforms }.map(\.place)
            guard !places.isEmpty else { return nil }
            let platforms = Set(edge.declarations.flatMap(\.platforms)).sorted()
            return Violation(
                subject: "\(edge.tail) -> \(edge.head)",
                sentence:
                    "\(edge.tail) imports \(edge.head) on every platform, but depends on it on "
                    + "\(platforms.joined(separator: ", ")) only",
                sites: graph.sites(of: arc.tail, arc.head).filter { places.contains($0.place) },
                path: [edge.tail, edge.head],
                fix: "put the import into '#if os(…)', or remove the condition from the manifest")
        }
    }
}
