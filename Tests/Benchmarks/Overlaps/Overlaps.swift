import Foundation
import RouteMatching
import RouteSets

/// Registers and matches tables whose patterns overlap, and beside each one a table of as many plain
/// patterns with as many segments: `Overlaps COUNT SEED`, with the number of random grammars.
///
/// `.ci/instructions bounds` runs it, counts the instructions of each call for which it prints a line,
/// and compares those of both tables.
@main
enum Overlaps {
    static func main() throws {
        let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        guard numbers.count == 2 else {
            FileHandle.standardError.write(Data("usage: Overlaps GRAMMARS SEED\n".utf8))
            exit(64)
        }
        for size in [100, 500, 2_000] {
            for family in SimilarPatterns.all(size) {
                try count(
                    family.routes.title, family.routes.patterns.map { try RoutePattern($0) },
                    paths: family.answers.map { ($0.path, $0.winner) })
            }
            for seed in numbers[1]..<(numbers[1] + numbers[0]) {
                let grammar = RandomGrammar(seed: seed, count: size)
                try count(
                    grammar.title, grammar.patterns, constraints: RandomGrammar.checks,
                    paths: grammar.paths.map { ($0, nil) })
            }
        }
    }

    private static func count(
        _ title: String, _ all: [RoutePattern], constraints: [RouteConstraint] = [],
        paths: [(path: String, winner: String??)]
    ) throws {
        var patterns = all
        // Without patterns that tie, others may tie that they have hidden.
        for _ in 0..<6 where patterns.count > all.count / 8 {
            let plain = try patterns.enumerated().map { number, pattern in
                let places = 1..<max(2, pattern.segments.count)
                return try RoutePattern("/only\(number)" + places.map { "/:p\($0)" }.joined())
            }
            let values = plain[plain.count / 2].segments.dropFirst().map { _ in "/v" }.joined()
            _ = try TableCost(plain, paths: [("/only\(plain.count / 2)" + values, nil)]).count(
                "plain")
            let refused = try TableCost(patterns, constraints: constraints, paths: paths).count(
                title)
            if refused.isEmpty { return }
            patterns = patterns.indices.filter { !refused.contains($0) }.map { patterns[$0] }
        }
    }
}
