/// Requires that only certain importers, a module's own tests and the protected modules
/// themselves depend directly on some modules.
struct Protected: Requirement {
    static let name = "protected"
    static let fix = "use a module that isn't protected, or add this one to the importers"
    static let givesPlace = true
    let modules: ModuleSelector
    let importers: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }
    var others: [ModuleSelector] { [importers] }

    func prohibitions(in graph: GraphIndex) -> [Prohibition] {
        let modules = graph.select(modules)
        let outsiders = graph.all.subtracting(modules).subtracting(graph.select(importers))
        return [
            Prohibition(
                tails: outsiders, heads: modules, isDirectOnly: true, exemptsOwnTests: true)
        ]
    }
}
