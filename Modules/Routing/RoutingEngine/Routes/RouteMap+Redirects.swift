package import RouteMatching
package import RoutingKit

extension RouteMap {
    /// The redirects that a link passes, and the route that it reaches.
    package struct RedirectTrail: ~Copyable {
        /// The link after the last redirect.
        var link: DeepLink
        /// The redirects that it passed, each with its own URL.
        package var passed: [(url: String, route: Route)] = []
        /// The route that answers it; `nil` if there is none.
        package var answer: (route: Route, path: [DeepLink.QueryItem])?
    }

    /// Follows the redirects of the table from a link to the route that answers it.
    /// - Parameter other: A route that answers instead of the one at its position.
    /// - Throws: The reason if they form a cycle or lack a parameter.
    package func follow(
        _ link: DeepLink, replacing other: (position: Int, route: Route)? = nil
    ) throws(RouteError.Reason) -> RedirectTrail {
        var trail = RedirectTrail(link: link, answer: match(link, replacing: other))
        while let (route, path) = trail.answer, let target = route.target {
            let url = trail.link.canonical?.text ?? trail.link.description
            if trail.passed.contains(where: { $0.url == url }) {
                throw .redirectCycle(trail.passed.map(\.url) + [url])
            }
            trail.passed.append((url, route))
            if trail.passed.count > RouteRequest.maximumRedirects {
                throw .tooManyRedirects(trail.passed.map(\.url))
            }
            trail.link = try self.link(to: target, with: path + trail.link.query)
            trail.answer = match(trail.link, replacing: other)
        }
        return trail
    }

    /// A target with the values of a request: in their places, and the others in its query.
    func link(
        to target: RedirectTarget, with values: [DeepLink.QueryItem]
    ) throws(RouteError.Reason) -> DeepLink {
        let link = try target.link(with: values)
        let remaining = target.remaining(of: values)
        if remaining.isEmpty { return link }
        // Those in the path of its route are there already.
        let pattern = match(link)?.route.pattern
        let query = remaining.filter { pattern?.hasParameter(named: $0.name) != true }
        return DeepLink(segments: link.segments, query: link.query + query)
    }
}
