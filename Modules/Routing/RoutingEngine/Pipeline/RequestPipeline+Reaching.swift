import RouteMatching
import RoutingKit

extension RequestPipeline {
    /// Finds the route of a turn's request, and remembers it.
    func reach(_ turn: RequestTurn) throws(RouteError) -> ResolvedRoute {
        let request = turn.request
        if turn.depth > RouteRequest.maximumRedirects {
            throw RouteError(url: request.url, reason: .tooManyRedirects(turn.urls))
        }
        let resolved = try registry.resolve(
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
            guard let map = registry.map else { throw RouteError.Reason.notReady }
            let link = try map.link(
                to: RedirectTarget(text, of: registry.links), with: resolved.carried)
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
