import RouteSets

/// Looks for the table of some patterns that costs most beside a plain one: from a random table on, a
/// change is kept if it makes the table worse.
struct WorstTableSearch {
    let seed = UInt64.random(in: 0..<1_000_000)
    private let size: Int
    private var random: SeededRandom
    private var worst: [String: Double] = [:]

    init(size: Int) {
        self.size = size
        random = SeededRandom(seed: seed)
    }

    /// Searches, and reports each table that is worse than those before it.
    mutating func run(for time: Duration, report: (OverlapReport) -> Void) throws {
        let end = ContinuousClock.now.advanced(by: time)
        while ContinuousClock.now < end {
            var patterns = start()
            var (score, failures) = (0.0, 0)
            while failures < 12, ContinuousClock.now < end {
                let changed = score == 0 ? patterns : change(patterns)
                let routes = RouteSet(
                    title: "\(changed[0]), ...", patterns: changed)
                let result = OverlapReport(
                    try TableCost(routes), beside: try TableCost(routes.plain))
                let figures = [
                    "compile": result.compiling, "memory": result.memory, "match": result.matching,
                ]
                if figures.contains(where: { $0.value > worst[$0.key, default: 0] * 1.05 }) {
                    report(result)
                }
                worst.merge(figures, uniquingKeysWith: max)
                let next = result.compiling / 5 + result.memory / 3 + result.matching / 20
                failures = next > score ? 0 : failures + 1
                if next > score { (score, patterns) = (next, changed) }
            }
        }
    }

    private mutating func start() -> [String] {
        let (places, words) = (
            Int.random(in: 2...20, using: &random), Int.random(in: 1...12, using: &random)
        )
        let share = Double.random(in: 0.05...0.95, using: &random)
        var patterns: Set<String> = []
        for _ in 0..<(size * 20) where patterns.count < size {
            patterns.insert(pattern(places: places, words: words, share: share))
        }
        return patterns.sorted()
    }

    private mutating func pattern(places: Int, words: Int, share: Double) -> String {
        (0..<Int.random(in: max(1, places - 2)...places, using: &random)).map { place in
            Double.random(in: 0..<1, using: &random) < share
                ? "/:p\(place)" : "/w\(Int.random(in: 0..<words, using: &random))"
        }.joined()
    }

    /// A tenth of the patterns with another segment.
    private mutating func change(_ patterns: [String]) -> [String] {
        var patterns = patterns
        for _ in 0..<max(1, patterns.count / 10) {
            let index = Int.random(in: patterns.indices, using: &random)
            var segments = patterns[index].split(separator: "/").map(String.init)
            let place = Int.random(in: segments.indices, using: &random)
            segments[place] =
                Bool.random(using: &random)
                ? ":p\(place)" : "w\(Int.random(in: 0..<4, using: &random))"
            let changed = "/" + segments.joined(separator: "/")
            if !patterns.contains(changed) { patterns[index] = changed }
        }
        return patterns
    }
}
