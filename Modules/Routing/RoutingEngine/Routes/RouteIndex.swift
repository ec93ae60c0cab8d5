import RouteMatching
import RoutingKit

/// What is known about some routes once they are compiled, without their Navigators. It never
/// changes, so it is passed on as one reference.
final class RouteIndex: Sendable {
    /// What the routes declare, in their order.
    let declarations: [RouteDeclaration]
    let constraints: [RouteConstraint]
    let links: UniversalLinks
    /// The names of private parameters, of routes and of links, in lowercase.
    let privateNames: Set<String>
    /// Whether each route is spelled plainly and has no name of a private parameter.
    let isPublic: [Bool]
    /// What link templates declare as private.
    let privateLinks: PrivateLinks
    /// The literals of all patterns, in lowercase.
    let words: Set<String>
    let table: RouteTable
    /// The position of the route of each pattern.
    let positions: [RoutePattern: Int]
    /// The same for each pattern of the table.
    let answers: [Int?]

    @MainActor
    init(
        _ routes: [Route], table: RouteTable?, constraints: [RouteConstraint],
        links: UniversalLinks
    ) {
        declarations = routes.map(\.declaration)
        self.constraints = constraints
        self.links = links
        privateLinks = PrivateLinks(declaredBy: routes, constraints: constraints)
        let privateNames = privateLinks.names.union(
            routes.flatMap(\.parameters).filter(\.isPrivate).map(\.name.asciiLowercased))
        self.privateNames = privateNames
        isPublic = declarations.map { declaration in
            let names = declaration.parameters.map(\.name.asciiLowercased)
            return declaration.isCanonical && privateNames.isDisjoint(with: names)
                && privateNames.isDisjoint(with: declaration.pattern.parameterNames)
        }
        words = routes.reduce(into: []) { $0.formUnion($1.pattern.words) }
        let table =
            table ?? RouteTable(unchecked: routes.map(\.pattern), constraints: constraints)
        self.table = table
        let positions = Dictionary(
            routes.enumerated().map { ($1.pattern, $0) }, uniquingKeysWith: { first, _ in first })
        self.positions = positions
        answers = table.patterns.map { positions[$0] }
    }

    /// The position of the route that answers a link, and the values of its path.
    typealias Answer = (position: Int, path: [DeepLink.QueryItem])

    /// The position of the route that answers a link, with the values of its path.
    func answer(to link: DeepLink) -> Answer? {
        guard let match = table.match(link), let position = answers[match.index] else { return nil }
        return (position, match.items)
    }
}

extension RoutePattern {
    /// Its literal segments, in lowercase.
    var words: Set<String> {
        Set(
            segments.compactMap { segment in
                if case .literal(let text) = segment { text.asciiLowercased } else { nil }
            })
    }
}
