import RouteMatching
import RoutingEngine

/// A segment of a path as the system's patterns can describe it: a text, or any text between two
/// others.
struct SiteSegment: Hashable {
    /// The whole text of a segment without a value.
    var prefix = ""
    var hasValue = true
    var suffix = ""
    /// The types and checks that its value or its text must pass, for which patterns have no sign;
    /// empty if the router answers every such text.
    var checks: Set<SegmentConstraint> = []

    /// The pattern, in which `?*` is any text. It can't escape its own signs, so a wildcard matches
    /// them.
    var pattern: String {
        let texts = [prefix, suffix].map { text in
            hasWildcard ? text.replacing("*", with: "?").replacing("$(", with: "?(") : text
        }
        return texts.joined(separator: hasValue ? "?*" : "")
    }

    /// Whether the pattern matches exactly what the router answers.
    var isExact: Bool { checks.isEmpty && !hasWildcard }

    /// Whether its texts have a sign that may stand for other texts in a pattern.
    private var hasWildcard: Bool { (prefix + suffix).utf8.contains { "*?$".utf8.contains($0) } }

    /// What its pattern matches, without its checks: with a wildcard in place of a sign any text,
    /// also one with a letter or a digit there, or with a letter of two bytes.
    var reach: [SiteSegment] {
        if !hasWildcard { return [SiteSegment(prefix: prefix, hasValue: hasValue, suffix: suffix)] }
        return [SiteSegment()]
            + ["a", "1", "é"].map { character in
                let texts = [prefix, suffix].map { $0.replacing(/[*?$]/, with: character) }
                return SiteSegment(prefix: texts[0], hasValue: hasValue, suffix: texts[1])
            }
    }

    /// The segment of a path's pattern that it describes, with one of its checks.
    var segment: RoutePattern.Segment {
        let check = checks.min { "\($0)" < "\($1)" } ?? .none
        return hasValue
            ? .affixed(prefix: prefix, name: "", check, suffix: suffix) : .literal(prefix)
    }

    /// What its pattern matches, in the form that an index compares.
    var overlap: OverlapIndex.Segment {
        if hasWildcard { return .value(prefix: "", suffix: "") }
        return hasValue ? .value(prefix: prefix, suffix: suffix) : .text(prefix)
    }

    /// The segment for the texts that both answer; `nil` if there are none.
    func intersection(_ other: SiteSegment) -> SiteSegment? {
        guard hasValue else {
            guard other.admits(prefix) else { return nil }
            return SiteSegment(
                prefix: prefix, hasValue: false, checks: checks.union(other.checks))
        }
        guard other.hasValue else { return other.intersection(self) }
        let starts = [prefix, other.prefix].sorted { $0.utf8.count < $1.utf8.count }
        let ends = [suffix, other.suffix].sorted { $0.utf8.count < $1.utf8.count }
        guard starts[1].asciiLowercased.hasPrefix(starts[0].asciiLowercased),
            ends[1].asciiLowercased.hasSuffix(ends[0].asciiLowercased)
        else { return nil }
        return SiteSegment(
            prefix: starts[1], suffix: ends[1], checks: checks.union(other.checks))
    }

    /// Whether a text is one of its texts, whatever the type of its value is.
    func admits(_ text: String) -> Bool {
        guard hasValue else { return prefix.equalsIgnoringASCIICase(text) }
        let text = text.asciiLowercased
        return text.utf8.count > prefix.utf8.count + suffix.utf8.count
            && text.hasPrefix(prefix.asciiLowercased) && text.hasSuffix(suffix.asciiLowercased)
    }

    /// Whether it answers every text.
    var isAny: Bool { self == SiteSegment() }

    /// Whether it answers all that another segment does.
    func covers(_ other: SiteSegment) -> Bool {
        isAny || self == other
            || !hasValue && !other.hasValue && checks.isEmpty && admits(other.prefix)
    }

    /// The segment without the texts around a value, which it has, too.
    func inside(_ frame: SiteSegment) -> SiteSegment {
        var inner = self
        inner.prefix.removeFirst(frame.prefix.count)
        if hasValue {
            inner.suffix.removeLast(frame.suffix.count)
        } else {
            inner.prefix.removeLast(frame.suffix.count)
        }
        return inner
    }

    /// The segment between the texts around a value; the inverse of ``inside(_:)``.
    func within(_ frame: SiteSegment) -> SiteSegment {
        var outer = self
        outer.prefix = frame.prefix + prefix + (hasValue ? "" : frame.suffix)
        outer.suffix = hasValue ? suffix + frame.suffix : ""
        return outer
    }
}

extension SiteSegment {
    /// The texts around the value of a segment of a pattern.
    init(around segment: RoutePattern.Segment) {
        self.init()
        guard case .affixed(let prefix, _, _, let suffix) = segment else { return }
        self.prefix = prefix
        self.suffix = suffix
    }

    /// The segments that answer what a segment of a pattern answers together. An enumeration has
    /// one for each of its texts.
    static func choices(of segment: RoutePattern.Segment) -> [SiteSegment] {
        let texts = segment.texts
        if !texts.isEmpty { return texts.map { SiteSegment(prefix: $0, hasValue: false) } }
        var choice = SiteSegment(around: segment)
        switch segment {
        case .parameter(_, .none), .affixed(_, _, .none, _), .literal, .wildcard, .rest: break
        case .parameter(_, let constraint), .affixed(_, _, let constraint, _):
            choice.checks = [constraint]
            guard constraint == .type(.bool) else { break }
            // In small letters alone.
            return ["true", "false"].map {
                SiteSegment(prefix: $0, hasValue: false, checks: choice.checks).within(choice)
            }
        }
        return [choice]
    }
}
