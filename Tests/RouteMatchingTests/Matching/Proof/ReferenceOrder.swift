@testable import RouteMatching

/// The order of patterns, written down a second time: as texts of which the smaller one wins.
enum ReferenceOrder {
    private typealias Segment = RoutePattern.Segment

    /// First the kinds, one letter for each, then the details of one pass after the other. The `z`
    /// after the last kind orders a longer form before a shorter one that it begins with.
    static func place(of form: [RoutePattern.Segment]) -> String {
        let passes = [literal, affixes, type, constraint, enumeration]
        let details = passes.flatMap { pass in form.compactMap(pass) }
        return ([form.map(kind).joined() + "z"] + details).joined(separator: "\u{1}")
    }

    /// Whether the first of two forms wins each path that both answer; `nil` if neither does.
    /// - Parameter narrower: Pairs of names, the narrower constraint first.
    static func precedes(
        _ left: [RoutePattern.Segment], _ right: [RoutePattern.Segment], narrower: Set<[String]>
    ) -> Bool? {
        let kinds = (left.map(kind).joined(), right.map(kind).joined())
        if kinds.0 != kinds.1 { return kinds.0 < kinds.1 }
        if let (one, other) = zip(left, right).first(where: { affixes($0) != affixes($1) }) {
            return isInside(one, other) ? true : isInside(other, one) ? false : nil
        }
        let types = (left.compactMap(type), right.compactMap(type))
        if types.0 != types.1 { return types.0.lexicographicallyPrecedes(types.1) }
        let names = (left.compactMap(constraint), right.compactMap(constraint))
        guard let (one, other) = zip(names.0, names.1).first(where: { $0 != $1 }) else {
            return nil
        }
        return narrower.contains([one, other])
            ? true : narrower.contains([other, one]) ? false : nil
    }

    /// Whether the texts of one segment continue those of another one.
    private static func isInside(_ one: Segment, _ other: Segment) -> Bool {
        guard case .affixed(let prefix, _, _, let suffix) = one,
            case .affixed(let start, _, _, let end) = other
        else { return false }
        return prefix.lowercased().hasPrefix(start.lowercased())
            && suffix.lowercased().hasSuffix(end.lowercased())
    }

    private static func kind(_ segment: Segment) -> String {
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

    private static func literal(_ segment: Segment) -> String? {
        if case .literal(let text) = segment { text.lowercased() } else { nil }
    }

    /// The longer texts first, then by their letters.
    private static func affixes(_ segment: Segment) -> String? {
        guard case .affixed(let prefix, _, _, let suffix) = segment, kind(segment) != "b" else {
            return nil
        }
        let texts = [prefix.lowercased(), suffix.lowercased()]
        return (["\(999 - prefix.count - suffix.count)"] + texts).joined(separator: "\u{1}")
    }

    private static func type(_ segment: Segment) -> String? {
        switch segment {
        case .parameter(_, .type(let type)), .affixed(_, _, .type(let type), _):
            ["bool", "uuid", "uint", "int", "double"].firstIndex(of: type.rawValue).map { "\($0)" }
        default: nil
        }
    }

    /// The names that the proofs use are in the order of their examples.
    private static func constraint(_ segment: Segment) -> String? {
        switch segment {
        case .parameter(_, .named(let name)), .affixed(_, _, .named(let name), _): name
        default: nil
        }
    }

    private static func enumeration(_ segment: Segment) -> String? {
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
