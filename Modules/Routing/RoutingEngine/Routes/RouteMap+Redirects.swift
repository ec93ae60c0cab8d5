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
        let answer = match(link, replacing: other)
        if answer == nil || answer?.route.target == nil {
            return RedirectTrail(link: link, answer: answer)
        }
        var trail = RedirectTrail(link: link)
        while true {
            trail.answer = match(trail.link, replacing: other)
            guard let (route, path) = trail.answer, let target = route.target else { return trail }
            let url = trail.link.description
            let urls = trail.passed.map(\.url) + [url]
            if urls.dropLast().contains(url) { throw .redirectCycle(urls) }
            trail.passed.append((url, route))
            if urls.count > RouteRequest.maximumRedirects { throw .tooManyRedirects(urls) }
            trail.link = try self.link(to: target, with: path + trail.link.query)
        }
    }

    /// A target with the values of a request: in their places, and the others in its query.
    func link(
        to target: RedirectTarget, with values: [DeepLink.QueryItem]
    ) throws(RouteError.Reason) -> DeepLink {
        let link = try target.link(with: values)
        let pathNames = match(link)?.route.pattern.parameterNames ?? []
        let remaining = target.remaining(of: values, besides: pathNames)
        return DeepLink(segments: link.segments, query: link.query + remaining)
    }
}
