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
    /// The trust of the request after those redirects.
    let trust: RouteTrust
    /// The URLs of those redirects.
    let passed: [String]

    init(
        link: DeepLink, sent: DeepLink, route: Route, values: ParameterValues, map: RouteMap,
        trust: RouteTrust, passed: [String] = []
    ) {
        self.link = link
        self.sent = sent
        self.route = route
        self.values = values
        self.map = map
        self.trust = trust
        self.passed = passed
    }

    /// What a redirect carries: the parameters, and the other items of the query.
    @MainActor var carried: [DeepLink.QueryItem] {
        values.items + sent.query.filter { item in !route.takes(item.name) }
    }

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
