extension RouteSet {
    /// Tables that an app could have, and whose patterns overlap: for some of them an automaton of all
    /// possible states would be many times as large as the table.
    public static let overlapping: [RouteSet] = [
        .workspaces(features: 800), .languages(pages: 1_133),
        .choices(places: 6, words: 30, patterns: 1_000),
        .choices(places: 6, words: 30, patterns: 10_000),
        .overrides(places: 14), .overrides(places: 20), .overrides(places: 24),
    ]

    /// `/f`, `/f/:id`, `/:workspace/f` and `/:workspace/f/:id` for each feature.
    public static func workspaces(features: Int) -> RouteSet {
        let names = (0..<features).map { "feature\($0)" }
        return RouteSet(
            title: "\(features) features, also in workspaces",
            patterns: names.flatMap {
                ["/\($0)", "/\($0)/:id", "/:workspace/\($0)", "/:workspace/\($0)/:id"]
            })
    }

    /// `/:lang/page/:id` for each page, with overrides for two languages.
    public static func languages(pages: Int) -> RouteSet {
        RouteSet(
            title: "\(pages) pages in all languages, and in two",
            patterns: (0..<pages).flatMap { page in
                [":lang", "en", "de"].map { "/\($0)/page\(page)/:id" }
            })
    }

    /// At each place one of some words, or a parameter.
    public static func choices(places: Int, words: Int, patterns: Int) -> RouteSet {
        var random = SeededRandom(seed: 1)
        var texts: Set<String> = []
        while texts.count < patterns {
            texts.insert(
                (0..<places).map { place in
                    let word = Int.random(in: 0...words, using: &random)
                    return word == words ? "/:p\(place)" : "/word\(word)"
                }.joined())
        }
        return RouteSet(
            title: "\(places) places, a word of \(words) or a parameter", patterns: texts.sorted())
    }

    /// Two literals anywhere among parameters.
    public static func overrides(places: Int) -> RouteSet {
        RouteSet(
            title: "two overrides in \(places) places",
            patterns: (0..<places).flatMap { first in
                (0..<first).map { second in
                    (0..<places).map { place in
                        place == first || place == second ? "/on" : "/:p\(place)"
                    }.joined()
                }
            })
    }

    /// As many patterns with the same numbers of segments that do not overlap.
    public var plain: RouteSet {
        RouteSet(
            title: "plain",
            patterns: patterns.enumerated().map { number, pattern in
                let segments = pattern.split(separator: "/")
                return "/only\(number)" + segments.dropFirst().map { "/" + $0 }.joined()
            })
    }
}
