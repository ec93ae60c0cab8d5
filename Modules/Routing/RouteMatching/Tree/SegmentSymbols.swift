/// Numbers the different segments of some patterns, and knows what decides between them.
struct SegmentSymbols {
    /// The pass that counts most first. Patterns with different literals, or without a common text, match
    /// no common path; these passes only make the order complete.
    enum Pass: Int, CaseIterable { case literals, affixes, types, constraints, enumerations }

    struct Symbol {
        let kind: SegmentKind
        let segment: RoutePattern.Segment
        /// None if these are part of enumerated texts.
        let affixes: SegmentAffixes?
        /// Canonical bytes of a literal or an enumeration in lower case, sorted, each once.
        let texts: [[UInt8]]
        fileprivate init(_ segment: RoutePattern.Segment) {
            self.segment = segment
            kind = segment.kind
            affixes = kind.isAffixed ? segment.affixes : nil
            let texts = segment.texts.map { CanonicalText.bytes(of: [$0.asciiLowercased]) }
            self.texts =
                texts.count < 2
                ? texts : Set(texts).sorted { $0.lexicographicallyPrecedes($1) }
        }
    }

    private(set) var all: [Symbol] = []
    /// By symbol the place in each pass; zero for a pass that doesn't look at it.
    private(set) var orders: [SIMD8<UInt32>] = []
    /// By pattern the numbers of its segments.
    private(set) var numbers: [[Int]] = []

    init(_ patterns: [RoutePattern], _ constraints: ConstraintOrder) {
        var known: [RoutePattern.Segment: Int] = [:]
        for pattern in patterns {
            numbers.append(
                pattern.segments.map { segment in
                    let next = all.count
                    let identity = segment.identity
                    if let number = known[identity] { return number }
                    known[identity] = next
                    all.append(Symbol(segment))
                    return next
                })
        }
        orders = Array(repeating: SIMD8(), count: all.count)
        sort(.literals, all.indices.filter { all[$0].kind == .literal }) {
            $0.texts[0].lexicographicallyPrecedes($1.texts[0])
        }
        sort(.enumerations, all.indices.filter { all[$0].kind == .enumerated }) {
            $0.texts.lexicographicallyPrecedes($1.texts) { $0.lexicographicallyPrecedes($1) }
        }
        sort(.affixes, all.indices.filter { all[$0].affixes != nil }) {
            guard let one = $0.affixes, let other = $1.affixes else { return false }
            return one.precedes(other)
        }
        let names = constraints.sorted(Set(all.compactMap(\.segment.constraintName)))
        for number in all.indices {
            switch all[number].segment.constraint {
            case .type(let type):
                let order = SegmentType.allCases.firstIndex(of: type) ?? 0
                orders[number][Pass.types.rawValue] = UInt32(order)
            case .named(let name):
                let order = names.firstIndex(of: name) ?? 0
                orders[number][Pass.constraints.rawValue] = UInt32(order)
            default: break
            }
        }
    }

    /// Equal symbols get the same place.
    private mutating func sort(
        _ pass: Pass, _ numbers: [Int], by precedes: (Symbol, Symbol) -> Bool
    ) {
        let sorted = numbers.sorted { precedes(all[$0], all[$1]) }
        var order: UInt32 = 0
        for (place, number) in sorted.enumerated() {
            if place > 0, precedes(all[sorted[place - 1]], all[number]) { order += 1 }
            orders[number][pass.rawValue] = order
        }
    }

    func first(
        of left: ArraySlice<Int>, _ right: ArraySlice<Int>, differingIn pass: Pass
    ) -> (Int, Int)? {
        for (one, other) in zip(left, right)
        where one != other && orders[one][pass.rawValue] != orders[other][pass.rawValue] {
            return (one, other)
        }
        return nil
    }
}
