import RouteSets

/// From a path to its route.
enum Matching {
    static let title = "From a path to its route"

    static func measurements(of routers: Routers, effort: Effort) -> [Measurement] {
        Workload.Kind.allCases.flatMap { kind in
            let workload = Workload(kind, of: routers.routes)
            let entrants = [
                Entrant(routers.table, workload), Entrant(routers.trie, workload),
                Entrant(routers.loop, workload),
            ]
            return Race(entrants: entrants, effort: effort).measurements(
                section: title, routes: routers.count, workload: kind.rawValue)
        }
    }
}
