import Testing

/// A table that an app could have, for which an automaton of all possible states would be many times
/// as large as the table.
struct OverlappingTable: CustomTestStringConvertible {
    let testDescription: String
    let patterns: [String]

    static let all = [workspaces(120), languages(100), overrides(14), overrides(18)]

    /// `/f`, `/f/:id`, `/:workspace/f` and `/:workspace/f/:id` for each feature.
    static func workspaces(_ count: Int) -> Self {
        Self(
            testDescription: "\(count) features, also in workspaces",
            patterns: (0..<count).flatMap {
                ["/f\($0)", "/f\($0)/:id", "/:workspace/f\($0)", "/:workspace/f\($0)/:id"]
            })
    }

    /// `/:lang/page/:id` for each page, with overrides for two languages.
    static func languages(_ count: Int) -> Self {
        Self(
            testDescription: "\(count) pages in all languages, and in two",
            patterns: (0..<count).flatMap { page in
                [":lang", "en", "de"].map { "/\($0)/page\(page)/:id" }
            })
    }

    /// Two literals anywhere among parameters.
    static func overrides(_ places: Int) -> Self {
        Self(
            testDescription: "two overrides in \(places) places",
            patterns: (0..<places).flatMap { first in
                (0..<first).map { second in
                    (0..<places).map { place in
                        place == first || place == second ? "/on" : "/:p\(place)"
                    }.joined()
                }
            })
    }

    /// As many patterns of as many segments that don't overlap.
    var plainPatterns: [String] {
        patterns.enumerated().map { number, pattern in
            "/only\(number)"
                + pattern.split(separator: "/").dropFirst().map { "/" + $0 }.joined()
        }
    }
}
