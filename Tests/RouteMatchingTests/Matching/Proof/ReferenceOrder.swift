@testable import RouteMatching

/// The order of patterns, written down a second time: as texts of which the smaller one wins.
enum ReferenceOrder {
    /// First the kinds, one digit for each, then the details of one kind after the other. The `9`
    /// after the last kind orders a longer form before a shorter one that it begins with.
    static func place(of form: [RoutePattern.Segment]) -> String {
        let details = ["1", "3", "4", "2"].flatMap { kind in
            form.filter { self.kind($0) == kind }.map(detail)
        }
        return ([form.map(kind).joined() + "9"] + details).joined(separator: "\u{1}")
    }

    /// Whether the first of two forms wins each path that both answer; `nil` if neither does.
    /// - Parameter narrower: Pairs of names, the narrower constraint first.
    static func precedes(
        _ left: [RoutePattern.Segment], _ right: [RoutePattern.Segment], narrower: Set<[String]>
    ) -> Bool? {
        let kinds = (left.map(kind).joined(), right.map(kind).joined())
        if kinds.0 != kinds.1 { return kinds.0 < kinds.1 }
        let types = (details("3", of: left), details("3", of: right))
        if types.0 != types.1 { return types.0.lexicographicallyPrecedes(types.1) }
        let different = zip(details("4", of: left), details("4", of: right)).first { $0 != $1 }
        guard let (one, other) = different else { return nil }
        return narrower.contains([one, other])
            ? true : narrower.contains([other, one]) ? false : nil
    }

    private static func details(_ kind: String, of form: [RoutePattern.Segment]) -> [String] {
        form.filter { self.kind($0) == kind }.map(detail)
    }

    private static func kind(_ segment: RoutePattern.Segment) -> String {
        switch segment {
        case .literal: "1"
        case .parameter(_, .oneOf): "2"
        case .parameter(_, .type): "3"
        case .parameter(_, .named): "4"
        case .parameter(_, .none): "5"
        case .wildcard: "6"
        case .rest: "7"
        }
    }

    private static func detail(_ segment: RoutePattern.Segment) -> String {
        switch segment {
        case .literal(let text): text.lowercased()
        case .parameter(_, .oneOf(let texts)):
            Set(texts.map { $0.lowercased() }).sorted().joined(separator: "|")
        case .parameter(_, .type(.bool)): "1"
        case .parameter(_, .type(.uuid)): "2"
        case .parameter(_, .type(.uint)): "3"
        case .parameter(_, .type(.int)): "4"
        case .parameter(_, .type(.double)): "5"
        // The names that the proofs use are in the order of their examples.
        case .parameter(_, .named(let name)): name
        case .parameter(_, .none), .wildcard, .rest: ""
        }
    }
}
