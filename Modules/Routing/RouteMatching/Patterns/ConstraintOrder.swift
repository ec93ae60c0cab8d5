/// Which constraints are narrower than others, as they are declared.
struct ConstraintOrder {
    /// Of several of one name the first.
    let constraints: [String: RouteConstraint]
    /// Also by way of others.
    private let wider: [String: Set<String>]

    init(_ constraints: [RouteConstraint]) {
        let named = Dictionary(
            constraints.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.constraints = named
        let declared = named.values.filter { !$0.widerNames.isEmpty }
        wider = Dictionary(
            uniqueKeysWithValues: declared.map { constraint in
                var found: Set<String> = []
                var open = constraint.widerNames
                while let name = open.popLast() {
                    guard found.insert(name).inserted else { continue }
                    open += named[name]?.widerNames ?? []
                }
                return (constraint.name, found)
            })
    }

    func isNarrower(_ name: String, than other: String) -> Bool {
        wider[name]?.contains(other) ?? false
    }

    /// Narrower ones first; what nothing orders, by its example, so that no winner depends on a name.
    func sorted(_ names: some Sequence<String>) -> [String] {
        names.map { (name: $0, wider: wider[$0]?.count ?? 0, example: constraints[$0]?.example) }
            .sorted { left, right in
                if left.wider != right.wider { return left.wider > right.wider }
                let (one, other) = (left.example ?? "", right.example ?? "")
                return one == other
                    ? left.name < right.name : one.utf8.lexicographicallyPrecedes(other.utf8)
            }
            .map(\.name)
    }
}
