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

/// What a parameter's value must be for its pattern to answer.
public enum SegmentConstraint: Hashable, Sendable {
    /// Any text.
    case none
    /// One of these texts, without regard to ASCII case.
    case oneOf([String])
    /// A value of this type.
    case type(SegmentType)
    /// A value that the ``RouteConstraint`` of this name accepts.
    case named(String)

    func admits(_ value: String, constraints: [String: RouteConstraint]) -> Bool {
        switch self {
        case .none: true
        case .oneOf(let texts): texts.contains { $0.equalsIgnoringASCIICase(value) }
        case .type(let type): type.admits(value)
        case .named(let name): constraints[name]?.admits(value) ?? false
        }
    }
}

extension SegmentConstraint: CustomStringConvertible {
    /// The text between the parentheses of a pattern.
    public var description: String {
        switch self {
        case .none: ""
        case .oneOf(let texts): texts.map(PatternLiteral.text).joined(separator: "|")
        case .type(let type): type.rawValue
        case .named(let name): name
        }
    }
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

    /// What the value of its parameter must be; `nil` if it has no parameter.
    var constraint: SegmentConstraint? {
        switch self {
        case .parameter(_, let constraint), .affixed(_, _, let constraint, _): constraint
        case .literal, .wildcard, .rest: nil
        }
    }

    /// The name of the ``RouteConstraint`` that its value must pass; `nil` if there is none.
    var constraintName: String? {
        if case .named(let name) = constraint { name } else { nil }
    }

    /// The texts around its parameter; `nil` if there are none.
    var affixes: SegmentAffixes? {
        if case .affixed(let prefix, _, _, let suffix) = self {
            SegmentAffixes(prefix, suffix)
        } else {
            nil
        }
    }

    /// A value of its parameter with the texts around it.
    func around(_ value: String) -> String {
        if case .affixed(let prefix, _, _, let suffix) = self {
            prefix + value + suffix
        } else {
            value
        }
    }

    /// All texts that it answers, of a literal or an enumeration; none if it answers other texts, too.
    package var texts: [String] {
        switch (self, constraint) {
        case (.literal(let text), _): [text]
        case (_, .oneOf(let texts)): texts.map(around)
        default: []
        }
    }

    /// The same for all segments that answer the same values.
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

    func admits(_ value: String, constraints: [String: RouteConstraint]) -> Bool {
        switch self {
        case .literal(let text): text.equalsIgnoringASCIICase(value)
        case .parameter(_, let constraint): constraint.admits(value, constraints: constraints)
        case .affixed(_, _, let constraint, _):
            affixes?.value(in: value).map { constraint.admits($0, constraints: constraints) }
                ?? false
        case .wildcard, .rest: true
        }
    }
}

/// The texts around the parameter of a segment in lower case: `p-` and `.html` of `p-:id.html`. Both are
/// ASCII, and one may be empty.
struct SegmentAffixes: Hashable {
    let prefix: [UInt8], suffix: [UInt8]

    init(_ prefix: String, _ suffix: String) {
        self.prefix = Array(prefix.asciiLowercased.utf8)
        self.suffix = Array(suffix.asciiLowercased.utf8)
    }

    /// The value between the texts, exactly as sent; `nil` if the segment has other texts, or nothing
    /// between them.
    func value(in segment: String) -> String? {
        let bytes = CanonicalText.bytes(of: [segment])
        let isAround = bytes.withTextBytes { bytes in
            let end = bytes.count - suffix.count
            return prefix.count < end && prefix.withTextBytes(bytes.begins)
                && suffix.withTextBytes(bytes.part(end..<bytes.count).begins)
        }
        return isAround ? inner(of: segment) : nil
    }

    /// What is between the texts of a segment that has them, exactly as sent. A scalar of a canonical text
    /// in ASCII is one scalar of each equivalent text, so scalars count.
    func inner(of segment: String) -> String {
        String(segment.unicodeScalars.dropFirst(prefix.count).dropLast(suffix.count))
    }

    /// Whether each segment with these texts has the other ones too, and not the other way round.
    func isNarrower(than other: SegmentAffixes) -> Bool {
        self != other && prefix.starts(with: other.prefix)
            && suffix.reversed().starts(with: other.suffix.reversed())
    }

    /// Whether some segment has the texts of both.
    func overlaps(_ other: SegmentAffixes) -> Bool {
        zip(prefix, other.prefix).allSatisfy(==)
            && zip(suffix.reversed(), other.suffix.reversed()).allSatisfy(==)
    }

    /// Whether it is first in the order of precedence, which puts a narrower one first: the longer
    /// texts, then the smaller bytes.
    func precedes(_ other: SegmentAffixes) -> Bool {
        let (count, otherCount) = (
            prefix.count + suffix.count, other.prefix.count + other.suffix.count
        )
        if count != otherCount { return count > otherCount }
        return prefix == other.prefix
            ? suffix.lexicographicallyPrecedes(other.suffix)
            : prefix.lexicographicallyPrecedes(other.prefix)
    }
}
