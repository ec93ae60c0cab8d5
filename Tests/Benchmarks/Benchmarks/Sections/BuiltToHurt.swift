import RouteSets

/// A table whose branches overlap everywhere, asked for paths that fail at their last segment. The
/// time of a segment must stay the same, whatever the depth.
enum BuiltToHurt {
    static func measurements(effort: Effort) throws -> [Measurement] {
        try [false, true].flatMap { rests in
            try stride(from: 4, through: effort.depth, by: 2).flatMap { depth in
                Benchmarks.note("a table built to hurt, \(depth) deep")
                return try measurements(depth: depth, rests: rests, effort: effort)
            }
        }
    }

    private static func measurements(
        depth: Int, rests: Bool, effort: Effort
    ) throws -> [Measurement] {
        let routes = RouteSet.hurting(depth: depth, rests: rests)
        let workload = Workload.hurting(depth: depth, rests: rests)
        let table = try RouteTableContestant(patterns: routes.patterns)
        let entrants = [
            Entrant(table, workload), Entrant(HummingbirdTrie(patterns: routes.patterns), workload),
        ]
        let section = "A table built to hurt"
        let row = "\(depth) deep" + (rests ? ", ** at each depth" : "")
        let results = Race(entrants: entrants, effort: effort).measurements(
            section: section, routes: routes.patterns.count, workload: row
        ).filter { $0.section == section }
        return results
            + results.prefix(1).map {
                Measurement(
                    section: section, routes: $0.routes, workload: row, contestant: $0.contestant,
                    figure: "ns a segment", value: $0.value / Double(depth + 1))
            }
    }
}
