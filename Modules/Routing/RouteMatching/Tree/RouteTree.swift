/// A different segment of some patterns, and what decides between it and others.
struct SegmentSymbol {
    let kind: SegmentKind
    let segment: RoutePattern.Segment
    /// None if these are part of enumerated texts.
    let affixes: SegmentAffixes?
    /// Canonical bytes of a literal or an enumeration in lower case, sorted, each once.
    let texts: [[UInt8]]
    /// What decides between two of one kind, the smaller one first: texts around a value before any type,
    /// types before checks.
    fileprivate var around: [UInt8] = [], type: [UInt8] = [], check: [UInt8] = []

    /// - Parameter constraints: Names, the narrower ones first.
    fileprivate init(_ segment: RoutePattern.Segment, _ constraints: [String: Int]) {
        self.segment = segment
        kind = segment.kind
        affixes = kind.isAffixed ? segment.affixes : nil
        let own = segment.texts.map { CanonicalText.bytes(of: [$0.asciiLowercased]) }
        texts = own.count < 2 ? own : Set(own).sorted { $0.lexicographicallyPrecedes($1) }
        if let affixes {
            // The longer ones first: so a narrower one is before a wider one.
            around = Self.bytes(.max - affixes.prefix.count - affixes.suffix.count)
            around += affixes.prefix + [0] + affixes.suffix + [0]
        }
        switch segment.constraint {
        case .type(let own): type = Self.bytes(SegmentType.allCases.firstIndex(of: own) ?? 0)
        case .named(let name): check = Self.bytes(constraints[name] ?? 0)
        default: break
        }
    }

    private static func bytes(_ number: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }
}

/// The forms of some patterns as a tree of segments: forms that begin alike share their beginning.
struct RouteTree {
    /// No form: a rank after all others.
    static let none = Int.max

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
        /// What follows, one bit for each kind, and the lowest for an end.
        fileprivate(set) var kinds: UInt16 = 0
    }

    let patterns: [RoutePattern]
    let symbols: [SegmentSymbol]
    /// In the order of precedence: a form's position is its rank, and of the forms that match a path the
    /// one with the smallest rank wins.
    let forms: [Form]
    private(set) var nodes: [Node]
    /// By the smallest rank of the same segments the others.
    private(set) var repeated: [Int: [Int]] = [:]

    init(_ patterns: [RoutePattern], _ constraints: ConstraintOrder) {
        self.patterns = patterns
        (symbols, forms) = Self.ranked(patterns, constraints)
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
                    nodes[node].kinds |= 2 << UInt16(symbols[symbol].kind.rawValue)
                    node = nodes.count
                    nodes.append(Node(symbol: symbol, first: rank))
                }
            }
            // Of two that are the same the first one wins; a review refuses them.
            nodes[node].kinds |= takesRest ? 2 << UInt16(SegmentKind.rest.rawValue) : 1
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
    private static func ranked(
        _ patterns: [RoutePattern], _ constraints: ConstraintOrder
    ) -> ([SegmentSymbol], [Form]) {
        let names = constraints.sorted(
            Set(patterns.flatMap { $0.segments.compactMap(\.constraintName) }))
        let places = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        var symbols: [SegmentSymbol] = []
        var known: [RoutePattern.Segment: Int] = [:]
        var forms: [(key: [UInt8], text: String, form: Form)] = []
        for (position, pattern) in patterns.enumerated() {
            let numbers = pattern.segments.map { segment in
                let identity = segment.identity
                if let number = known[identity] { return number }
                known[identity] = symbols.count
                symbols.append(SegmentSymbol(segment, places))
                return symbols.count - 1
            }
            let text = pattern.description
            for missing in 0...pattern.optionalCount {
                let own = numbers.dropLast(missing)
                // A form follows a longer one.
                var key = own.map { symbols[$0].kind.rawValue } + [.max]
                for number in own { key += symbols[number].around }
                for number in own { key += symbols[number].type }
                for number in own { key += symbols[number].check }
                forms.append((key, text, Form(pattern: position, symbols: own)))
            }
        }
        forms.sort { left, right in
            if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
            // Patterns of different texts match no common path, or tie: texts only make the order complete.
            return (left.text, left.form.pattern) < (right.text, right.form.pattern)
        }
        return (symbols, forms.map(\.form))
    }

    func symbol(of node: Int) -> SegmentSymbol { symbols[nodes[node].symbol] }

    /// Whether something decides on each path that two forms of the same kinds match.
    func areOrdered(_ left: Int, _ right: Int, by constraints: ConstraintOrder) -> Bool {
        let pairs = zip(forms[left].symbols, forms[right].symbols)
            .map { (symbols[$0], symbols[$1]) }
        if let (one, other) = pairs.first(where: { $0.around != $1.around }),
            let one = one.affixes, let other = other.affixes
        {
            return one.isNarrower(than: other) || other.isNarrower(than: one)
        }
        if pairs.contains(where: { $0.type != $1.type }) { return true }
        guard let (one, other) = pairs.first(where: { $0.check != $1.check }),
            let one = one.segment.constraintName, let other = other.segment.constraintName
        else { return false }
        return constraints.isNarrower(one, than: other) || constraints.isNarrower(other, than: one)
    }
}
