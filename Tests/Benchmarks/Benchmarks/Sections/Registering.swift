import FigureKit
import RouteMatching
import RouteSets

/// From the texts of patterns to a compiled router: how long it takes, and what stays in memory.
enum Registering {
    static func measurements(of routes: RouteSet, effort: Effort) throws -> [Measurement] {
        let texts = routes.patterns
        var times: [[Double]] = [[], []]
        let limit = ContinuousClock.now.advanced(by: .seconds(effort.rounds / 2))
        while times[0].count < effort.rounds, times[0].count < 3 || ContinuousClock.now < limit {
            times[0].append(try milliseconds { try RouteTableContestant(patterns: texts) })
            times[1].append(milliseconds { HummingbirdTrie(patterns: texts) })
        }
        let cell = { section, workload, contestant, figure, value in
            Measurement(
                section: section, routes: texts.count, workload: workload,
                contestant: contestant, figure: figure, value: value)
        }
        let (ours, peer) = (RouteTableContestant.title, HummingbirdTrie.title)
        let bytes = try bytesOfRoute(texts)
        return [
            cell("Registering", "all checks", ours, "ms", times[0].median),
            cell("Registering", "all checks", peer, "ms", times[1].median),
            cell(
                "Registering", "all checks", peer, "times ours",
                zip(times[1], times[0]).map { $0 / $1 }.median),
            cell("Bytes a route", "", ours, "", bytes.table),
            cell("Bytes a route", "", "\(ours) and its patterns", "", bytes.patterns),
            cell("Bytes a route", "", peer, "", bytes.trie),
        ]
    }

    private static func milliseconds<Router>(_ build: () throws -> Router) rethrows -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        let router = try build()
        let end = clock.now
        withExtendedLifetime(router) {}
        return (end - start) / .milliseconds(1)
    }

    /// The heap after the router is built and the texts that it was given are released.
    private static func bytesOfRoute(
        _ texts: [String]
    ) throws -> (table: Double, patterns: Double, trie: Double) {
        let (patterns, read) = try Allocations.counted {
            try texts.map { try RoutePattern(copy(of: $0)) }
        }
        let (table, compiled) = try Allocations.counted { try RouteTable(patterns) }
        let (trie, built) = Allocations.counted { HummingbirdTrie(patterns: texts.map(copy)).trie }
        let again = try RouteTable(patterns.reversed())
        guard again.description == table.description else { throw UnstableTable() }
        return withExtendedLifetime((patterns, table, trie)) {
            let count = Double(texts.count)
            return (
                Double(compiled.bytes) / count, Double(read.bytes + compiled.bytes) / count,
                Double(built.bytes) / count
            )
        }
    }

    /// The text in memory of its own, so that who keeps a part of it is seen to keep all.
    private static func copy(of text: String) -> String {
        String(decoding: Array(text.utf8), as: UTF8.self)
    }
}

/// Two tables of the same patterns print differently.
struct UnstableTable: Error, CustomStringConvertible {
    let description = "the order of registration changes the compiled table"
}
