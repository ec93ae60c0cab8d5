import Foundation
import RouteMatching
import RouteSets

extension MatchLoop {
    /// Matches paths against as many routes as it is asked, such as 130 and then 1000. It prints
    /// the routes, the paths and the nanoseconds of a match, for the program in Rust in `Race`,
    /// which matches the same.
    static func race(_ counts: [Int]) throws {
        for count in counts {
            let endings = ["", "/:id", "/:id/detail", "/:id/list/:entry", "/all/recent"]
            let patterns = (0..<count).map { "/place\($0 / 5)\(endings[$0 % 5])" }
            let loop = try MatchLoop(patterns)
            print("table\t\(count)")
            for pattern in patterns { print("route\t\(pattern)") }
            loop.race(.values, paths(of: patterns.filter { $0.contains(":") }))
            loop.race(.fixed, paths(of: patterns.filter { !$0.contains(":") }))
            loop.race(.nearMisses, paths(of: ["/nowhere/:id", "/nothing/:id/:entry"]))
        }
    }

    private static func paths(of patterns: [String]) -> [String] {
        var random = SeededRandom(seed: 7)
        var paths: [String] = []
        for _ in 0..<512 {
            let value = Int.random(in: 0..<1_000_000, using: &random)
            let path = random.pick(patterns).replacing(":id", with: "x\(value)")
            paths.append(path.replacing(":entry", with: "y\(value)"))
        }
        return paths
    }

    /// Prints the paths, and the nanoseconds of the fastest of forty rounds.
    private func race(_ work: Work, _ paths: [String]) {
        let texts = LentTexts(paths)
        let calls = 20 * paths.count
        var fastest = Duration.seconds(1_000)
        var sum = 0
        for _ in 0..<40 {
            let time = ContinuousClock().measure {
                sum &+= self.sum(of: work, texts, count: calls)
            }
            fastest = min(fastest, time)
        }
        for path in paths { print("\(work)\t\(path)") }
        print("time\t\(work)\t\(fastest / .nanoseconds(calls))\t\(sum)")
    }
}
