import RouteMatching

/// RoutingKit's route table, asked for a path.
struct RouteTableContestant: Contestant {
    static let title = "RoutingKit"
    let table: RouteTable

    init(patterns: [String]) throws {
        table = try RouteTable(patterns.map { try RoutePattern($0) })
    }

    var patterns: [String] { table.patterns.map(\.description) }

    func match(_ text: String) -> Int? { table.match(text)?.index }
}
