import FigureKit

/// Several entrants on one workload: in each round every one of them runs for a while, so that
/// whatever else the machine does falls on all of them alike. Ours is the first.
struct Race {
    let entrants: [Entrant]
    let effort: Effort

    /// For each entrant the time of a match and its allocations, for the peers the ratio of their
    /// time to ours: medians of all rounds.
    func measurements(section: String, routes: Int, workload: String) -> [Measurement] {
        let counts = entrants.map(calls)
        let times = times(for: counts)
        return entrants.indices.flatMap { index in
            let entrant = entrants[index]
            let cell = { figure, value in
                Measurement(
                    section: section, routes: routes, workload: workload,
                    contestant: entrant.title, figure: figure, value: value)
            }
            let ratios = zip(times[index], times[0]).map { $0 / $1 }
            return [cell("ns", times[index].median)]
                + (index > 0 ? [cell("times ours", ratios.median)] : [])
                + [entrant.allocations(for: min(counts[index], 1_000))].map {
                    Measurement(
                        section: "\(section): allocations", routes: routes, workload: workload,
                        contestant: entrant.title, figure: "", value: $0)
                }
        }
    }

    /// Nanoseconds of a match, for each entrant in each round.
    private func times(for counts: [Int]) -> [[Double]] {
        var times = entrants.map { _ in [Double]() }
        for round in 0..<effort.rounds {
            for offset in entrants.indices {
                let index = (round + offset) % entrants.count
                entrants[index].warmUp(lap: counts[index], limit: effort.warmUp)
                let seconds = entrants[index].seconds(for: counts[index])
                times[index].append(seconds * 1e9 / Double(counts[index]))
            }
        }
        return times
    }

    /// How many calls fill a lap; finding out warms up.
    private func calls(of entrant: Entrant) -> Int {
        var count = 1
        while true {
            let seconds = entrant.seconds(for: count)
            if seconds >= effort.lap / 2 { return count }
            let fill = effort.lap / max(seconds, 1e-9)
            count = Int(Double(count) * min(max(fill, 2), 100))
        }
    }
}
