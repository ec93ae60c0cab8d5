package import RouteMatching
package import RoutingKit

extension RouteMap {
    /// Where the redirects of the table lead a link.
    package struct Way {
        /// The link behind the last redirect.
        var link: Link
        /// The redirects that it passed, each with its own URL.
        package var passed: [(url: String, route: Route)] = []
        /// What answers it; `nil` if nothing does.
        package var answer: (route: Route, path: [Link.QueryItem])?
    }

    /// Follows the redirects of the table from a link to the route that answers it.
    /// - Throws: The reason if they go round in a circle or lack a parameter.
    package func follow(_ link: Link) throws(RouteError.Reason) -> Way {
        var way = Way(link: link)
        while true {
            way.answer = match(way.link)
            guard let (route, path) = way.answer, let target = route.target else { return way }
            let url = way.link.description
            let urls = way.passed.map(\.url) + [url]
            if urls.dropLast().contains(url) { throw .redirectCycle(urls) }
            way.passed.append((url, route))
            if urls.count > RouteRequest.maximumRedirects { throw .tooManyRedirects(urls) }
            way.link = try self.link(to: target, with: path + way.link.query)
        }
    }

    /// A target with the values of a request: in their places, and the others behind it.
    func link(
        to target: RedirectTarget, with values: [Link.QueryItem]
    ) throws(RouteError.Reason) -> Link {
        let link = try target.link(with: values)
        let pathNames = match(link)?.route.pattern.parameterNames ?? []
        let remaining = target.remaining(of: values, besides: pathNames)
        return Link(segments: link.segments, query: link.query + remaining)
    }
}
