/// All routes of an app, checked, with the table that finds them.
@MainActor
struct RouteMap {
    let routes: [Route]
    private let table: RouteTable

    static let empty = RouteMap(routes: [])

    private init(routes: [Route]) {
        self.routes = routes
        table = RouteTable(routes.map(\.pattern))
    }

    /// Compiles the routes of a registration phase.
    /// - Throws: All mistakes of all registrations together.
    init(_ registrations: [Registration]) throws(RegistrationError) {
        let review = RegistrationReview(registrations)
        guard review.mistakes.isEmpty else { throw RegistrationError(mistakes: review.mistakes) }
        self.init(routes: review.routes)
    }

    /// The route that answers a link, with the values of its path.
    func match(_ link: Link) -> (route: Route, path: [String])? {
        table.match(link.segments).map { (routes[$0.index], $0.values) }
    }

    /// The pattern that a misspelt link comes closest to, among the routes that may be named.
    func nearest(to link: Link, among isNamed: (Route) -> Bool) -> RoutePattern? {
        let candidates = routes.filter(isNamed)
        let forms = candidates.map { route in
            // A parameter takes whatever the link has in its place.
            zip(route.pattern.segments.indices, route.pattern.segments).map { index, segment in
                switch segment {
                case .literal(let text): text
                case .parameter(let name, _):
                    link.segments.indices.contains(index) ? link.segments[index] : ":\(name)"
                }
            }
        }
        let texts = forms.map { Link(segments: $0).description }
        let path = Link(segments: link.segments).description
        return Spelling.nearest(to: path, among: texts)
            .flatMap { texts.firstIndex(of: $0) }.map { candidates[$0].pattern }
    }
}
