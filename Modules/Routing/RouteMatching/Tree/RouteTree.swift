/// The different segments of some patterns, numbered, and what decides between them.
struct SegmentSymbols {
    /// What decides after the kinds, in this order. Patterns of different texts match no common path, or
    /// tie: texts only make the order complete.
    enum Pass: Int, CaseIterable { case affixes, types, constraints, texts }

    struct Symbol {
        let kind: SegmentKind
        let segment: RoutePattern.Segment
        /// None if these are part of enumerated texts.
        let affixes: SegmentAffixes?
        /// Canonical bytes of a literal or an enumeration in lower case, sorted, each once.
        let texts: [[UInt8]]
        /// The place in each pass; zero for a pass that doesn't look at it.
        fileprivate(set) var order = SIMD4<UInt32>()

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
    /// By pattern the numbers of its segments.
    private(set) var numbers: [[Int]] = []

    init(_ patterns: [RoutePattern], _ constraints: ConstraintOrder) {
        var known: [RoutePattern.Segment: Int] = [:]
        for pattern in patterns {
            numbers.append(
                pattern.segments.map { segment in
                    let identity = segment.identity
                    if let number = known[identity] { return number }
                    known[identity] = all.count
                    all.append(Symbol(segment))
                    return all.count - 1
                })
        }
        sort(.texts, all.indices.filter { !all[$0].texts.isEmpty }) {
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
                let place = SegmentType.allCases.firstIndex(of: type) ?? 0
                all[number].order[Pass.types.rawValue] = UInt32(place)
            case .named(let name):
                let place = names.firstIndex(of: name) ?? 0
                all[number].order[Pass.constraints.rawValue] = UInt32(place)
            default: break
            }
        }
    }

    /// Equal symbols get the same place.
    private mutating func sort(
        _ pass: Pass, _ numbers: [Int], by precedes: (Symbol, Symbol) -> Bool
    ) {
        let sorted = numbers.sorted { precedes(all[$0], all[$1]) }
        var place: UInt32 = 0
        for (last, number) in zip([nil] + sorted, sorted) {
            if let last, precedes(all[last], all[number]) { place += 1 }
            all[number].order[pass.rawValue] = place
        }
    }
}

/// The forms of some patterns as a tree of segments: forms that begin alike share their beginning.
struct RouteTree {
    /// No form: a rank after all others.
    static let none = Int.max

    /// A pattern, or a pattern without some of its optional segments.
    struct Form {
        let pattern: Int
        let symbols: ArraySlice<Int>
    }

    struct Node {
        /// The number of the segment before this place; -1 at the root.
        let symbol: Int
        /// The smallest rank here or below.
        let first: Int
        /// The rank of the form that ends here, and of the one that takes the rest.
        fileprivate(set) var end = RouteTree.none, rest = RouteTree.none
        /// By the smallest rank below them.
        fileprivate(set) var children: [Int] = []
    }

    let patterns: [RoutePattern]
    let symbols: [SegmentSymbols.Symbol]
    /// In the order of precedence: a form's position is its rank, and of the forms that match a path the
    /// one with the smallest rank wins.
    let forms: [Form]
    private(set) var nodes: [Node]
    /// By the smallest rank of the same segments the others.
    private(set) var repeated: [Int: [Int]] = [:]

    init(_ patterns: [RoutePattern], _ constraints: ConstraintOrder) {
        self.patterns = patterns
        let symbols = SegmentSymbols(patterns, constraints)
        self.symbols = symbols.all
        forms = Self.ranked(patterns, symbols)
        nodes = [Node(symbol: -1, first: forms.isEmpty ? Self.none : 0)]
        var known: [UInt64: Int] = [:]
        for (rank, form) in forms.enumerated() {
            let takesRest = form.symbols.last.map { self.symbols[$0].kind } == .rest
            var node = 0
            for symbol in takesRest ? form.symbols.dropLast() : form.symbols {
                let key = UInt64(node) << 32 | UInt64(symbol)
                if let next = known[key] {
                    node = next
                } else {
                    // Forms are added by their ranks, so children are in that order, too.
                    known[key] = nodes.count
                    nodes[node].children.append(nodes.count)
                    node = nodes.count
                    nodes.append(Node(symbol: symbol, first: rank))
                }
            }
            // Of two that are the same the first one wins; a review refuses them.
            let other = takesRest ? nodes[node].rest : nodes[node].end
            if other != Self.none {
                repeated[other, default: []].append(rank)
            } else if takesRest {
                nodes[node].rest = rank
            } else {
                nodes[node].end = rank
            }
        }
    }

    /// All kinds decide from left to right, then one pass after the other.
    private static func ranked(_ patterns: [RoutePattern], _ symbols: SegmentSymbols) -> [Form] {
        let forms = patterns.indices.flatMap { pattern in
            patterns[pattern].forms.map { segments -> (key: [UInt32], form: Form) in
                let numbers = symbols.numbers[pattern].prefix(segments.count)
                // A form follows a longer one.
                var key = numbers.map { UInt32(symbols.all[$0].kind.rawValue) } + [.max]
                for pass in SegmentSymbols.Pass.allCases {
                    key += numbers.map { symbols.all[$0].order[pass.rawValue] }
                }
                return (key, Form(pattern: pattern, symbols: numbers))
            }
        }
        return forms.sorted { left, right in
            if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
            // Only the text is left for two that tie, or that differ in names alone.
            return patterns[left.form.pattern].description
                < patterns[right.form.pattern].description
        }.map(\.form)
    }

    func symbol(of node: Int) -> SegmentSymbols.Symbol { symbols[nodes[node].symbol] }

    func segments(of rank: Int) -> ArraySlice<RoutePattern.Segment> {
        patterns[forms[rank].pattern].segments.prefix(forms[rank].symbols.count)
    }

    /// The canonical bytes of a path of texts alone; `nil` for any other form.
    func literalPath(of rank: Int) -> [UInt8]? {
        let symbols = forms[rank].symbols.lazy.map { self.symbols[$0] }
        guard symbols.allSatisfy({ $0.kind == .literal }) else { return nil }
        return Array(symbols.map { $0.texts[0] }.joined(separator: "/".utf8))
    }

    /// Whether something decides on each path that two forms of the same kinds match.
    func areOrdered(_ left: Int, _ right: Int, by constraints: ConstraintOrder) -> Bool {
        let pairs = zip(forms[left].symbols, forms[right].symbols)
            .map { (symbols[$0], symbols[$1]) }
        func first(_ pass: SegmentSymbols.Pass) -> (SegmentSymbols.Symbol, SegmentSymbols.Symbol)? {
            pairs.first { $0.order[pass.rawValue] != $1.order[pass.rawValue] }
        }
        if let (a, b) = first(.affixes), let one = a.affixes, let other = b.affixes {
            return one.isNarrower(than: other) || other.isNarrower(than: one)
        }
        if first(.types) != nil { return true }
        guard let (a, b) = first(.constraints), let one = a.segment.constraintName,
            let other = b.segment.constraintName
        else { return false }
        return constraints.isNarrower(one, than: other) || constraints.isNarrower(other, than: one)
    }
}
