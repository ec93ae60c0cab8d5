/// Requires that no module of a first group depends on any of a second.
struct Forbidden: Requirement {
    static let name = "forbidden"
    static let fix = "remove the dependency, or move what is needed to an allowed module"
    static let givesPlace = true
    let from: ModuleSelector
    let to: ModuleSelector
    @Defaulted var directlyOnly: Bool

    var subjects: [ModuleSelector] { [from] }
    var others: [ModuleSelector] { [to] }

    func prohibitions(in graph: GraphIndex) -> [Prohibition] {
        [
            Prohibition(
                tails: graph.select(from), heads: graph.select(to),
                isDirectOnly: directlyOnly)
        ]
    }
}
