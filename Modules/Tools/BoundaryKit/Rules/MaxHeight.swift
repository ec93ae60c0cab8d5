/// Requires that no chain of dependencies among some modules exceeds a number of steps. The
/// modules of a cycle count as one.
struct MaxHeight: Requirement {
    static let name = "maxHeight"
    static let fix = "use modules directly, or merge modules that only forward others"
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
                sentence:
                    "a chain of dependencies has \(longest.count - 1) steps, more than \(height)",
                sites: graph.module(longest[0]).place.map { [Violation.Site(place: $0)] } ?? [],
                path: graph.names(longest))
        ]
    }
}
