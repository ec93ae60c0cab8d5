import RoutingTestSupport

@testable import RouteMatching

/// The patterns and paths of the exhaustive proof: each kind of segment in each place.
enum Alphabet {
    /// With `#` for the place, which keeps the names of one pattern apart. They overlap: `true` is
    /// a literal, a `bool` and a `low`, and has both a `t` in front and an `e` behind; `1` is in both
    /// enumerations, a `uint` and an `int`.
    private static let segments = [
        "a", "true", ":e#(a|1)", ":f#(1|low)", ":b#(bool)", ":u#(uint)", ":i#(int)", ":d#(dim)",
        ":l#(low)", ":p#", "*", "t:g#", "{h#}e", "1:n#(uint)",
    ]

    /// Every pattern of up to two segments.
    static func patterns() throws -> [RoutePattern] {
        let ends = segments + [":o#?", ":i#(int)?"]
        let short = ends + ["**", "**?"]
        let long = segments.flatMap { first in
            (ends + ["**r"]).map { first + "/" + $0.replacing("#", with: "2") }
        }
        let optional = ["a/**r?", ":p1?/:q2?", ":p1(int)?/:q2?", ":p1?/**r?"]
        return try ([""] + short + long + optional).map {
            try RoutePattern("/" + $0.replacing("#", with: "1"))
        }
    }

    /// For each kind a value that it answers and, where there is one, a value that fewer others do;
    /// for each answer of the two constraints one that no pattern spells.
    static let values = [
        "a", "A", "true", "TRUE", "false", "1", "7", "17", "18446744073709551615", "-1", "low",
        "lo", "LOW", "b", "~", "X", "te", "t~", "~e",
        // A `uint` after the 1, and none with it; and one without a 1 that is no `int`.
        "118446744073709551615", "9223372036854775808",
    ]

    /// Every path of up to three segments; one value does for the third one, which only a rest meets.
    static let paths: [[String]] = {
        let two = values.flatMap { first in values.map { [first, $0] } }
        return [[]] + values.map { [$0] } + two + two.map { $0 + ["~"] }
    }()

    /// The same as URLs spell them.
    static let texts = paths.map { DeepLink(segments: $0).text }

    /// Two constraints without a declaration of which one is narrower.
    static let open = [dim, low]
    /// The same, one of which is declared to be narrower.
    static let ordered = [dim.narrower(than: "low"), low]

    static let reference = ReferenceValues(constraints: ["dim": isDim, "low": isLow])

    private static let dim = RouteConstraint("dim", example: "lo", accepts: isDim)
    private static let low = RouteConstraint("low", example: "low", accepts: isLow)

    /// Some texts in lower case: neither all that a literal answers nor all that a `bool` does.
    @Sendable private static func isLow(_ value: String) -> Bool {
        value.utf8.count < 5 && value.utf8.allSatisfy { 0x61...0x7A ~= $0 }
    }

    /// Some of these, and another one.
    @Sendable private static func isDim(_ value: String) -> Bool {
        ["lo", "low", "~"].contains(value)
    }
}
