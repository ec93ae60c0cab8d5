/// The place of a form of a pattern in the total order of all patterns: of several that answer a
/// path, the smallest wins.
///
/// From left to right the *kind* of the segment decides: literal, enumerated, typed, constrained,
/// parameter, `*`, `**`. Only where all kinds are equal the *details* do: narrower types first,
/// then by text. No order of registration plays a part.
struct Precedence: Comparable {
    /// What a segment answers, the narrowest kind first.
    enum Kind: UInt8 {
        case literal, enumerated, typed, constrained, parameter, wildcard, rest
    }

    private let kinds: [UInt8]
    private let details: [String]

    init(_ form: [RoutePattern.Segment]) {
        kinds = form.map(\.kind.rawValue)
        details = form.map(\.detail)
    }

    static func < (left: Precedence, right: Precedence) -> Bool {
        if left.kinds != right.kinds { return precedes(left.kinds, right.kinds) }
        return left.details.lexicographicallyPrecedes(right.details)
    }

    /// The first difference decides; where there is none, the longer one comes first.
    private static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        for (a, b) in zip(left, right) where a != b { return a < b }
        return left.count > right.count
    }
}

extension RoutePattern.Segment {
    var kind: Precedence.Kind {
        switch self {
        case .literal: .literal
        case .parameter(_, .oneOf): .enumerated
        case .parameter(_, .type): .typed
        case .parameter(_, .named): .constrained
        case .parameter(_, .none): .parameter
        case .wildcard: .wildcard
        case .rest: .rest
        }
    }

    /// What tells two segments of one kind apart; equal for two that answer the same values.
    var detail: String {
        switch self {
        case .literal(let text): text.asciiLowercased
        case .parameter(_, .oneOf(let texts)):
            Set(texts.map(\.asciiLowercased)).sorted().joined(separator: "|")
        case .parameter(_, .type(let type)):
            String(SegmentType.allCases.firstIndex(of: type) ?? 0)
        case .parameter(_, .named(let name)): name
        case .parameter(_, .none), .wildcard, .rest: ""
        }
    }

    func admits(_ value: String, constraints: [String: RouteConstraint]) -> Bool {
        switch self {
        case .literal(let text): text.asciiLowercased == value.asciiLowercased
        case .parameter(_, let constraint): constraint.admits(value, constraints: constraints)
        case .wildcard, .rest: true
        }
    }
}

extension RoutePattern {
    /// Whether both answer exactly the same paths.
    func isEquivalent(to other: RoutePattern) -> Bool {
        Precedence(segments) == Precedence(other.segments)
            && isLastOptional == other.isLastOptional
    }
}
