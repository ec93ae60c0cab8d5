import AllocationCounter
import RouteMatching
import RouteSets

/// What a table costs.
struct TableCost {
    let title: String
    let patterns: Int
    /// Milliseconds, the least of a few times.
    let compiling: Double
    /// Bytes that stay in memory.
    let bytes: Int
    /// Nanoseconds, the least of a few times, of the path that takes longest.
    let matching: Double
    /// The most allocations of a match.
    let allocations: Int

    /// A path was answered by another pattern than the one that the guide names.
    struct WrongAnswer: Error {
        let path: String
    }

    init(_ routes: RouteSet) throws {
        try self.init(
            routes,
            answers: OverlappingPaths(routes).paths.map {
                ($0, NaiveOrder.winner(of: $0, in: routes))
            })
    }

    /// - Parameter answers: Paths, and the pattern that has to answer each.
    init(_ routes: RouteSet, answers: [(path: String, winner: String?)]) throws {
        title = routes.title
        patterns = routes.patterns.count
        let parsed = try routes.patterns.map { try RoutePattern($0) }
        start_counting_allocations()
        let table = try RouteTable(parsed)
        bytes = Int(stop_counting_allocations().bytes)
        let clock = ContinuousClock()
        var compiling = Double.infinity
        for _ in 0..<(patterns > 2_000 ? 3 : 20) {
            let time = try clock.measure { _ = try RouteTable(parsed) }
            compiling = min(compiling, time / .milliseconds(1))
        }
        self.compiling = compiling
        var (matching, allocations) = (0.0, 0)
        for (path, winner) in answers {
            guard table.match(path)?.pattern.description == winner else {
                throw WrongAnswer(path: path)
            }
            start_counting_allocations()
            let match = table.match(path)
            allocations = max(allocations, Int(stop_counting_allocations().allocations))
            withExtendedLifetime(match) {}
            var least = Double.infinity
            for _ in 0..<5 {
                let time = clock.measure {
                    for _ in 0..<200 where table.match(path)?.index == -1 { print(path) }
                }
                least = min(least, time / .nanoseconds(200))
            }
            matching = max(matching, least)
        }
        (self.matching, self.allocations) = (matching, allocations)
    }
}

/// The winner by the guide, of patterns that have only literals and parameters: each is tried.
enum NaiveOrder {
    static func winner(of path: String, in routes: RouteSet) -> String? {
        let path = path.split(separator: "/")
        var best: (pattern: String, kinds: [Int])?
        for pattern in routes.patterns {
            let segments = pattern.split(separator: "/")
            guard segments.count == path.count,
                zip(segments, path).allSatisfy({ $0.first == ":" || $0 == $1 })
            else { continue }
            let kinds = segments.map { $0.first == ":" ? 1 : 0 }
            if best.map({ kinds.lexicographicallyPrecedes($0.kinds) }) ?? true {
                best = (pattern, kinds)
            }
        }
        return best?.pattern
    }
}

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
