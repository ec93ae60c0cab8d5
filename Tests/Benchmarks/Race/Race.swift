import Foundation
import RouteMatching
import RouteSets

/// Matches paths against as many routes as it is asked, such as `Race 130 1000`. It prints the
/// routes, the paths and the nanoseconds of a match, for the program in Rust below it, which
/// matches the same.
@main
struct Race {
    private let table: RouteTable
    /// For each pattern of the table the name of its first parameter.
    private let names: LentTexts

    private init(_ patterns: [String]) throws {
        table = try RouteTable(patterns.map { try RoutePattern($0) })
        names = LentTexts(table.patterns.map { $0.segments.compactMap(\.name).first ?? "" })
    }

    static func main() throws {
        for count in CommandLine.arguments.compactMap({ Int($0) }) {
            let endings = ["", "/:id", "/:id/detail", "/:id/list/:entry", "/all/recent"]
            let patterns = (0..<count).map { "/place\($0 / 5)\(endings[$0 % 5])" }
            let race = try Race(patterns)
            print("table\t\(count)")
            for pattern in patterns { print("route\t\(pattern)") }
            race.run("values", paths(of: patterns.filter { $0.contains(":") }))
            race.run("static", paths(of: patterns.filter { !$0.contains(":") }))
            race.run("missing", paths(of: ["/nowhere/:id", "/nothing/:id/:entry"]))
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
    private func run(_ kind: String, _ paths: [String]) {
        let texts = LentTexts(paths)
        let calls = 20 * paths.count
        var fastest = Duration.seconds(1_000)
        var sum = 0
        for _ in 0..<40 {
            let clock = ContinuousClock()
            fastest = min(fastest, clock.measure { sum &+= match(kind, texts, calls) })
        }
        for path in paths { print("\(kind)\t\(path)") }
        print("time\t\(kind)\t\(fastest / .nanoseconds(calls))\t\(sum)")
    }

    private func match(_ kind: String, _ texts: LentTexts, _ calls: Int) -> Int {
        if kind != "values" { return texts.sum(of: { table.match($0)?.index }, count: calls) }
        return texts.sum(
            of: { path in
                guard let match = table.match(path) else { return nil }
                return names.withText(at: match.index) { match.value($0, as: Length.self)?.count }
            }, count: calls)
    }
}

private struct Length: SegmentValue {
    let count: Int

    init?(utf8: Span<UInt8>) { count = utf8.count }
}
