/// All routes of an app, checked, with the table that finds them.
@MainActor
struct RouteMap {
    var routes: [Route]
    /// Tells it from those that other rules made before.
    var edition = 0
    let constraints: [RouteConstraint]
    let links: UniversalLinks
    /// The names of private parameters, in small letters.
    let privateNames: Set<String>
    private let table: RouteTable
    private let positions: [RoutePattern: Int]
    /// The route of each pattern of the table.
    private let answers: [Int?]

    /// Compiles routes. Of two that tie on a path the first answers.
    init(unchecked routes: [Route], constraints: [RouteConstraint], links: UniversalLinks) {
        self.routes = routes
        self.constraints = constraints
        self.links = links
        privateNames = Set(
            routes.flatMap(\.parameters).filter(\.isPrivate).map(\.name.asciiLowercased))
        table = RouteTable(unchecked: routes.map(\.pattern), constraints: constraints)
        let positions = Dictionary(
            routes.enumerated().map { ($1.pattern, $0) }, uniquingKeysWith: { first, _ in first })
        self.positions = positions
        answers = table.patterns.map { positions[$0] }
    }

    /// Compiles the routes of a registration phase.
    /// - Throws: All mistakes of all registrations together.
    init(
        _ registrations: [Registration], constraints: [RouteConstraint],
        interceptors: [InterceptorRegistration], services: Services, links: UniversalLinks
    ) throws(RegistrationError) {
        let review = RegistrationReview(registrations, constraints: constraints, links: links)
        self.init(unchecked: review.routes, constraints: constraints, links: links)
        let mistakes =
            review.mistakes + RedirectReview(self).mistakes
            + InterceptorRegistration.mistakes(in: interceptors) + services.mistakes
        guard mistakes.isEmpty else { throw RegistrationError(mistakes: mistakes) }
    }

    /// The routes in the order of precedence.
    var ordered: [Route] { table.patterns.compactMap { positions[$0].map { routes[$0] } } }

    /// The route that answers a link, with the values of its path.
    func match(_ link: Link) -> (route: Route, path: [Link.QueryItem])? {
        guard let match = table.match(link), let position = answers[match.index] else {
            return nil
        }
        return (routes[position], match.items)
    }

    /// The pattern that a misspelt link comes closest to, among the routes that may be named.
    func nearest(to link: Link, among isNamed: (Route) -> Bool) -> RoutePattern? {
        table.nearest(to: link.segments) { pattern in
            positions[pattern].map { isNamed(routes[$0]) } ?? false
        }
    }

    /// The routes that begin as a path does, in the order in which they are tried.
    func explain(_ segments: [String]) -> [(Route, RouteTable.Candidate)] {
        table.explain(segments).compactMap { candidate in
            positions[table.patterns[candidate.index]].map { (routes[$0], candidate) }
        }
    }
}
