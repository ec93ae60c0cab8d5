/// What a segment of a pattern answers, the narrowest kind first: of several patterns that answer a
/// path, the one with the narrower kind at the first difference from the left wins.
package enum SegmentKind: UInt8 {
    case literal, enumerated
    /// A parameter with a text beside it.
    case affixedTyped, affixedConstrained, affixed
    case typed, constrained, parameter, wildcard, rest

    /// Whether it is a parameter with a text beside it.
    var isAffixed: Bool { [.affixedTyped, .affixedConstrained, .affixed].contains(self) }
}

extension RoutePattern.Segment {
    package var kind: SegmentKind {
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

    /// What distinguishes two segments of one kind; equal for two that answer the same values.
    var detail: String {
        switch self {
        case .literal(let text): text.asciiLowercased
        case .parameter(_, .oneOf), .affixed(_, _, .oneOf, _):
            Set((enumeratedTexts ?? []).map(\.asciiLowercased)).sorted()
                .map(PatternLiteral.text).joined(separator: "|")
        case .affixed(let prefix, _, let constraint, let suffix):
            // The number keeps the texts apart, whatever they contain.
            "\(prefix.utf8.count) \(prefix.asciiLowercased)\(constraint) \(suffix.asciiLowercased)"
        case .parameter(_, .type(let type)): type.rawValue
        case .parameter(_, .named(let name)): name
        case .parameter(_, .none), .wildcard, .rest: ""
        }
    }

    func admits(_ value: String, constraints: [String: RouteConstraint]) -> Bool {
        switch self {
        case .literal(let text): text.asciiLowercased == value.asciiLowercased
        case .parameter(_, let constraint): constraint.admits(value, constraints: constraints)
        case .affixed(_, _, let constraint, _):
            affixes?.value(in: value).map { constraint.admits($0, constraints: constraints) }
                ?? false
        case .wildcard, .rest: true
        }
    }
}

extension RoutePattern {
    /// What all segments that match the same values have in common.
    struct SegmentIdentity: Hashable, Sendable {
        private let kind: SegmentKind
        private let detail: String

        init(_ segment: Segment) {
            kind = segment.kind
            detail = segment.detail
        }
    }

    /// What all patterns that match exactly the same paths have in common: to look one up among many.
    package struct Identity: Hashable, Sendable {
        private let optionalCount: Int
        private let segments: [SegmentIdentity]

        fileprivate init(_ pattern: RoutePattern) {
            optionalCount = pattern.optionalCount
            segments = pattern.segments.map(SegmentIdentity.init)
        }
    }

    /// What it has in common with the patterns that match exactly the same paths.
    package var identity: Identity { Identity(self) }

    /// Whether both match exactly the same paths.
    package func isEquivalent(to other: RoutePattern) -> Bool { identity == other.identity }
}
