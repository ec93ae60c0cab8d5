import RouteMatching
import RoutingKit

/// What a table should say, found in the slow and obvious way: it tries every pattern, with means
/// of its own.
struct Oracle {
    struct Answer: Equatable {
        let pattern: RoutePattern
        /// A name and its value for each.
        let values: [[String]]
    }

    private struct Form {
        let pattern: RoutePattern
        let segments: [RoutePattern.Segment]
    }

    /// In the order of precedence; each optional segment makes one more of a pattern.
    private let forms: [Form]
    private let admission: Admission

    init(_ patterns: [RoutePattern], admission: Admission) {
        self.admission = admission
        forms = patterns.flatMap { pattern in
            (0...pattern.optionalCount).map {
                Form(pattern: pattern, segments: pattern.segments.dropLast($0))
            }
        }.map { ($0, Self.place($0)) }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    }

    func answer(to path: [String]) -> Answer? {
        forms.lazy.compactMap { form in
            values(of: form.segments, in: path).map { Answer(pattern: form.pattern, values: $0) }
        }.first
    }

    /// The answer to any path as it is written in a URL.
    func answer(toPath text: String) -> Answer? {
        PathText.segments(of: text).flatMap { answer(to: $0) }
    }

    private func values(
        of segments: [RoutePattern.Segment], in path: [String]
    ) -> [[String]]? {
        var found: [[String]] = []
        for (index, segment) in segments.enumerated() {
            guard index < path.count else { return nil }
            let isRest = if case .rest = segment { true } else { false }
            let taken = isRest ? path[index...] : path[index...index]
            guard isRest || admission.admits(path[index], segment) else { return nil }
            if let name = segment.name { found += taken.map { [name, $0] } }
            if isRest { return found }
        }
        return segments.count == path.count ? found : nil
    }

    /// The kinds from left to right, an end after longer ones, then the types, then the constraints.
    private static func place(_ form: Form) -> [String] {
        form.segments.map { "\(kind($0))" } + ["9"] + form.segments.map(type)
            + form.segments.map(constraint)
    }

    private static func kind(_ segment: RoutePattern.Segment) -> Int {
        switch segment {
        case .literal: 1
        case .parameter(_, .oneOf): 2
        case .parameter(_, .type): 3
        case .parameter(_, .named): 4
        case .parameter(_, .none): 5
        case .wildcard: 6
        case .rest: 7
        }
    }

    private static func type(_ segment: RoutePattern.Segment) -> String {
        guard case .parameter(_, .type(let type)) = segment else { return "" }
        return "\(SegmentType.allCases.firstIndex(of: type) ?? 0)"
    }

    /// `short` is declared to be narrower than `even`.
    private static func constraint(_ segment: RoutePattern.Segment) -> String {
        guard case .parameter(_, .named(let name)) = segment else { return "" }
        return name == "short" ? "0" : "1"
    }
}
