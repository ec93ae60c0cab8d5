import RouteSets

/// All routers, built of one set of routes.
struct Routers {
    let routes: RouteSet
    let table: RouteTableContestant
    let trie: HummingbirdTrie
    let loop: UsualLoop

    init(_ routes: RouteSet) throws {
        self.routes = routes
        table = try RouteTableContestant(patterns: routes.patterns)
        trie = HummingbirdTrie(patterns: routes.patterns)
        loop = UsualLoop(patterns: routes.patterns)
    }

    var count: Int { routes.patterns.count }
}
