package import RouteMatching
import RoutingKit

/// All routes of an app, with the table that finds them; immutable, rules make another one.
///
/// Outcomes and errors keep it until someone reads them. Its routes keep no Navigator of a
/// withdrawn set: `RouteSource.close()`.
@MainActor
public final class RouteMap {
    /// How many redirects one request may follow, and how deep requests may be nested.
    package nonisolated static let maximumRedirects = 8

    /// The routes, in the order of their registration.
    public let routes: [Route]
    let constraints: [RouteConstraint]
    nonisolated let links: UniversalLinks
    private nonisolated let table: RouteTable
    /// The position of the route of each pattern of the table.
    private nonisolated let positions: [Int?]
    /// The names of private parameters of routes and of link templates, in lowercase.
    nonisolated let privateNames: Set<String>
    /// Finds links that the routes answer.
    package private(set) lazy var examples = WinningPaths(table)

    /// Makes the map of some routes. Of two that match a path equally well, the first one answers.
    init(
        unchecked routes: [Route], table: RouteTable? = nil, constraints: [RouteConstraint],
        links: UniversalLinks
    ) {
        self.routes = routes
        self.constraints = constraints
        self.links = links
        let table =
            table ?? RouteTable(unchecked: routes.map(\.pattern), constraints: constraints)
        self.table = table
        let first = Dictionary(
            routes.enumerated().map { ($1.pattern, $0) }, uniquingKeysWith: { first, _ in first })
        positions = table.patterns.map { first[$0] }
        // The sender of a link knows which of its values are private, even if its module isn't part
        // of this app. A template that can't be probed is a broken link, which `brokenLinks`
        // reports.
        let templates = Dictionary(
            routes.flatMap(\.links).map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { $1 }
        ).values.flatMap { (try? RouteParameter.all(of: $0, in: $0)) ?? [] }
        privateNames = Set(
            (routes.flatMap(\.parameters) + templates).filter(\.isPrivate).map(
                \.name.asciiLowercased))
    }

    /// The map with other routes, each at the position of its pattern; more routes need another
    /// table.
    package func replacing(with routes: [Route]) -> RouteMap {
        RouteMap(
            unchecked: routes, table: routes.count == self.routes.count ? table : nil,
            constraints: constraints, links: links)
    }

    /// The routes, in the order of precedence.
    package var ordered: [Route] { positions.compactMap { $0.map { routes[$0] } } }

    package func route(answering link: DeepLink) -> Route? { match(link)?.route }

    /// The route that answers a link, and the values of its path.
    /// - Parameter other: Answers instead of the route at its position, to try out a change.
    nonisolated func match(
        _ link: DeepLink, replacing other: (position: Int, route: Route)? = nil
    ) -> (route: Route, path: [DeepLink.QueryItem])? {
        guard let match = table.match(link), let position = positions[match.index]
        else { return nil }
        if let other, other.position == position { return (other.route, match.items) }
        return (routes[position], match.items)
    }

    /// The pattern nearest to a link, of the routes that may be named to those who read it.
    package nonisolated func nearest(
        to link: DeepLink, among isNamed: (Route) -> Bool
    ) -> RoutePattern? {
        let named = Set(routes.filter(isNamed).map(\.pattern))
        return table.nearest(to: link.description, among: named.contains)
    }

    nonisolated func isPrivate(_ name: String) -> Bool {
        if privateNames.isEmpty { return false }
        let name = name.hasSuffix("[]") ? String(name.dropLast(2)) : name
        return privateNames.contains(name.asciiLowercased)
    }

    /// The routes that begin as a path does, in the order in which they are tried.
    func explain(_ link: DeepLink) -> [(Route, RouteTable.Candidate)] {
        table.explain(link.description).compactMap { candidate in
            positions[candidate.index].map { (routes[$0], candidate) }
        }
    }

    /// Where a link arrives.
    struct RedirectTrail {
        /// The link as the last redirect made it.
        let link: DeepLink
        /// The routes that have redirected it, each with the URL that it answered.
        let passed: [(url: String, route: Route)]
        /// The route that answers it; `nil` if there is none.
        let route: Route?
        /// The values of its path.
        let path: [DeepLink.QueryItem]
    }

    /// Follows the redirects of the table from a link on, until a Navigator or no route answers.
    /// - Parameter other: Answers instead of the route at its position, to try out a change.
    /// - Throws: If the redirects form a cycle or lack a parameter.
    func follow(
        _ link: DeepLink, replacing other: (position: Int, route: Route)? = nil
    ) throws(RouteError.Reason) -> RedirectTrail {
        var link = link
        var passed: [(url: String, route: Route)] = []
        var trail = RequestTrail()
        while let (route, path) = match(link, replacing: other) {
            guard let target = route.target else {
                return RedirectTrail(link: link, passed: passed, route: route, path: path)
            }
            let url = link.canonical?.text ?? link.description
            // One redirect follows for certain, to the target.
            try trail.visit(url, depth: 1)
            passed.append((url, route))
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

/// The canonical URLs of a request: the one that it names itself, and those of its redirects.
struct RequestTrail {
    /// The URL that the request names itself; `nil` until its route is found.
    private(set) var first: String?
    /// The URLs of its redirects, in order.
    private(set) var redirects: [String] = []
    /// How often an interceptor has redirected it. The same URL under new rules isn't a step of the
    /// trail, but rules that change each time would redirect to it without end.
    private var verdictCount = 0

    private var urls: [String] { [first ?? ""] + redirects }

    /// Adds a URL.
    /// - Parameters:
    ///   - url: One that the request passes or reaches.
    ///   - depth: How many requests are around this one.
    ///   - isNew: Whether a newer map answers it than the last URL. The same one isn't a step then.
    /// - Throws: If it was there before, or if there are too many.
    mutating func visit(_ url: String, depth: Int, isNew: Bool = false) throws(RouteError.Reason) {
        guard let first else { return first = url }
        if isNew, url == redirects.last ?? first { return }
        let isCycle = url == first || redirects.contains(url)
        redirects.append(url)
        if isCycle { throw .redirectCycle(urls) }
        if depth + redirects.count > RouteMap.maximumRedirects { throw .tooManyRedirects(urls) }
    }

    /// Counts a redirect by an interceptor.
    mutating func countVerdict(to url: String) throws(RouteError.Reason) {
        verdictCount += 1
        if verdictCount > RouteMap.maximumRedirects { throw .tooManyRedirects(urls + [url]) }
    }
}
