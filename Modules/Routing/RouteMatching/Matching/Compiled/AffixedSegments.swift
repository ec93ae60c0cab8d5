/// The different segments of some patterns that have a text beside their parameter, in the order of
/// precedence. Enumerations are not among them: they are texts.
struct AffixedSegments {
    /// What distinguishes two of them.
    struct Key: Hashable {
        let kind: SegmentKind
        let affixes: AffixBytes
        let constraint: SegmentConstraint
    }

    /// One of them.
    struct Segment {
        let affixes: AffixBytes
        /// The place of its texts in the order of precedence.
        let order: Int
        let type: SegmentType?
        /// The place of its constraint in ``SegmentSymbols/constraints``.
        let constraint: Int?
    }

    let segments: [Segment]
    /// The place of each key.
    let places: [Int]

    /// - Parameters:
    ///   - keys: All keys, each once.
    ///   - constraints: The places of the constraints in their order, by their names.
    init(_ keys: [Key], constraints: [String: Int]) {
        let texts = Set(keys.map(\.affixes)).sorted { $0.precedes($1) }
        let orders = Dictionary(
            texts.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let all = keys.map { key in
            var (type, constraint): (SegmentType?, Int?) = (nil, nil)
            switch key.constraint {
            case .type(let required): type = required
            case .named(let name): constraint = constraints[name]
            case .none, .oneOf: break
            }
            return Segment(
                affixes: key.affixes, order: orders[key.affixes] ?? 0, type: type,
                constraint: constraint)
        }
        let ranks = keys.indices.map { Self.rank(keys[$0], all[$0]) }
        let order = keys.indices.sorted { ranks[$0] < ranks[$1] }
        segments = order.map { all[$0] }
        places = order.places
    }

    private static func rank(_ key: Key, _ segment: Segment) -> (UInt8, Int, Int, Int) {
        (key.kind.rawValue, segment.order, segment.type?.order ?? 0, segment.constraint ?? 0)
    }
}

extension SegmentType {
    /// Its place in the order of precedence.
    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
