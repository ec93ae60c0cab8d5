import RouteMatching
import RoutingEngine
import RoutingKit

/// Finds the routes of a contract that answer links.
struct ContractLinks {
    private let table: RouteTable
    /// The position of the route of each pattern of the table, and the place of each route in it.
    private let positions: [Int]
    private let ranks: [Int]
    private let index: OverlapIndex
    /// Those with checks of the app, as if the checks accepted everything.
    private let unchecked: [Int: RouteTable]

    init(_ patterns: [RoutePattern]) {
        let checks = patterns.map { Set($0.segments.compactMap(\.checkName)) }
        let names = checks.reduce(into: Set<String>()) { $0.formUnion($1) }
        table = RouteTable(
            unchecked: patterns,
            constraints: names.sorted().map { RouteConstraint(standingFor: $0) })
        let first = Dictionary(
            patterns.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        positions = table.patterns.map { first[$0] ?? 0 }
        var ranks = Array(repeating: Int.max, count: patterns.count)
        for (rank, position) in positions.enumerated() {
            ranks[position] = min(rank, ranks[position])
        }
        self.ranks = ranks
        var index = OverlapIndex()
        var unchecked: [Int: RouteTable] = [:]
        for (position, pattern) in patterns.enumerated() {
            for form in pattern.forms { index.insert(form.map(\.overlap), as: position) }
            if !checks[position].isEmpty, let free = pattern.withoutChecks {
                unchecked[position] = RouteTable(unchecked: [free])
            }
        }
        self.index = index
        self.unchecked = unchecked
    }

    /// The position of the route that answers a link, and the values of its path.
    func answer(to link: DeepLink) -> (position: Int, values: [DeepLink.QueryItem])? {
        table.match(link).map { (positions[$0.index], $0.items) }
    }

    /// The positions of the routes that may have a path in common with a pattern.
    func overlapping(_ pattern: RoutePattern) -> [Int] {
        let found = pattern.forms.map { index.overlapping($0.map(\.overlap)) }
        return found.count == 1 ? found[0] : Set(found.joined()).sorted()
    }

    /// Whether a route answers a link, or would if a check of the app accepts its value.
    func mayWin(_ position: Int, _ link: DeepLink) -> Bool {
        // In the table, a check of the app accepts one text only. So a pattern with a check may win
        // a link that the table gives to a later pattern, or to none, but not one of an earlier
        // pattern.
        let winner = table.match(link)?.index ?? .max
        if winner == ranks[position] { return true }
        guard winner > ranks[position], let unchecked = unchecked[position] else { return false }
        return unchecked.match(link) != nil
    }
}

extension RoutePattern {
    /// The pattern that takes any text where a check of the app decides; `nil` if there is none.
    fileprivate var withoutChecks: RoutePattern? {
        let text = segments.reduce(into: description) { text, segment in
            guard let name = segment.name, let check = segment.checkName else { return }
            // In braces if a text may continue its name.
            let isAffixed = if case .affixed = segment { true } else { false }
            text = text.replacing(
                ":\(name)(\(check))", with: isAffixed ? "{\(name)}" : ":\(name)")
        }
        return try? RoutePattern(text)
    }
}

extension RoutePattern.Segment {
    fileprivate var checkName: String? {
        if case .named(let name) = constraint { name } else { nil }
    }
}
