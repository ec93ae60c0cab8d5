import RouteMatching
import RoutingEngine
import RoutingKit

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

    /// Whether its texts have a sign that may stand for other texts in a pattern.
    var hasWildcard: Bool {
        texts.contains { text in text.utf8.contains { "*?$".utf8.contains($0) } }
    }

    /// What its pattern matches, in the form that an index compares.
    var overlap: OverlapIndex.Segment { hasWildcard ? SiteSegment().form : form }

    private var form: OverlapIndex.Segment {
        let texts = texts.map(\.asciiLowercased)
        return hasValue ? .value(prefix: texts[0], suffix: texts[1]) : .text(texts[0])
    }

    /// The segment for the texts that both answer; `nil` if there are none. It is the other one if
    /// this one answers all that the other one does.
    func intersection(_ other: SiteSegment) -> SiteSegment? {
        guard form.overlaps(other.form) else { return nil }
        // Of a text and those around a value, the text is longer than the first of these.
        return SiteSegment(
            texts: zip(texts, other.texts).map { $0.utf8.count > $1.utf8.count ? $0 : $1 },
            check: check == .none ? other.check : check)
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
