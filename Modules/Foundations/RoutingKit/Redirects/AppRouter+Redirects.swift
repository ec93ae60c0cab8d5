extension AppRouter {
    /// The most redirects of one request, and the most requests inside one another.
    nonisolated static let maximumHops = 8

    /// Finds the route of a turn's request, and remembers it.
    func reach(_ turn: RequestTurn) throws(RouteError) -> ResolvedRoute {
        let request = turn.request
        if turn.depth > Self.maximumHops {
            throw RouteError(url: request.url, reason: .tooManyRedirects(turn.urls))
        }
        // The target of a redirect is the app's own text, trusted or not.
        let origin = turn.visited.isEmpty ? request.origin : .app
        let resolved = try resolve(request.url, from: origin, trust: request.trust) {
            turn.route = $0
        }
        turn.parameters = resolved.values
        let link = resolved.link.description
        guard !turn.visited.contains(link) else {
            throw RouteError(url: turn.original.url, reason: .redirectCycle(turn.visited + [link]))
        }
        turn.visited.append(link)
        return resolved
    }

    /// Sends a request elsewhere, with everything that it carries.
    func redirect(
        _ turn: RequestTurn, from resolved: ResolvedRoute, to text: String, by origin: RouteOrigin
    ) throws(RouteError) {
        do {
            let link = try link(to: RedirectTarget(text, of: links), with: resolved.carried)
            guard turn.depth + turn.visited.count <= Self.maximumHops else {
                throw RouteError.Reason.tooManyRedirects(turn.visited + [link.description])
            }
            turn.request.url = link.description
            turn.request.trust = turn.request.trust.lowered(to: RouteTrust(origin))
        } catch {
            throw RouteError(url: turn.original.url, reason: RouteError.Reason(error))
        }
    }

    private func link(
        to target: RedirectTarget, with values: [Link.QueryItem]
    ) throws(RouteError.Reason) -> Link {
        let link = try target.link(with: values)
        let pathNames = map?.match(link)?.route.pattern.parameterNames ?? []
        let remaining = target.remaining(of: values, besides: pathNames)
        return Link(segments: link.segments, query: link.query + remaining)
    }
}
