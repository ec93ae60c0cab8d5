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
            if case .affixed(let prefix, let name, _, let suffix) = segment {
                found.append([name, Admission.inner(of: path[index], prefix, suffix) ?? ""])
            } else if let name = segment.name {
                found += taken.map { [name, $0] }
            }
            if isRest { return found }
        }
        return segments.count == path.count ? found : nil
    }

    /// The kinds from left to right, an end after longer ones, then the texts around parameters, then
    /// the types, then the constraints.
    private static func place(_ form: Form) -> [String] {
        form.segments.map(kind) + ["z"] + form.segments.flatMap(affixes) + form.segments.map(type)
            + form.segments.map(constraint)
    }

    private static func kind(_ segment: RoutePattern.Segment) -> String {
        switch segment {
        case .literal: "a"
        case .parameter(_, .oneOf), .affixed(_, _, .oneOf, _): "b"
        case .affixed(_, _, .type, _): "c"
        case .affixed(_, _, .named, _): "d"
        case .affixed(_, _, .none, _): "e"
        case .parameter(_, .type): "f"
        case .parameter(_, .named): "g"
        case .parameter(_, .none): "h"
        case .wildcard: "i"
        case .rest: "j"
        }
    }

    /// The longer texts first, then by their bytes.
    private static func affixes(_ segment: RoutePattern.Segment) -> [String] {
        guard case .affixed(let prefix, _, _, let suffix) = segment, kind(segment) != "b" else {
            return ["", "", ""]
        }
        return [
            "\(999 - prefix.utf8.count - suffix.utf8.count)", prefix.lowercased(),
            suffix.lowercased(),
        ]
    }

    private static func type(_ segment: RoutePattern.Segment) -> String {
        switch segment {
        case .parameter(_, .type(let type)), .affixed(_, _, .type(let type), _):
            "\(SegmentType.allCases.firstIndex(of: type) ?? 0)"
        default: ""
        }
    }

    /// `short` is declared to be narrower than `even`.
    private static func constraint(_ segment: RoutePattern.Segment) -> String {
        switch segment {
        case .parameter(_, .named(let name)), .affixed(_, _, .named(let name), _):
            name == "short" ? "0" : "1"
        default: ""
        }
    }
}
