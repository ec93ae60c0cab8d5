import RouteMatching
import RoutingKit

extension RequestPipeline {
    /// Finds the route of a turn's request, and remembers it.
    func reach(_ active: ActiveRequest) throws(RouteError) -> ResolvedRoute {
        let request = active.request
        if active.depth > RouteRequest.maximumRedirects {
            throw RouteError(url: request.url, reason: .tooManyRedirects(active.urls))
        }
        let resolved = try registry.resolve(
            request.url, from: request.reader, trust: request.trust,
            isForSuspension: request.isForSuspension
        ) {
            active.route = $0
        }
        // Behind a redirect it is another route.
        if request.isForSuspension, !resolved.passed.isEmpty {
            active.request.isForSuspension = false
        }
        active.parameters = resolved.values
        if resolved.trust != request.trust { active.request.trust = resolved.trust }
        // What new rules make of the URL where it stands is no step in a circle.
        if active.generation != resolved.map.generation,
            active.visited.last == resolved.passed.first ?? resolved.url
        {
            active.visited.removeLast()
        }
        active.generation = resolved.map.generation
        for url in resolved.passed { try visit(url, in: active) }
        try visit(resolved.url, in: active)
        return resolved
    }

    private func visit(_ url: String, in active: ActiveRequest) throws(RouteError) {
        let isThere = active.visited.contains(url)
        active.visited.append(url)
        if isThere {
            throw RouteError(url: active.original.url, reason: .redirectCycle(active.visited))
        }
        if active.depth + active.visited.count - 1 > RouteRequest.maximumRedirects {
            throw RouteError(url: active.original.url, reason: .tooManyRedirects(active.visited))
        }
    }

    /// Sends a request elsewhere, with everything that it carries.
    func redirect(
        _ active: ActiveRequest, from resolved: ResolvedRoute, to text: String,
        by origin: RouteOrigin
    ) throws(RouteError) {
        do {
            guard let map = registry.map else { throw RouteError.Reason.notReady }
            let link = try map.link(
                to: RedirectTarget(text, of: registry.links), with: resolved.carried)
            active.request.url = link.description
            // New rules send a request to where it is already.
            if link.description != resolved.url { active.request.isForSuspension = false }
            active.request.reader = .app
            active.request.trust = active.request.trust.lowered(to: RouteTrust(origin))
        } catch {
            throw RouteError(url: active.original.url, reason: RouteError.Reason(error))
        }
    }
}
