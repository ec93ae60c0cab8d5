import RouteSets

/// Paths that many patterns of a table answer up to some place.
struct OverlappingPaths {
    let paths: [String]

    init(_ routes: RouteSet) {
        var random = SeededRandom(seed: 7)
        let segments = routes.patterns.map { $0.split(separator: "/").map(String.init) }
        let depth = segments.map(\.count).max() ?? 0
        // The literals of each place, the most frequent one first.
        let words = (0..<depth).map { place in
            Dictionary(
                grouping: segments.compactMap { place < $0.count ? $0[place] : nil }, by: \.self
            )
            .filter { $0.key.first != ":" }.sorted {
                ($1.value.count, $0.key) < ($0.value.count, $1.key)
            }
            .map(\.key)
        }
        let frequent = words.map { $0.first ?? "x" }
        let dead = frequent.dropLast() + ["nowhere"]
        var paths = [frequent, Array(dead)]
        for _ in 0..<30 {
            let pattern = segments[Int.random(in: 0..<segments.count, using: &random)]
            let filled = pattern.enumerated().map { place, segment in
                segment.first == ":" ? words[place].randomElement(using: &random) ?? "x" : segment
            }
            paths.append(filled)
            paths.append(filled.dropLast() + ["nowhere"])
        }
        self.paths = paths.map { "/" + $0.joined(separator: "/") }
    }
}
