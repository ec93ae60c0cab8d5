import FigureKit
import RouteSets

/// One match after other work: tables, strings and code are in no cache any more.
enum ColdCalls {
    static func measurements(of routers: Routers, effort: Effort) -> [Measurement] {
        let workload = Workload(.parameters, of: routers.routes)
        let entrants = [Entrant(routers.table, workload), Entrant(routers.trie, workload)]
        let cache = CacheFlush()
        var times = entrants.map { _ in [Double]() }
        for _ in 0..<effort.coldCalls {
            for (index, entrant) in entrants.enumerated() {
                cache.flush()
                // The clock itself is cold too. It is read once before, and its cost taken off.
                let clock = Entrant.secondsOfClock()
                times[index].append(max(0, entrant.seconds(for: 1) - clock) * 1e9)
            }
        }
        return entrants.indices.flatMap { index in
            let cell = { figure, value in
                Measurement(
                    section: "One cold call", routes: routers.count,
                    workload: workload.kind.rawValue, contestant: entrants[index].title,
                    figure: figure, value: value)
            }
            let ratio = times[index].median / times[0].median
            return [cell("ns", times[index].median)]
                + (index > 0 ? [cell("times ours", ratio)] : [])
        }
    }
}
