/// Requires that each of some modules has a place: another rule restricts what it depends on,
/// or what depends on it.
struct Exhaustive: Requirement {
    static let name = "exhaustive"
    static let fix = "add it to a rule, such as a layer or a list of allowed dependencies"
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let unplaced = graph.select(modules).subtracting(graph.placed).map(graph.module)
        return unplaced.filter(\.isInManifest).map {
            Violation(
                subject: $0.name, sentence: "no rule assigns a place to \($0.name)",
                sites: $0.place.map { [Violation.Site(place: $0)] } ?? [])
        }
    }
}
