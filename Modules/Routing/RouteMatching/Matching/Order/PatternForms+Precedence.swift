extension PatternForms {
    /// Whether a form wins against another one on each path that both answer: by its kinds, then by
    /// the texts around parameters, then by its types, then by constraints that are declared to be
    /// narrower, each from left to right.
    func isNarrower(_ form: Form, than other: Form, by constraints: ConstraintOrder) -> Bool {
        let all = symbols.symbols
        for (left, right) in zip(form.segments, other.segments)
        where all[left].kind != all[right].kind {
            return all[left] < all[right]
        }
        let pairs = zip(all[form.segments], all[other.segments])
        if let (a, b) = first(of: pairs, in: .affixes) {
            return symbols.affixed[a.detail].affixes.isNarrower(
                than: symbols.affixed[b.detail].affixes)
        }
        if let (a, b) = first(of: pairs, in: .types) {
            return symbols.place(of: a, in: .types) < symbols.place(of: b, in: .types)
        }
        guard let (a, b) = first(of: pairs, in: .constraints) else { return false }
        return constraints.isNarrower(
            symbols.constraints[symbols.place(of: a, in: .constraints)],
            than: symbols.constraints[symbols.place(of: b, in: .constraints)])
    }

    /// The first two segments that differ in what a pass looks at.
    func first(
        of pairs: some Sequence<(SegmentSymbol, SegmentSymbol)>, in pass: PrecedencePass
    ) -> (SegmentSymbol, SegmentSymbol)? {
        pairs.first {
            $0 != $1 && symbols.place(of: $0, in: pass) != symbols.place(of: $1, in: pass)
        }
    }
}
