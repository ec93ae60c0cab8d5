package import RouteMatching
import RoutingKit

/// All routes of an app, checked, with the table that finds them.
///
/// It never changes, so it is passed on as one reference, and rules make another one.
@MainActor
package final class RouteMap {
    package let routes: [Route]
    /// What is known about the routes without their Navigators.
    let index: RouteIndex

    /// Compiles routes. Of two routes that match a path equally well, the first one answers.
    /// - Parameter table: The table of their patterns, if it is already compiled.
    package init(
        unchecked routes: [Route], table: RouteTable? = nil, constraints: [RouteConstraint],
        links: UniversalLinks
    ) {
        self.routes = routes
        index = RouteIndex(routes, table: table, constraints: constraints, links: links)
    }

    private init(_ routes: [Route], at index: RouteIndex) {
        self.routes = routes
        self.index = index
    }

    /// The same patterns with other routes, each at the position of its pattern.
    package func replacing(with routes: [Route]) -> RouteMap { RouteMap(routes, at: index) }

    package var constraints: [RouteConstraint] { index.constraints }
    package var links: UniversalLinks { index.links }
    /// The routes in the order of precedence.
    package var ordered: [Route] { index.answers.compactMap { $0.map { routes[$0] } } }

    /// The route that answers a link, with the values of its path.
    /// - Parameter other: A route that answers instead of the one at its position.
    package func match(
        _ link: DeepLink, replacing other: (position: Int, route: Route)? = nil
    ) -> (route: Route, path: [DeepLink.QueryItem])? {
        guard let (position, path) = index.answer(to: link) else { return nil }
        if let other, other.position == position { return (other.route, path) }
        return (routes[position], path)
    }

    /// The pattern nearest to a misspelled link, among the routes that may be named.
    package func nearest(to link: DeepLink, among isNamed: (Route) -> Bool) -> RoutePattern? {
        index.table.nearest(to: link.segments) { pattern in
            index.positions[pattern].map { isNamed(routes[$0]) } ?? false
        }
    }

    /// What finds the nearest pattern later, among the routes that the app itself may open.
    func hints(where isOpen: (Route) -> Bool) -> RouteHints {
        RouteHints(routes, at: index, where: isOpen)
    }

    /// The routes that begin as a path does, in the order in which they are tried.
    func explain(_ segments: [String]) -> [(Route, RouteTable.Candidate)] {
        index.table.explain(segments).compactMap { candidate in
            index.answers[candidate.index].map { (routes[$0], candidate) }
        }
    }
}
