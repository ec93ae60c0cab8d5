extension PatternForms {
    /// Whether a form wins against another one on each path that both answer: by its kinds, then by
    /// its types, then by constraints that are declared to be narrower, each from left to right.
    func isNarrower(_ form: Form, than other: Form, by constraints: ConstraintOrder) -> Bool {
        let all = symbols.symbols
        let pairs = zip(all[form.segments], all[other.segments])
        if let (a, b) = pairs.first(where: { $0.kind != $1.kind }) { return a < b }
        if let (a, b) = pairs.first(where: { $0.kind == .typed && $0 != $1 }) { return a < b }
        guard let (a, b) = pairs.first(where: { $0.kind == .constrained && $0 != $1 }) else {
            return false
        }
        return constraints.isNarrower(
            symbols.constraints[a.detail], than: symbols.constraints[b.detail])
    }
}
