import RoutingTestSupport

@testable import RouteMatching

/// Answers paths in the slow and obvious way: it tries all patterns, segment by segment, and takes
/// the first in an order that is written down here once more. Proofs compare the table with it.
struct ReferenceMatcher {
    /// A pattern, or a pattern without some of its optional segments.
    struct Form {
        let pattern: Int
        let segments: [RoutePattern.Segment]
        let place: String
    }

    struct Answer: Equatable {
        let pattern: Int
        let items: [DeepLink.QueryItem]
    }

    let forms: [Form]
    let values: ReferenceValues

    init(_ patterns: [RoutePattern], values: ReferenceValues = ReferenceValues()) {
        self.values = values
        forms = patterns.enumerated().flatMap { index, pattern in
            (0...pattern.optionalCount).map { missing in
                let segments = Array(pattern.segments.dropLast(missing))
                return Form(
                    pattern: index, segments: segments, place: ReferenceOrder.place(of: segments))
            }
        }.sorted {
            // Of equal forms those with the smaller text, although none of them decides.
            ($0.place, patterns[$0.pattern].description)
                < ($1.place, patterns[$1.pattern].description)
        }
    }

    func answer(to path: [String]) -> Answer? {
        // No URL has such a segment.
        if path.contains(where: ["", ".", ".."].contains) { return nil }
        for form in forms {
            if let items = items(of: form, in: path) {
                return Answer(pattern: form.pattern, items: items)
            }
        }
        return nil
    }

    func items(of form: Form, in path: [String]) -> [DeepLink.QueryItem]? {
        var items: [DeepLink.QueryItem] = []
        for (index, segment) in form.segments.enumerated() {
            guard index < path.count else { return nil }
            if case .rest(let name) = segment {
                return items + path[index...].compactMap { item(name, $0) }
            }
            guard values.admits(path[index], segment) else { return nil }
            var value = path[index]
            if case .affixed(let prefix, _, _, let suffix) = segment {
                value = ReferenceValues.inner(of: value, prefix, suffix) ?? ""
            }
            if case .oneOf(let texts) = segment.constraint {
                // As the pattern spells it.
                let folded = ReferenceValues.folded(value)
                value = texts.first { ReferenceValues.folded($0) == folded } ?? value
            }
            items += [item(segment.name, value)].compactMap(\.self)
        }
        return form.segments.count == path.count ? items : nil
    }

    private func item(_ name: String?, _ value: String) -> DeepLink.QueryItem? {
        name.map { DeepLink.QueryItem(name: $0, value: value) }
    }
}
