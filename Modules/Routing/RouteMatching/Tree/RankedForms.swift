/// Each pattern, and each again without its optional segments, in the order of precedence. A form's
/// position is its rank; of the forms that match a path the one with the smallest rank wins.
struct RankedForms {
    struct Form {
        let pattern: Int
        let count: Int
        /// Four bits for each of 15 kinds; then all bits are set, so that a form follows a longer one.
        fileprivate let kinds: UInt64
    }

    let patterns: [RoutePattern]
    let symbols: SegmentSymbols
    let forms: [Form]

    init(_ patterns: [RoutePattern], _ constraints: ConstraintOrder) {
        self.patterns = patterns
        let symbols = SegmentSymbols(patterns, constraints)
        self.symbols = symbols
        let forms = patterns.indices.flatMap { pattern in
            let count = patterns[pattern].segments.count
            return (0...patterns[pattern].optionalCount).map { missing in
                var kinds = UInt64.max
                for (place, number) in symbols.numbers[pattern].prefix(count - missing).prefix(15)
                    .enumerated()
                {
                    let shift = UInt64(60 - 4 * place)
                    kinds &= ~(0xF << shift) | UInt64(symbols.all[number].kind.rawValue) << shift
                }
                return Form(pattern: pattern, count: count - missing, kinds: kinds)
            }
        }
        self.forms = forms.sorted { left, right in
            if left.kinds != right.kinds { return left.kinds < right.kinds }
            // Only the text is left for two that tie, or that differ in names alone.
            return Self.precedes(left, right, symbols)
                ?? (patterns[left.pattern].description < patterns[right.pattern].description)
        }
    }

    func segments(of rank: Int) -> ArraySlice<Int> {
        symbols.numbers[forms[rank].pattern].prefix(forms[rank].count)
    }

    /// The canonical bytes of a path of texts alone; `nil` for any other form.
    func literalPath(of rank: Int) -> [UInt8]? {
        var path: [UInt8] = []
        for (place, number) in segments(of: rank).enumerated() {
            guard symbols.all[number].kind == .literal else { return nil }
            if place > 0 { path.append(UInt8(ascii: "/")) }
            path += symbols.all[number].texts[0]
        }
        return path
    }

    /// All kinds decide from left to right, then one pass after the other; `nil` for the same segments.
    private static func precedes(_ left: Form, _ right: Form, _ symbols: SegmentSymbols) -> Bool? {
        let one = symbols.numbers[left.pattern].prefix(left.count)
        let other = symbols.numbers[right.pattern].prefix(right.count)
        for (a, b) in zip(one, other) where symbols.all[a].kind != symbols.all[b].kind {
            return symbols.all[a].kind.rawValue < symbols.all[b].kind.rawValue
        }
        if left.count != right.count { return left.count > right.count }
        for pass in SegmentSymbols.Pass.allCases {
            if let (a, b) = symbols.first(of: one, other, differingIn: pass) {
                return symbols.orders[a][pass.rawValue] < symbols.orders[b][pass.rawValue]
            }
        }
        return nil
    }
}

extension RankedForms {
    /// Whether something decides on each path that two forms of the same kinds match.
    func areOrdered(_ left: Int, _ right: Int, by constraints: ConstraintOrder) -> Bool {
        let (left, right) = (segments(of: left), segments(of: right))
        if let (a, b) = symbols.first(of: left, right, differingIn: .affixes),
            let one = symbols.all[a].affixes, let other = symbols.all[b].affixes
        {
            return one.isNarrower(than: other) || other.isNarrower(than: one)
        }
        if symbols.first(of: left, right, differingIn: .types) != nil { return true }
        guard let (a, b) = symbols.first(of: left, right, differingIn: .constraints),
            let one = symbols.all[a].segment.constraintName,
            let other = symbols.all[b].segment.constraintName
        else { return false }
        return constraints.isNarrower(one, than: other) || constraints.isNarrower(other, than: one)
    }
}
