import RouteMatching
import RoutingKit

extension ActiveRequest {
    func reach(in registry: RouteRegistry) throws(RouteError) -> ResolvedRoute {
        if depth > RouteRequest.maximumRedirects {
            throw RouteError(url: request.url, reason: .tooManyRedirects(urls))
        }
        let resolved = try resolve(in: registry)
        // After a redirect it is another route.
        if request.isForSuspension, !resolved.passed.isEmpty { request.isForSuspension = false }
        parameters = resolved.values
        if resolved.trust != request.trust { request.trust = resolved.trust }
        // The same URL under new rules isn't a step in a cycle.
        if let map, map !== resolved.map, reached == resolved.passed.first ?? resolved.url {
            reached = passed.popLast()
        }
        map = resolved.map
        for url in resolved.passed { try visit(url) }
        try visit(resolved.url)
        return resolved
    }

    func resolve(in registry: RouteRegistry) throws(RouteError) -> ResolvedRoute {
        if let known {
            self.known = nil
            if known.map === registry.map { return known }
        }
        let link: DeepLink
        if let read = self.link {
            link = read
        } else {
            link = try registry.read(request.url, by: request.reader)
        }
        return try registry.resolve(
            link, readFrom: request.url, trust: request.trust,
            isForSuspension: request.isForSuspension
        ) {
            route = $0
        }
    }

    private func visit(_ url: String) throws(RouteError) {
        if let reached { passed.append(reached) }
        reached = url
        if passed.contains(url) {
            throw RouteError(url: original.url, reason: .redirectCycle(passed + [url]))
        }
        if depth + passed.count > RouteRequest.maximumRedirects {
            throw RouteError(url: original.url, reason: .tooManyRedirects(passed + [url]))
        }
    }

    /// The canonical URLs that redirects have led it to, in order.
    var redirects: [String] {
        guard let reached, !passed.isEmpty else { return [] }
        return passed.count == 1 ? [reached] : passed.dropFirst() + [reached]
    }

    func redirect(
        from resolved: ResolvedRoute, to text: String, by origin: RouteOrigin,
        in registry: RouteRegistry
    ) throws(RouteError) {
        do {
            guard let map = registry.map else { throw RouteError.Reason.notReady }
            let target = try map.link(
                to: RedirectTarget(text, of: registry.links), with: resolved.carried)
            link = nil
            // New rules may redirect a request to the URL that it has reached already.
            request = request.redirected(
                to: target.text, by: origin, isElsewhere: target.text != resolved.url)
        } catch {
            throw RouteError(url: original.url, because: error)
        }
    }
}
