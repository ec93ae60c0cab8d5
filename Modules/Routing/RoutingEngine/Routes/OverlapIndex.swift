package import RouteMatching
import RoutingKit

/// Finds those of many forms of paths that have a path in common with another one, without
/// comparing it with each of them.
///
/// It compares texts alone: a value is any text, whatever its type or its check says. So it may
/// find a form that has no path in common, and it misses none.
package struct OverlapIndex {
    /// What a segment of a form is as far as texts go, which are in lower case.
    package enum Segment: Hashable {
        case text(String)
        /// Any text between two others, which may be empty.
        case value(prefix: String, suffix: String)
        /// All that is left of a path, at least one segment.
        case rest
    }

    /// The forms behind each segment. Those that begin alike share it.
    private var children: [Segment: OverlapIndex] = [:]
    /// The segments of the children that aren't one text: values, and a rest.
    private var values: Set<Segment> = []
    /// The forms that end here.
    private var ends: [Int] = []

    package init() {}

    /// Adds a form.
    /// - Parameters:
    ///   - form: Its segments; only the last one may be the rest.
    ///   - number: Names the form in what the index finds.
    package mutating func insert(_ form: some Collection<Segment>, as number: Int) {
        guard let segment = form.first else { return ends.append(number) }
        if !segment.isText { values.insert(segment) }
        children[segment, default: OverlapIndex()].insert(form.dropFirst(), as: number)
    }

    /// The numbers of the forms that have a path in common with a form, each once, in rising order.
    package func overlapping(_ form: [Segment]) -> [Int] {
        var found: Set<Int> = []
        find(form[...], &found)
        return found.sorted()
    }

    private func find(_ form: ArraySlice<Segment>, _ found: inout Set<Int>) {
        // The whole form is consumed: what ends here has a path in common with it.
        guard let segment = form.first else { return found.formUnion(ends) }
        // A rest goes on through the whole tree below, and takes a segment at least.
        let next = segment == .rest ? form : form.dropFirst()
        // A text is looked up. A value is compared with each child, as it may have many in common.
        let segments = segment.isText ? [segment] + values : Array(children.keys)
        for other in segments where segment.overlaps(other) {
            guard let child = children[other] else { continue }
            if segment == .rest || other == .rest { found.formUnion(child.ends) }
            child.find(next, &found)
        }
    }
}

extension OverlapIndex.Segment {
    fileprivate var isText: Bool { if case .text = self { true } else { false } }

    /// Whether some text is a segment of both.
    package func overlaps(_ other: Self) -> Bool {
        switch (self, other) {
        case (.rest, _), (_, .rest): true
        case (.text(let text), .text(let other)): text == other
        case (.value(let prefix, let suffix), .text(let text)),
            (.text(let text), .value(let prefix, let suffix)):
            text.utf8.count > prefix.utf8.count + suffix.utf8.count && text.hasPrefix(prefix)
                && text.hasSuffix(suffix)
        case (.value(let prefix, let suffix), .value(let otherPrefix, let otherSuffix)):
            (prefix.hasPrefix(otherPrefix) || otherPrefix.hasPrefix(prefix))
                && (suffix.hasSuffix(otherSuffix) || otherSuffix.hasSuffix(suffix))
        }
    }
}

extension RoutePattern.Segment {
    /// As an ``OverlapIndex`` compares it.
    package var overlap: OverlapIndex.Segment {
        switch self {
        case .literal(let text): .text(text.asciiLowercased)
        case .affixed(let prefix, _, _, let suffix):
            .value(prefix: prefix.asciiLowercased, suffix: suffix.asciiLowercased)
        case .parameter, .wildcard: .value(prefix: "", suffix: "")
        case .rest: .rest
        }
    }
}
