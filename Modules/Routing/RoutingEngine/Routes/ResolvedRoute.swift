package import RouteMatching
import RoutingKit

/// A link with the route that may answer it: everything known before anything is made.
///
/// It never changes, so it is passed on as one reference.
package final class ResolvedRoute: Sendable {
    /// The canonical link: as the pattern spells it, with the declared parameters only.
    package let link: DeepLink
    /// Its text, which names the screen in the navigation state.
    package var url: String { link.text }
    /// The link as it was sent.
    let sent: DeepLink
    package let route: Route
    let values: ParameterValues
    /// The map that found it.
    let map: RouteMap
    /// The trust of the request after the redirects that it has passed.
    let trust: RouteTrust
    /// The URLs of those redirects.
    let passed: [String]

    /// Reads the values of a link.
    /// - Throws: The reason if the route takes none of these values.
    @MainActor
    init(
        _ trail: borrowing RouteMap.RedirectTrail, _ route: Route, path: [DeepLink.QueryItem],
        in map: RouteMap, trust: RouteTrust
    ) throws(RouteError.Reason) {
        let sent = trail.link
        if trust.isOutside, !route.admitsSeparators(of: sent, path: path) {
            throw .link(DeepLinkError(.hiddenSeparator))
        }
        let query = sent.query
        if !sent.hasPlainQuery {
            // What nobody reads refuses no link, and what is read is read as it was sent.
            let passedOn = trail.passed.flatMap { $0.route.target?.names ?? [] }
            let unreadable = sent.queryError { name in
                route.takes(name) || passedOn.contains { $0.equalsIgnoringASCIICase(name) }
            }
            if let unreadable { throw .link(unreadable) }
        }
        let isWhole: Bool
        (values, isWhole) = try route.values(path: path, query: query)
        let plain = isWhole && route.declaration.isCanonical ? sent.canonical : nil
        link =
            plain ?? route.pattern.link(of: values)
            ?? DeepLink(segments: sent.segments, query: query)
        (self.sent, self.route, self.map, self.trust) = (sent, route, map, trust)
        passed = trail.passed.map(\.url)
    }

    private init(_ other: ResolvedRoute, _ link: DeepLink, _ values: ParameterValues) {
        (self.link, self.values, passed) = (link, values, [])
        (sent, route, map, trust) = (other.sent, other.route, other.map, other.trust)
    }

    /// The same route with other values.
    func changed(to link: DeepLink, _ values: ParameterValues) -> ResolvedRoute {
        ResolvedRoute(self, link, values)
    }

    /// The names in the query that the route does not declare.
    @MainActor var undeclared: [DeepLink.QueryItem] {
        sent.query.filter { !route.takes($0.name) }
    }

    /// What a redirect carries: the parameters, and the other items of the query.
    @MainActor var carried: [DeepLink.QueryItem] { values.items + undeclared }

    /// Why a request ends, if an interceptor, decoding its parameters or its Navigator throws an error.
    func error(for error: any Error, url: String?) -> RouteError {
        if case ParameterError.invalid(let name, let value, _) = error, value.contains(";"),
            route.pattern.hasParameter(named: name)
        {
            return RouteError(url: url, reason: .link(DeepLinkError(.matrixParameter)))
        }
        return RouteError(url: url, because: error)
    }
}
