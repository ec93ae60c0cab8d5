extension BoundaryRule {
    /// Nobody depends on some modules directly but the named importers, a module's own tests, and
    /// the protected modules themselves.
    public static func protected(
        _ modules: ModuleSelector, importers: ModuleSelector, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(Protected(modules: modules, importers: importers), because: reason)
    }
}

struct Protected: Requirement {
    static let name = "protected"
    static let fix = "use a module that is not protected, or ask to become one of its importers"
    static let givesPlace = true
    let modules: ModuleSelector
    let importers: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }
    var others: [ModuleSelector] { [importers] }

    func prohibitions(in graph: GraphIndex) -> [Prohibition] {
        let modules = graph.select(modules)
        let strangers = graph.all.subtracting(modules).subtracting(graph.select(importers))
        return [
            Prohibition(
                tails: strangers, heads: modules, isDirectOnly: true, exemptsOwnTests: true)
        ]
    }
}
