extension BoundaryRule {
    /// No chain of dependencies among some modules is longer than a number of steps. The modules
    /// of a circle count as one.
    public static func maxHeight(
        _ height: Int, of modules: ModuleSelector = .all, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(MaxHeight(height: height, modules: modules), because: reason)
    }
}

struct MaxHeight: Requirement {
    static let name = "maxHeight"
    static let fix = "let a module use what it needs directly, or join two that only pass it on"
    let height: Int
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let modules = Array(graph.select(modules))
        let longest = graph.digraph.induced(by: modules).longestPath.map { modules[$0] }
        guard longest.count - 1 > height else { return [] }
        return [
            Violation(
                subject: graph.names(longest.prefix(1)).joined(),
                sentence: "a chain of dependencies has \(longest.count - 1) steps, not \(height)",
                sites: graph.module(longest[0]).place.map { [Violation.Site(place: $0)] } ?? [],
                path: graph.names(longest))
        ]
    }
}
