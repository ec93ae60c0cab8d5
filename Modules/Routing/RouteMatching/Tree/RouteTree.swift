/// A position in the order of precedence. Of the forms that match a path the one with the smallest
/// rank wins.
struct Rank: BitwiseCopyable, Comparable, Hashable, Sendable {
    private let number: UInt32

    /// Behind all forms: where no form matches.
    static let none = Rank(number: .max)

    init(_ position: Int) { number = UInt32(position) }

    private init(number: UInt32) { self.number = number }

    var position: Int { Int(number) }

    @inline(__always)
    static func < (left: Rank, right: Rank) -> Bool { left.number < right.number }
}

/// The forms of some patterns as a tree of segments: forms that begin alike share their beginning.
struct RouteTree {
    struct Form {
        let pattern: Int
        /// For each segment the number of its rule.
        let rules: ArraySlice<Int>
    }

    struct Node {
        /// The number of the rule of the last segment; `nil` at the root.
        let rule: Int?
        /// The smallest rank here or below.
        let first: Rank
        /// The rank of the form that ends here, and of the one that takes the rest.
        fileprivate(set) var end = Rank.none, rest = Rank.none
        /// By the smallest rank below them.
        fileprivate(set) var children: [Int] = []
        /// What follows, one bit for each kind, and the lowest for an end.
        fileprivate(set) var kinds: UInt16 = 0
    }

    let patterns: [RoutePattern]
    /// Each once.
    let rules: [SegmentRule]
    /// In the order of precedence: a form's position is its rank.
    let forms: [Form]
    private(set) var nodes: [Node]
    /// By the smallest rank of the same segments the others.
    private(set) var repeated: [Rank: [Rank]] = [:]

    init(_ patterns: [RoutePattern], _ constraints: ConstraintOrder) {
        self.patterns = patterns
        (rules, forms) = Self.ranked(patterns, constraints)
        nodes = [Node(rule: nil, first: forms.isEmpty ? .none : Rank(0))]
        var known: [SIMD2<Int>: Int] = [:]
        for (position, form) in forms.enumerated() {
            let rank = Rank(position)
            let takesRest = form.rules.last.map { rules[$0].kind } == .rest
            var node = 0
            for rule in takesRest ? form.rules.dropLast() : form.rules {
                let key = SIMD2(node, rule)
                if let next = known[key] {
                    node = next
                } else {
                    // Forms are added by their ranks, so children are in that order, too.
                    known[key] = nodes.count
                    nodes[node].children.append(nodes.count)
                    nodes[node].kinds |= 2 << UInt16(rules[rule].kind.rawValue)
                    node = nodes.count
                    nodes.append(Node(rule: rule, first: rank))
                }
            }
            // Of two that are the same the first one wins; a review refuses them.
            nodes[node].kinds |= takesRest ? 2 << UInt16(SegmentKind.rest.rawValue) : 1
            let other = takesRest ? nodes[node].rest : nodes[node].end
            if other < .none {
                repeated[other, default: []].append(rank)
            } else if takesRest {
                nodes[node].rest = rank
            } else {
                nodes[node].end = rank
            }
        }
    }

    /// All kinds decide from left to right, then one pass after the other.
    private static func ranked(
        _ patterns: [RoutePattern], _ constraints: ConstraintOrder
    ) -> ([SegmentRule], [Form]) {
        let names = constraints.sorted(
            Set(patterns.flatMap { $0.segments.compactMap(\.constraintName) }))
        let ranks = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        var rules: [SegmentRule] = []
        var known: [RoutePattern.Segment: Int] = [:]
        var forms: [(key: [UInt8], text: String, form: Form)] = []
        for (position, pattern) in patterns.enumerated() {
            let numbers = pattern.segments.map { segment in
                let identity = segment.identity
                if let number = known[identity] { return number }
                known[identity] = rules.count
                rules.append(SegmentRule(segment, constraints, ranks: ranks))
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
                forms.append((key, text, Form(pattern: position, rules: own)))
            }
        }
        forms.sort { left, right in
            if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
            // Patterns of different texts match no common path, or tie: texts only make the order
            // complete.
            return (left.text, left.form.pattern) < (right.text, right.form.pattern)
        }
        return (rules, forms.map(\.form))
    }

    /// The rule of the last segment before a node that isn't the root.
    func rule(of node: Int) -> SegmentRule { rules[nodes[node].rule ?? 0] }

    func form(_ rank: Rank) -> Form { forms[rank.position] }

    /// Whether something decides on each path that two forms of the same kinds match.
    func areOrdered(_ left: Rank, _ right: Rank, by constraints: ConstraintOrder) -> Bool {
        let pairs = zip(form(left).rules, form(right).rules).map { (rules[$0], rules[$1]) }
        if let (one, other) = pairs.first(where: { $0.affixOrder != $1.affixOrder }),
            let one = one.affixes, let other = other.affixes
        {
            return one.isNarrower(than: other) || other.isNarrower(than: one)
        }
        if pairs.contains(where: { $0.typeOrder != $1.typeOrder }) { return true }
        guard let (one, other) = pairs.first(where: { $0.constraintOrder != $1.constraintOrder }),
            let one = one.segment.constraintName, let other = other.segment.constraintName
        else { return false }
        return constraints.isNarrower(one, than: other) || constraints.isNarrower(other, than: one)
    }
}
