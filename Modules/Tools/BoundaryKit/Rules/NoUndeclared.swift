extension BoundaryRule {
    /// Requires that no module imports a module, of this package or a known one, on which it
    /// doesn't depend according to the manifest, not even through others. Such an import compiles
    /// on a warm build, and by chance on a clean one.
    public static func noUndeclared(
        in modules: ModuleSelector = .all, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(NoUndeclared(modules: modules), because: reason)
    }
}

struct NoUndeclared: Requirement {
    static let name = "noUndeclared"
    static let evidence: Set<Evidence.Kind> = [.declared, .imported]
    static let fix = "declare the dependency in the manifest, or remove the import"
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        graph.undeclaredImports(of: modules)
            .filter { !graph.declared.reachable(from: [$0.tail]).contains($0.head) }
            .map { arc in
                let names = graph.names([arc.tail, arc.head])
                return Violation(
                    subject: names.joined(separator: " -> "),
                    sentence: "\(names[0]) imports \(names[1]) without depending on it",
                    sites: graph.sites(of: arc.tail, arc.head), path: names,
                    asksForDeclaration: true)
            }
    }
}
