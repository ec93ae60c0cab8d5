/// A position in the order of precedence, or the largest number behind all of them where no form
/// matches. Of the forms that match a path the one with the smallest rank wins.
typealias Rank = UInt32

/// Patterns in the order of precedence, and what their segments admit.
struct RankedPatterns: Sendable {
    /// A pattern, or a pattern without some of its optional segments.
    struct Form: BitwiseCopyable, Sendable {
        /// The position of the pattern in ``patterns``.
        let pattern: Int
        /// The number of its segments.
        let count: Int
        /// Whether the last one takes the rest of a path.
        let takesRest: Bool

        /// The number of segments that each take one of a path.
        var depth: Int { takesRest ? count - 1 : count }
    }

    private(set) var patterns: [RoutePattern] = []
    /// Where each pattern was given.
    private(set) var positions: [Int] = []
    /// What the segments admit, each rule once.
    private(set) var rules: [SegmentRule] = []
    /// For each pattern, and each of its segments, the position of the rule.
    private var numbers: [[Int]] = []
    /// The forms in the order of precedence: a form's position is its rank.
    private(set) var forms: [Form] = []

    /// All kinds decide from left to right, then one pass after the other.
    init(_ given: [RoutePattern], _ constraints: ConstraintOrder) {
        var known: [RoutePattern.Segment: Int] = [:]
        var found: [(key: [UInt16], text: String, position: Int, rules: ArraySlice<Int>)] = []
        for (position, pattern) in given.enumerated() {
            let numbers = pattern.segments.map { segment in
                let identity = segment.identity
                if let number = known[identity] { return number }
                known[identity] = rules.count
                rules.append(SegmentRule(segment, constraints))
                return rules.count - 1
            }
            let text = pattern.description
            for missing in 0...pattern.optionalCount {
                let own = numbers.dropLast(missing)
                // A form follows a longer one.
                var key = own.map { rules[$0].kind.rawValue } + [.max]
                for number in own { key += rules[number].affixOrder }
                for number in own { key += rules[number].typeOrder }
                for number in own { key += rules[number].constraintOrder }
                found.append((key, text, position, own))
            }
        }
        found.sort { left, right in
            if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
            // Patterns of different texts match no common path, or tie: texts only make the order
            // complete.
            return (left.text, left.position) < (right.text, right.position)
        }
        // Each pattern once, by its whole form.
        let whole = found.filter { $0.rules.count == given[$0.position].segments.count }
        positions = whole.map(\.position)
        patterns = positions.map { given[$0] }
        numbers = whole.map { Array($0.rules) }
        let ranked = positions.indices.sorted { positions[$0] < positions[$1] }
        forms = found.map { _, _, position, own in
            Form(
                pattern: ranked[position], count: own.count,
                takesRest: own.last.map { rules[$0].kind } == .rest)
        }
    }

    /// For each segment of a form the position of its rule in ``rules``.
    func numbers(of form: Form) -> ArraySlice<Int> { numbers[form.pattern].prefix(form.count) }

    func rules(of form: Form) -> some BidirectionalCollection<SegmentRule> {
        numbers(of: form).lazy.map { rules[$0] }
    }

    /// For each segment of the whole pattern at a position the position of its rule.
    func numbers(of pattern: Int) -> [Int] { numbers[pattern] }

    subscript(rank: Rank) -> Form { forms[Int(rank)] }

    /// Whether something decides on each path that two forms of the same kinds match.
    func areOrdered(_ left: Rank, _ right: Rank, by constraints: ConstraintOrder) -> Bool {
        let pairs = Array(zip(rules(of: self[left]), rules(of: self[right])))
        if let (one, other) = pairs.lazy.map({ ($0.affixes, $1.affixes) }).first(where: !=) {
            return one.isNarrower(than: other) || other.isNarrower(than: one)
        }
        if pairs.contains(where: { $0.typeOrder != $1.typeOrder }) { return true }
        let names = pairs.lazy.map { ($0.segment.constraintName, $1.segment.constraintName) }
        guard case (let one?, let other?)? = names.first(where: !=) else { return false }
        return constraints.isNarrower(one, than: other) || constraints.isNarrower(other, than: one)
    }
}
