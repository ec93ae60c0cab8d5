import RouteMatching

/// RoutingKit asked for a URL from outside: a link, then its route.
struct LinkContestant: Contestant {
    static let title = RouteTableContestant.title
    let table: RouteTable
    /// Whether it reads each parameter and each item of the query.
    let readsValues: Bool

    private let links = UniversalLinks(hosts: ["momentsapp.com"])

    init(table: RouteTable, readsValues: Bool) {
        self.table = table
        self.readsValues = readsValues
    }

    var patterns: [String] { table.patterns.map(\.description) }

    func match(_ text: String) -> Int? {
        guard let link = try? DeepLink(text, from: .outside, of: links),
            let match = table.match(link)
        else { return nil }
        if readsValues {
            for item in match.items { blackHole(item.value.utf8.count) }
            for item in link.query { blackHole(item.value.utf8.count) }
        }
        return match.index
    }
}
