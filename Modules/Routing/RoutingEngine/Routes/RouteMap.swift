package import RouteMatching
import RoutingKit

/// All routes of an app, checked, with the table that finds them.
@MainActor
package struct RouteMap {
    package var routes: [Route]
    /// Distinguishes it from earlier maps.
    var generation = 0
    private let index: RouteIndex

    /// Compiles routes. Of two routes that match a path equally well, the first one answers.
    /// - Parameter table: The table of their patterns, if it is already compiled.
    package init(
        unchecked routes: [Route], table: RouteTable? = nil, constraints: [RouteConstraint],
        links: UniversalLinks
    ) {
        self.routes = routes
        index = RouteIndex(routes, table: table, constraints: constraints, links: links)
    }

    package var constraints: [RouteConstraint] { index.constraints }
    package var links: UniversalLinks { index.links }
    /// The literals of all patterns, in lowercase.
    var words: Set<String> { index.words }
    /// The names of private parameters, in lowercase.
    var privateNames: Set<String> { index.privateNames }

    /// The private values in the path of a link, by the route that answers it and by the template
    /// that makes such links.
    func privatePathValues(of link: DeepLink) -> Set<String> {
        if privateNames.isEmpty { return [] }
        let items = (match(link)?.path ?? []) + index.privateLinks.pathItems(of: link)
        return Set(items.filter { privateNames.contains($0.name.asciiLowercased) }.map(\.value))
    }

    /// Whether some route has a private parameter of this name.
    func isPrivate(_ name: String) -> Bool { privateNames.contains(name.asciiLowercased) }

    /// The path of a link with a mask in place of each private value that has a text beside it.
    func maskedPath(of link: DeepLink) -> [String] {
        var path = link.segments
        if privateNames.isEmpty { return path }
        let patterns = [match(link)?.route.pattern, index.privateLinks.pattern(of: link)]
        for pattern in patterns.compactMap(\.self) {
            for (place, item, masked) in pattern.affixedItems(
                in: link.segments, mask: PrivateText.mask)
            where isPrivate(item.name) {
                path[place] = masked
            }
        }
        return path
    }

    /// The routes in the order of precedence.
    package var ordered: [Route] { index.answers.compactMap { $0.map { routes[$0] } } }

    /// The route that answers a link, with the values of its path.
    package func match(_ link: DeepLink) -> (route: Route, path: [DeepLink.QueryItem])? {
        guard let match = index.table.match(link), let position = index.answers[match.index]
        else { return nil }
        return (routes[position], match.items)
    }

    /// The route that answers a link, for those who don't read the values of its path.
    func route(answering link: DeepLink) -> Route? {
        index.table.match(link).flatMap { index.answers[$0.index] }.map { routes[$0] }
    }

    /// The pattern nearest to a misspelt link, among the routes that may be named.
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
