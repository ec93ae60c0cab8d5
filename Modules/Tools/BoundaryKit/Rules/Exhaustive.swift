extension BoundaryRule {
    /// Each of some modules has its place: another rule says on what it, or who on it, may depend.
    public static func exhaustive(
        _ modules: ModuleSelector = .all, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(Exhaustive(modules: modules), because: reason)
    }
}

struct Exhaustive: Requirement {
    static let name = "exhaustive"
    static let fix = "name it in a rule: a layer, or what it may depend on"
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        graph.select(modules).subtracting(graph.placed).map(graph.module).map {
            Violation(
                subject: $0.name, sentence: "no rule gives \($0.name) a place",
                sites: $0.place.map { [Violation.Site(place: $0)] } ?? [])
        }
    }
}
