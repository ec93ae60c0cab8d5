/// The kind of a segment, the narrowest first: at the first difference from the left, the pattern
/// with the narrower kind wins.
enum SegmentKind: UInt16 {
    case literal, enumerated
    /// With a text beside the parameter.
    case affixedTyped, affixedConstrained, affixed
    case typed, constrained, parameter, wildcard, rest
}

extension RoutePattern.Segment {
    var kind: SegmentKind {
        switch self {
        case .literal: .literal
        case .parameter(_, .oneOf), .affixed(_, _, .oneOf, _): .enumerated
        case .affixed(_, _, .type, _): .affixedTyped
        case .affixed(_, _, .named, _): .affixedConstrained
        case .affixed(_, _, .none, _): .affixed
        case .parameter(_, .type): .typed
        case .parameter(_, .named): .constrained
        case .parameter(_, .none): .parameter
        case .wildcard: .wildcard
        case .rest: .rest
        }
    }

    package var isRest: Bool { kind == .rest }

    /// What the value of its parameter must be; `nil` if it has no parameter.
    package var constraint: SegmentConstraint? {
        switch self {
        case .parameter(_, let constraint), .affixed(_, _, let constraint, _): constraint
        case .literal, .wildcard, .rest: nil
        }
    }

    package var constraintName: String? {
        if case .named(let name) = constraint { name } else { nil }
    }

    var affixes: SegmentAffixes {
        guard case .affixed(let prefix, _, _, let suffix) = self else { return .empty }
        return SegmentAffixes(prefix, suffix)
    }

    func around(_ value: String) -> String {
        guard case .affixed(let prefix, _, _, let suffix) = self else { return value }
        return prefix + value + suffix
    }

    /// The texts that it answers; none if it answers other texts than these, too.
    package var texts: [String] {
        switch (self, constraint) {
        case (.literal(let text), _): [text]
        case (_, .oneOf(let texts)): texts.map(around)
        default: []
        }
    }

    /// A segment that is equal for all that answer the same values.
    var identity: RoutePattern.Segment {
        switch self {
        case .literal(let text): .literal(text.asciiLowercased)
        case .parameter(_, .oneOf), .affixed(_, _, .oneOf, _):
            .parameter(name: "", .oneOf(Set(texts.map(\.asciiLowercased)).sorted()))
        case .affixed(let prefix, _, let constraint, let suffix):
            .affixed(
                prefix: prefix.asciiLowercased, name: "", constraint,
                suffix: suffix.asciiLowercased)
        case .parameter(_, let constraint): .parameter(name: "", constraint)
        case .wildcard: .wildcard
        case .rest: .rest(name: nil)
        }
    }

    /// The value of an enumeration as the pattern spells it, whatever its case in a link: `m` for
    /// `M`. So one value is one screen, and a type that lists the texts reads it. Other values stay
    /// as they are.
    func spelling(of value: String) -> String {
        guard case .oneOf(let texts) = constraint else { return value }
        return texts.first { $0.equalsIgnoringASCIICase(value) } ?? value
    }
}

/// The texts around a parameter in lower case: `p-` and `.html` of `p-:id.html`. Both are ASCII,
/// and each may be empty.
struct SegmentAffixes: Hashable {
    /// Around a value that is a whole segment.
    static let empty = SegmentAffixes("", "")

    let prefix: [UInt8], suffix: [UInt8]

    init(_ prefix: String, _ suffix: String) {
        self.prefix = Array(prefix.asciiLowercased.utf8)
        self.suffix = Array(suffix.asciiLowercased.utf8)
    }

    /// The value exactly as sent; `nil` for other texts, or nothing between them.
    func value(in segment: PathSegment) -> String? {
        guard segment.folded.count > prefix.count + suffix.count,
            segment.folded.starts(with: prefix),
            segment.folded.suffix(suffix.count).elementsEqual(suffix)
        else { return nil }
        return segment.sent.inside(front: prefix.count, back: suffix.count)
    }

    /// Whether each segment with these texts has the other ones, and not the reverse.
    func isNarrower(than other: SegmentAffixes) -> Bool {
        self != other && prefix.starts(with: other.prefix)
            && suffix.reversed().starts(with: other.suffix.reversed())
    }

    func overlaps(_ other: SegmentAffixes) -> Bool {
        zip(prefix, other.prefix).allSatisfy(==)
            && zip(suffix.reversed(), other.suffix.reversed()).allSatisfy(==)
    }
}
