import RouteMatching
import RoutingEngine

/// A segment of a path as the system's patterns can describe it: a text, or any text between two
/// others.
struct SiteSegment: Hashable {
    /// The whole text, or the two texts around a value.
    var texts = ["", ""]
    /// The type or the check that its value or its text must pass, for which patterns have no sign;
    /// `none` if the router answers every such text. Of several checks it is the last one on the
    /// way to the answer.
    var check = SegmentConstraint.none

    var hasValue: Bool { texts.count > 1 }

    /// The pattern, in which `?*` is any text. It can't escape its own signs, so a wildcard matches
    /// them.
    var pattern: String {
        texts.map { text in
            hasWildcard ? text.replacing("*", with: "?").replacing("$(", with: "?(") : text
        }.joined(separator: "?*")
    }

    /// Whether the pattern matches exactly what the router answers.
    var isExact: Bool { check == .none && !hasWildcard }

    /// Whether its texts have a sign that may stand for other texts in a pattern.
    private var hasWildcard: Bool {
        texts.contains { text in text.utf8.contains { "*?$".utf8.contains($0) } }
    }

    /// What its pattern matches, without its check: with a wildcard in place of a sign any text,
    /// also one with the sign itself, a letter or a digit there, or with a letter of two bytes.
    var reach: [SiteSegment] {
        let unchecked = SiteSegment(texts: texts)
        if !hasWildcard { return [unchecked] }
        return [SiteSegment(), unchecked]
            + ["a", "1", "é"].map { character in
                SiteSegment(texts: texts.map { $0.replacing(/[*?$]/, with: character) })
            }
    }

    /// The segment of a path's pattern that it describes.
    var segment: RoutePattern.Segment {
        hasValue
            ? .affixed(prefix: texts[0], name: "", check, suffix: texts[1]) : .literal(texts[0])
    }

    /// What its pattern matches, in the form that an index compares.
    var overlap: OverlapIndex.Segment {
        hasWildcard ? SiteSegment().overlap : segment.overlap
    }

    /// The segment for the texts that both answer; `nil` if there are none.
    func intersection(_ other: SiteSegment) -> SiteSegment? {
        guard segment.overlap.overlaps(other.segment.overlap) else { return nil }
        // Of a text and those around a value, the text is longer than the first of these.
        return SiteSegment(
            texts: zip(texts, other.texts).map { $0.utf8.count < $1.utf8.count ? $1 : $0 },
            check: check == .none ? other.check : check)
    }

    /// Whether it answers all that another segment does.
    func covers(_ other: SiteSegment) -> Bool {
        self == SiteSegment() || self == other
            || check == .none && segment.overlap == other.segment.overlap
    }

    /// The segment without the texts around a value, which it has, too.
    func inside(_ ends: [String]) -> SiteSegment {
        var inner = self
        inner.texts[0].removeFirst(ends[0].count)
        inner.texts[texts.count - 1].removeLast(ends[1].count)
        return inner
    }

    /// The segment between the texts around a value; the inverse of ``inside(_:)``.
    func within(_ ends: [String]) -> SiteSegment {
        var outer = self
        outer.texts[0] = ends[0] + texts[0]
        outer.texts[texts.count - 1] += ends[1]
        return outer
    }
}

extension RoutePattern.Segment {
    /// The texts around its value.
    var ends: [String] {
        guard case .affixed(let prefix, _, _, let suffix) = self else { return ["", ""] }
        return [prefix, suffix]
    }

    /// The segments that answer what it answers, together. An enumeration has one for each of its
    /// texts.
    /// - Parameter limit: The most segments; if there were more, it is one with a check.
    func choices(upTo limit: Int) -> [SiteSegment] {
        let isBool = constraint == .type(.bool)
        // A value of this type is in small letters.
        let texts = isBool ? ["true", "false"].map { ends[0] + $0 + ends[1] } : texts
        if texts.isEmpty || texts.count > limit {
            return [SiteSegment(texts: ends, check: constraint ?? .none)]
        }
        return texts.map { SiteSegment(texts: [$0], check: isBool ? .type(.bool) : .none) }
    }
}
