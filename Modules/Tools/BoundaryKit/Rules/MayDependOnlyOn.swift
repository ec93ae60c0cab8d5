/// Requires that some modules depend only on the allowed modules.
///
/// External modules count, too: allow them with a text such as `external:UIKit`.
struct MayDependOnlyOn: Requirement {
    static let name = "mayDependOnlyOn"
    static let fix = "remove the dependency, or extend the list of allowed modules"
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
