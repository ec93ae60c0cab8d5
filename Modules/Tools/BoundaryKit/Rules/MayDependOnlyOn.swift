extension BoundaryRule {
    /// Each of some modules depends on itself and on the allowed modules, and on nothing else.
    ///
    /// Modules from outside count too: allow ``ModuleSelector/external(_:)`` what may be imported.
    public static func modules(
        _ modules: ModuleSelector, mayDependOnlyOn allowed: ModuleSelector, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(MayDependOnlyOn(modules: modules, allowed: allowed), because: reason)
    }
}

struct MayDependOnlyOn: Requirement {
    static let name = "mayDependOnlyOn"
    static let fix = "do without it, or extend the list of what is allowed"
    static let givesPlace = true
    let modules: ModuleSelector
    let allowed: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }
    var others: [ModuleSelector] { [allowed] }

    func prohibitions(in graph: GraphIndex) -> [Prohibition] {
        let closed = graph.all.subtracting(graph.select(allowed))
        return [Prohibition(tails: graph.select(modules), heads: closed, isDirectOnly: true)]
    }
}
