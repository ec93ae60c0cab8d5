import RouteSets

/// The winner by the guide, of patterns that have only literals and parameters: each is tried.
enum NaiveOrder {
    static func winner(of path: String, in routes: RouteSet) -> String? {
        let path = path.split(separator: "/")
        var best: (pattern: String, kinds: [Int])?
        for pattern in routes.patterns {
            let segments = pattern.split(separator: "/")
            guard segments.count == path.count,
                zip(segments, path).allSatisfy({ $0.first == ":" || $0 == $1 })
            else { continue }
            let kinds = segments.map { $0.first == ":" ? 1 : 0 }
            if best.map({ kinds.lexicographicallyPrecedes($0.kinds) }) ?? true {
                best = (pattern, kinds)
            }
        }
        return best?.pattern
    }
}
