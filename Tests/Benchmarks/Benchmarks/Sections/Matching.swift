import RouteSets

/// From a path to its route.
struct Matching {
    static let title = "From a path to its route"

    let routes: RouteSet
    let effort: Effort

    func measurements() throws -> [Measurement] {
        let table = try RouteTableContestant(patterns: routes.patterns)
        let trie = HummingbirdTrie(patterns: routes.patterns)
        let loop = UsualLoop(patterns: routes.patterns)
        let dictionary = PathDictionary(patterns: routes.patterns)
        return Workload.Kind.allCases.flatMap { kind in
            let workload = Workload(kind, of: routes)
            var entrants = [
                Entrant(table, workload), Entrant(trie, workload), Entrant(loop, workload),
            ]
            // It knows no parameters, so what it says of a miss is no answer.
            if kind == .fixed { entrants.append(Entrant(dictionary, workload)) }
            for entrant in entrants where entrant.mistakes > 0 {
                Benchmarks.note(
                    "\(entrant.title) errs in \(entrant.mistakes) of \(workload.calls.count) calls: "
                        + "\(kind.rawValue), \(routes.patterns.count) routes")
            }
            return Race(entrants: entrants, effort: effort).measurements(
                section: Self.title, routes: routes.patterns.count, workload: kind.rawValue)
        }
    }
}
