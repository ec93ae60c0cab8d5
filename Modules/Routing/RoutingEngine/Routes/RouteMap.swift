package import RouteMatching
import RoutingKit

/// All routes of an app, with the table that finds them; immutable, rules make another one.
@MainActor
public final class RouteMap {
    /// Of one request, and of nested requests.
    nonisolated static let maximumRedirects = 8

    /// In the order of their registration.
    public let routes: [Route]
    let declared: DeclaredRoutes
    /// A text that is no literal of a pattern and no value of a type, for examples.
    private(set) lazy var unusedText: String = {
        let words = Set(routes.flatMap(\.pattern.segments).flatMap(\.texts).map(\.asciiLowercased))
        var text = "example"
        while words.contains(text) { text += "-" }
        return text
    }()

    /// Of two routes that match a path equally well, the first one answers.
    init(
        unchecked routes: [Route], table: RouteTable? = nil, constraints: [RouteConstraint],
        links: UniversalLinks
    ) {
        self.routes = routes
        declared = DeclaredRoutes(routes, table: table, constraints: constraints, links: links)
    }

    private init(_ routes: [Route], _ declared: DeclaredRoutes) {
        self.routes = routes
        self.declared = declared
    }

    /// Each at the position of its pattern; more routes need another table.
    package func replacing(with routes: [Route]) -> RouteMap {
        routes.count == self.routes.count
            ? RouteMap(routes, declared)
            : RouteMap(unchecked: routes, constraints: constraints, links: declared.links)
    }

    package var constraints: [RouteConstraint] { declared.constraints }
    /// In the order of precedence.
    package var ordered: [Route] { declared.positions.compactMap { $0.map { routes[$0] } } }

    package func route(answering link: DeepLink) -> Route? { match(link)?.route }

    /// The route that answers a link, and the values of its path.
    /// - Parameter other: Answers instead of the route at its position, to try out a change.
    func match(
        _ link: DeepLink, replacing other: (position: Int, route: Route)? = nil
    ) -> (route: Route, path: [DeepLink.QueryItem])? {
        guard let match = declared.table.match(link),
            let position = declared.positions[match.index]
        else { return nil }
        if let other, other.position == position { return (other.route, match.items) }
        return (routes[position], match.items)
    }

    package func nearest(to link: DeepLink, among isNamed: (Route) -> Bool) -> RoutePattern? {
        let named = Set(routes.filter(isNamed).map(\.pattern))
        return declared.table.nearest(to: link.description, among: named.contains)
    }

    /// The routes that begin as a path does, in the order in which they are tried.
    func explain(_ link: DeepLink) -> [(Route, RouteTable.Candidate)] {
        declared.table.explain(link.description).compactMap { candidate in
            declared.positions[candidate.index].map { (routes[$0], candidate) }
        }
    }

    /// Where a link arrives.
    struct RedirectTrail {
        /// The link as the last redirect made it.
        let link: DeepLink
        /// Each with its own URL.
        let passed: [(url: String, route: Route)]
        /// The route that answers it; `nil` if there is none.
        let route: Route?
        /// The values of its path.
        let path: [DeepLink.QueryItem]
    }

    /// The routes that a link of a redirect reaches; none if that fails.
    package func routes(
        behind link: DeepLink, replacing other: (position: Int, route: Route)
    ) -> [Route] {
        guard let trail = try? follow(link, replacing: other) else { return [] }
        let routes = trail.passed.map(\.route) + [trail.route].compactMap(\.self)
        return Array(routes.dropFirst())
    }

    /// Follows the redirects of the table from a link on, until a Navigator or no route answers.
    /// - Parameter other: Answers instead of the route at its position, to try out a change.
    /// - Throws: If the redirects form a cycle or lack a parameter.
    func follow(
        _ link: DeepLink, replacing other: (position: Int, route: Route)? = nil
    ) throws(RouteError.Reason) -> RedirectTrail {
        var link = link
        var passed: [(url: String, route: Route)] = []
        while let (route, path) = match(link, replacing: other) {
            guard let target = route.target else {
                return RedirectTrail(link: link, passed: passed, route: route, path: path)
            }
            let url = link.canonical?.text ?? link.description
            if passed.contains(where: { $0.url == url }) {
                throw .redirectCycle(passed.map(\.url) + [url])
            }
            passed.append((url, route))
            if passed.count > Self.maximumRedirects { throw .tooManyRedirects(passed.map(\.url)) }
            link = try self.link(to: target, with: path + link.query)
        }
        return RedirectTrail(link: link, passed: passed, route: nil, path: [])
    }

    /// A target with the values of a request: in their places, and the others in its query.
    func link(
        to target: RedirectTarget, with values: [DeepLink.QueryItem]
    ) throws(RouteError.Reason) -> DeepLink {
        adding(target.remaining(of: values), to: try target.link(with: values))
    }

    /// A link with the values that it lacks in its query, but not those that the path of its route
    /// has already.
    func adding(_ values: [DeepLink.QueryItem], to link: DeepLink) -> DeepLink {
        if values.isEmpty { return link }
        let pattern = match(link)?.route.pattern
        let query = values.filter { pattern?.hasParameter(named: $0.name) != true }
        return DeepLink(segments: link.segments, query: link.query + query)
    }
}
