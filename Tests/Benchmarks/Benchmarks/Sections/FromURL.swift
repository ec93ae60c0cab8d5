import RouteSets

/// From the text of a URL with a query to its route, and to the values in it.
enum FromURL {
    static func measurements(of routers: Routers, effort: Effort) -> [Measurement] {
        let workload = Workload(.parameters, of: routers.routes)
        return [false, true].flatMap { readsValues in
            let entrants = [
                Entrant(
                    LinkContestant(table: routers.table.table, readsValues: readsValues),
                    workload, text: \.url),
                Entrant(
                    HummingbirdURL(trie: routers.trie, readsValues: readsValues),
                    workload, text: \.url),
            ]
            return Race(entrants: entrants, effort: effort).measurements(
                section: "From a URL to its route", routes: routers.count,
                workload: readsValues ? "all values read" : "no value read")
        }
    }
}
