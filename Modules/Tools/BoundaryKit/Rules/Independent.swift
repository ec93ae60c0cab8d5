/// Requires that none of some modules depends on another of them, directly or indirectly.
struct Independent: Requirement {
    static let name = "independent"
    static let fix = "move what both need to a module that both may depend on"
    static let givesPlace = true
    let modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func prohibitions(in graph: GraphIndex) -> [Prohibition] {
        let modules = graph.select(modules)
        return [Prohibition(tails: modules, heads: modules)]
    }
}
