/// Gives the segments of some patterns their symbols.
struct SegmentSymbols {
    /// The texts of literals and enumerations; a literal's detail is its place here.
    private(set) var words: [LiteralTable.Word] = []
    /// See ``LiteralTable/texts``.
    private(set) var texts: [UInt64] = []
    /// The places in ``words`` of the texts of each enumeration, each once and in their order.
    private(set) var enumerations: [[Int]] = []
    /// The names of constraints in the order of precedence.
    private(set) var constraints: [String] = []
    /// The segments with a text beside their parameter; the detail of each is its place here.
    private(set) var affixed: [AffixedSegments.Segment] = []
    /// The symbols of all patterns, one pattern after the other.
    private(set) var symbols: [SegmentSymbol] = []

    init(_ patterns: [RoutePattern], _ constraintOrder: ConstraintOrder) {
        var found = LiteralTable()
        var enumerated: [[Int]: Int] = [:]
        var named: [String: Int] = [:]
        var affixed: [AffixedSegments.Key: Int] = [:]
        symbols.reserveCapacity(patterns.reduce(0) { $0 + $1.segments.count })
        for pattern in patterns {
            let segments = pattern.segments
            // By their places, as each copy of a segment counts references.
            for place in segments.indices {
                let detail: Int
                switch segments[place] {
                case .literal(let text): detail = found.number(of: text)
                case .parameter(_, .oneOf), .affixed(_, _, .oneOf, _):
                    let texts = segments[place].enumeratedTexts ?? []
                    let all = texts.map { found.number(of: $0) }.sorted()
                    let numbers = all.indices.filter { $0 == 0 || all[$0] != all[$0 - 1] }
                        .map { all[$0] }
                    detail = enumerated[numbers, default: enumerated.count]
                    enumerated[numbers] = detail
                case .parameter(_, .type(let type)):
                    detail = SegmentType.allCases.firstIndex(of: type) ?? 0
                case .parameter(_, .named(let name)):
                    detail = named[name, default: named.count]
                    named[name] = detail
                case .affixed(let prefix, _, let constraint, let suffix):
                    if case .named(let name) = constraint {
                        named[name] = named[name, default: named.count]
                    }
                    let key = AffixedSegments.Key(
                        kind: segments[place].kind,
                        affixes: AffixBytes(SegmentAffixes(prefix: prefix, suffix: suffix)),
                        constraint: constraint)
                    detail = affixed[key, default: affixed.count]
                    affixed[key] = detail
                case .parameter(_, .none), .wildcard, .rest: detail = 0
                }
                symbols.append(SegmentSymbol(segments[place].kind, detail))
            }
        }
        let order = found.order
        words = order.map { found.words[$0] }
        texts = found.texts
        let wordPlaces = order.places
        let enumerationOrder = enumerated.map { texts, number in
            (number: number, texts: texts.map { wordPlaces[$0] }.sorted())
        }.sorted { $0.texts.lexicographicallyPrecedes($1.texts) }
        enumerations = enumerationOrder.map(\.texts)
        constraints = constraintOrder.sorted(named.keys)
        let enumerationPlaces = enumerationOrder.map(\.number).places
        let constraintPlaces = constraints.compactMap { named[$0] }.places
        let ordered = AffixedSegments(
            affixed.sorted { $0.value < $1.value }.map(\.key),
            constraints: named.mapValues { constraintPlaces[$0] })
        self.affixed = ordered.segments
        symbols = symbols.map { symbol in
            switch symbol.kind {
            case .literal: SegmentSymbol(.literal, wordPlaces[symbol.detail])
            case .enumerated: SegmentSymbol(.enumerated, enumerationPlaces[symbol.detail])
            case .constrained: SegmentSymbol(.constrained, constraintPlaces[symbol.detail])
            case .affixedTyped, .affixedConstrained, .affixed:
                SegmentSymbol(symbol.kind, ordered.places[symbol.detail])
            case .typed, .parameter, .wildcard, .rest: symbol
            }
        }
    }
}

extension SegmentSymbols {
    /// The text of a word, in lower case.
    func spelling(of word: LiteralTable.Word) -> String { CanonicalText.text(of: bytes(of: word)) }

    /// The canonical bytes of a word, in lower case.
    func bytes(of word: LiteralTable.Word) -> [UInt8] {
        let bytes = texts[word.text].flatMap { eight in
            (0..<8).map { UInt8(truncatingIfNeeded: eight &>> ($0 * 8)) }
        }
        return Array(bytes.prefix(word.count))
    }
}

extension [Int] {
    /// For a permutation the place of each number in it.
    var places: [Int] {
        var places = self
        for (place, number) in enumerated() {
            places[number] = place
        }
        return places
    }
}
