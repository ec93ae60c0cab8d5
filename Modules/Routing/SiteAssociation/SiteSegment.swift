import RouteMatching
import RoutingEngine

/// A segment of a path as the system's patterns can describe it: a text, or any text between two
/// others.
struct SiteSegment: Hashable {
    /// The text of a segment without a value.
    var prefix = ""
    var hasValue = true
    var suffix = ""
    /// The types and checks that its value or its text must pass, for which patterns have no sign;
    /// empty if the router answers every such text.
    var checks: Set<String> = []

    init() {}

    init(prefix: String, suffix: String, checks: Set<String> = []) {
        self.prefix = prefix
        self.suffix = suffix
        self.checks = checks
    }

    /// The texts around the value of a segment of a pattern.
    init(around segment: RoutePattern.Segment) {
        guard case .affixed(let prefix, _, _, let suffix) = segment else { return }
        self.prefix = prefix
        self.suffix = suffix
    }

    init(text: String, checks: Set<String> = []) {
        prefix = text
        hasValue = false
        self.checks = checks
    }

    /// The pattern, in which `?*` is any text.
    var pattern: String { Self.spelled(prefix) + (hasValue ? "?*" + Self.spelled(suffix) : "") }

    /// Whether the pattern matches exactly what the router answers.
    var isExact: Bool { checks.isEmpty && !hasWildcard }

    /// Whether its texts have a sign that stands for any character in a pattern, which can't escape
    /// it.
    private var hasWildcard: Bool { Self.isSpelledByWildcard(prefix + suffix) }

    private static func isSpelledByWildcard(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "*")) || text.utf8.contains(UInt8(ascii: "?"))
            || text.contains("$(")
    }

    /// A pattern can't escape its own signs, so a wildcard matches them.
    private static func spelled(_ text: String) -> String {
        guard isSpelledByWildcard(text) else { return text }
        return text.replacing("*", with: "?").replacing("$(", with: "?(")
    }

    /// As an index compares what the patterns match.
    var overlap: OverlapIndex.Segment {
        if hasWildcard { return .value(prefix: "", suffix: "") }
        return hasValue ? .value(prefix: prefix, suffix: suffix) : .text(prefix)
    }

    /// The segment for the texts that both answer; `nil` if there are none.
    func intersection(_ other: SiteSegment) -> SiteSegment? {
        let checks = checks.union(other.checks)
        switch (hasValue, other.hasValue) {
        case (false, false):
            guard prefix.equalsIgnoringASCIICase(other.prefix) else { return nil }
            return SiteSegment(text: prefix, checks: checks)
        case (false, true):
            return other.admits(prefix) ? SiteSegment(text: prefix, checks: checks) : nil
        case (true, false): return other.intersection(self)
        case (true, true):
            let starts = [prefix, other.prefix].sorted { $0.utf8.count < $1.utf8.count }
            let ends = [suffix, other.suffix].sorted { $0.utf8.count < $1.utf8.count }
            guard starts[1].asciiLowercased.hasPrefix(starts[0].asciiLowercased),
                ends[1].asciiLowercased.hasSuffix(ends[0].asciiLowercased)
            else { return nil }
            return SiteSegment(prefix: starts[1], suffix: ends[1], checks: checks)
        }
    }

    /// Whether a text is one of its texts, whatever the type of its value is.
    func admits(_ text: String) -> Bool {
        let text = text.asciiLowercased
        let start = prefix.asciiLowercased
        let end = suffix.asciiLowercased
        return text.utf8.count > start.utf8.count + end.utf8.count && text.hasPrefix(start)
            && text.hasSuffix(end)
    }

    /// Whether it answers every text.
    var isAny: Bool { hasValue && checks.isEmpty && prefix.isEmpty && suffix.isEmpty }

    /// Whether it answers all that another segment does.
    func covers(_ other: SiteSegment) -> Bool {
        isAny || self == other
            || !hasValue && !other.hasValue && checks.isEmpty
                && prefix.equalsIgnoringASCIICase(other.prefix)
    }

    /// What is between its texts in a segment that answers fewer texts.
    func value(in narrower: SiteSegment) -> SiteSegment {
        let start = String(narrower.prefix.dropFirst(prefix.count))
        guard narrower.hasValue else {
            return SiteSegment(
                text: String(start.dropLast(suffix.count)), checks: narrower.checks)
        }
        return SiteSegment(
            prefix: start, suffix: String(narrower.suffix.dropLast(suffix.count)),
            checks: narrower.checks)
    }

    /// A value between its texts; the inverse of ``value(in:)``.
    func around(_ value: SiteSegment) -> SiteSegment {
        value.hasValue
            ? SiteSegment(
                prefix: prefix + value.prefix, suffix: value.suffix + suffix,
                checks: value.checks)
            : SiteSegment(text: prefix + value.prefix + suffix, checks: value.checks)
    }
}

extension SiteSegment {
    /// The segments that answer what a segment of a pattern answers together. An enumeration has
    /// one for each of its texts.
    static func choices(of segment: RoutePattern.Segment) -> [SiteSegment] {
        switch segment {
        case .literal(let text): [SiteSegment(text: text)]
        case .affixed(let prefix, _, let constraint, let suffix):
            choices(of: constraint, between: prefix, suffix)
        case .parameter(_, let constraint): choices(of: constraint)
        case .wildcard, .rest: [SiteSegment()]
        }
    }

    private static func choices(
        of constraint: SegmentConstraint, between prefix: String = "", _ suffix: String = ""
    ) -> [SiteSegment] {
        switch constraint {
        case .oneOf(let texts): texts.map { SiteSegment(text: prefix + $0 + suffix) }
        // In small letters alone.
        case .type(.bool):
            ["true", "false"].map { SiteSegment(text: prefix + $0 + suffix, checks: ["bool"]) }
        case .none: [SiteSegment(prefix: prefix, suffix: suffix)]
        case .type, .named:
            [SiteSegment(prefix: prefix, suffix: suffix, checks: ["\(constraint)"])]
        }
    }
}
