import FigureKit
import RouteSets

/// From the texts of patterns to a compiled router.
enum Registering {
    static func measurements(of routes: RouteSet, effort: Effort) throws -> [Measurement] {
        let texts = routes.patterns
        var times: [[Double]] = [[], []]
        let limit = ContinuousClock.now.advanced(by: .seconds(effort.rounds / 2))
        while times[0].count < effort.rounds, times[0].count < 3 || ContinuousClock.now < limit {
            times[0].append(try milliseconds { try RouteTableContestant(patterns: texts) })
            times[1].append(milliseconds { HummingbirdTrie(patterns: texts) })
        }
        let cell = { contestant, figure, value in
            Measurement(
                section: "Registering", routes: texts.count, workload: "all checks",
                contestant: contestant, figure: figure, value: value)
        }
        let (ours, peer) = (RouteTableContestant.title, HummingbirdTrie.title)
        return [
            cell(ours, "ms", times[0].median), cell(peer, "ms", times[1].median),
            cell(peer, "times ours", zip(times[1], times[0]).map { $0 / $1 }.median),
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
}
