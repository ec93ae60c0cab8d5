@testable import RouteMatching

/// The order of patterns, written down a second time: as texts of which the smaller one wins.
enum ReferenceOrder {
    /// First the kinds, one digit for each, then the details. The `9` behind the last kind lets a
    /// longer form stand before a shorter one that it begins with.
    static func place(of form: [RoutePattern.Segment]) -> String {
        ([form.map(kind).joined() + "9"] + form.map(detail)).joined(separator: "\u{1}")
    }

    /// Equal for two forms that nothing orders on a path that both answer.
    static func tie(of form: [RoutePattern.Segment]) -> String {
        form.map { segment in
            switch segment {
            // A path that both answer has the same text here.
            case .literal, .parameter(_, .oneOf): kind(segment)
            default: kind(segment) + detail(segment)
            }
        }.joined(separator: "\u{1}")
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
        case .parameter(_, .named(let name)): name
        case .parameter(_, .none), .wildcard, .rest: ""
        }
    }
}
