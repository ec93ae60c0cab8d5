@testable import RouteMatching

/// The order of patterns, written down a second time: as texts, and the smaller one wins.
enum ReferenceOrder {
    /// First the kinds, one letter for each, then the details of one pass after the other. The `z`
    /// after the last kind orders a longer form before a shorter one that it begins with.
    static func place(of form: [RoutePattern.Segment]) -> String {
        let passes = [literal, affixes, type, constraint, enumeration]
        let details = passes.flatMap { pass in form.compactMap(pass) }
        return ([form.map(kind).joined() + "z"] + details).joined(separator: "\u{1}")
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

    private static func literal(_ segment: RoutePattern.Segment) -> String? {
        if case .literal(let text) = segment { text.lowercased() } else { nil }
    }

    /// The longer texts first, then by their letters.
    private static func affixes(_ segment: RoutePattern.Segment) -> String? {
        guard case .affixed(let prefix, _, _, let suffix) = segment, kind(segment) != "b" else {
            return nil
        }
        let texts = [prefix.lowercased(), suffix.lowercased()]
        return (["\(999 - prefix.count - suffix.count)"] + texts).joined(separator: "\u{1}")
    }

    private static func type(_ segment: RoutePattern.Segment) -> String? {
        guard case .type(let type) = segment.constraint else { return nil }
        return ["bool", "uuid", "uint", "int", "double"].firstIndex(of: type.rawValue)
            .map { "\($0)" }
    }

    /// The names that the proofs use are in the order of their examples.
    private static func constraint(_ segment: RoutePattern.Segment) -> String? {
        if case .named(let name) = segment.constraint { name } else { nil }
    }

    private static func enumeration(_ segment: RoutePattern.Segment) -> String? {
        switch segment {
        case .parameter(_, .oneOf(let texts)): list(texts)
        case .affixed(let prefix, _, .oneOf(let texts), let suffix):
            list(texts.map { prefix + $0 + suffix })
        default: nil
        }
    }

    /// The texts one after the other, so that a text precedes those that it begins.
    private static func list(_ texts: [String]) -> String {
        Set(texts.map { $0.lowercased() }).sorted().joined(separator: "\u{2}")
    }
}
