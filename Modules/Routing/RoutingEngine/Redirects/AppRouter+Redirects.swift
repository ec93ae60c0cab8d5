import RouteMatching
import RoutingKit

extension AppRouter {
    /// Sends a path elsewhere for good, with payload, transition, source and parameters.
    ///
    ///     router.redirect("/old/:id", to: "/product/:id")
    ///
    /// The other parameters of a request follow in the query. Mistakes are reported together when
    /// the router starts: a target that no route answers, redirects that go round in a circle.
    /// - Parameters:
    ///   - path: The pattern of the path that is left.
    ///   - target: A URL of the app, with `:name` for parameters of the path.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func redirect(
        _ path: String, to target: String, file: String = #fileID, line: Int = #line
    ) {
        register(
            Registration(
                redirecting: path, to: target, site: CallSite(file: file, line: line)))
    }

    /// Finds the route of a turn's request, and remembers it.
    func reach(_ turn: RequestTurn) throws(RouteError) -> ResolvedRoute {
        let request = turn.request
        if turn.depth > RouteRequest.maximumRedirects {
            throw RouteError(url: request.url, reason: .tooManyRedirects(turn.urls))
        }
        let resolved = try resolve(
            request.url, from: request.reader, trust: request.trust,
            isForSuspension: request.isForSuspension
        ) {
            turn.route = $0
        }
        // Behind a redirect it is another route.
        if request.isForSuspension, !resolved.passed.isEmpty {
            turn.request.isForSuspension = false
        }
        turn.parameters = resolved.values
        if resolved.trust != request.trust { turn.request.trust = resolved.trust }
        // What new rules make of the URL where it stands is no step in a circle.
        if turn.edition != resolved.map.edition,
            turn.visited.last == resolved.passed.first ?? resolved.url
        {
            turn.visited.removeLast()
        }
        turn.edition = resolved.map.edition
        for url in resolved.passed { try visit(url, in: turn) }
        try visit(resolved.url, in: turn)
        return resolved
    }

    private func visit(_ url: String, in turn: RequestTurn) throws(RouteError) {
        let isThere = turn.visited.contains(url)
        turn.visited.append(url)
        if isThere {
            throw RouteError(url: turn.original.url, reason: .redirectCycle(turn.visited))
        }
        if turn.depth + turn.visited.count - 1 > RouteRequest.maximumRedirects {
            throw RouteError(url: turn.original.url, reason: .tooManyRedirects(turn.visited))
        }
    }

    /// Sends a request elsewhere, with everything that it carries.
    func redirect(
        _ turn: RequestTurn, from resolved: ResolvedRoute, to text: String, by origin: RouteOrigin
    ) throws(RouteError) {
        do {
            guard let map else { throw RouteError.Reason.notReady }
            let link = try map.link(
                to: RedirectTarget(text, of: links), with: resolved.carried)
            turn.request.url = link.description
            // New rules send a request to where it is already.
            if link.description != resolved.url { turn.request.isForSuspension = false }
            turn.request.reader = .app
            turn.request.trust = turn.request.trust.lowered(to: RouteTrust(origin))
        } catch {
            throw RouteError(url: turn.original.url, reason: RouteError.Reason(error))
        }
    }
}
