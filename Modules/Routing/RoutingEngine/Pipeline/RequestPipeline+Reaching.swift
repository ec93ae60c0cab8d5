import RouteMatching
import RoutingKit
import StageKit

extension RequestPipeline {
    /// Finds the route of a request, and remembers it.
    func reach(_ active: ActiveRequest) throws(RouteError) -> ResolvedRoute {
        let request = active.request
        if active.depth > RouteRequest.maximumRedirects {
            throw RouteError(url: request.url, reason: .tooManyRedirects(active.urls))
        }
        let resolved = try resolve(active)
        // After a redirect it is another route.
        if request.isForSuspension, !resolved.passed.isEmpty {
            active.request.isForSuspension = false
        }
        active.parameters = resolved.values
        if resolved.trust != request.trust { active.request.trust = resolved.trust }
        // The same URL under new rules isn't a step in a cycle.
        if let map = active.map, map !== resolved.map,
            active.visited.last == resolved.passed.first ?? resolved.url
        {
            var visited = active.visited
            visited.removeLast()
            active.visited = visited
        }
        active.map = resolved.map
        for url in resolved.passed { try visit(url, in: active) }
        try visit(resolved.url, in: active)
        return resolved
    }

    /// Finds the route of a request, unless it was found before and the routes haven't changed
    /// since.
    func resolve(_ active: ActiveRequest) throws(RouteError) -> ResolvedRoute {
        if let known = active.known {
            active.known = nil
            if known.map === registry.map { return known }
        }
        let request = active.request
        let link: DeepLink
        if let read = active.link {
            link = read
        } else {
            link = try registry.read(request.url, by: request.reader)
        }
        return try registry.resolve(
            link, readFrom: request.url, trust: request.trust,
            isForSuspension: request.isForSuspension
        ) {
            active.route = $0
        }
    }

    private func visit(_ url: String, in active: ActiveRequest) throws(RouteError) {
        var visited = active.visited
        let isThere = visited.contains(url)
        visited.append(url)
        active.visited = visited
        if isThere {
            throw RouteError(url: active.original.url, reason: .redirectCycle(visited.all))
        }
        if active.depth + visited.count - 1 > RouteRequest.maximumRedirects {
            throw RouteError(
                url: active.original.url, reason: .tooManyRedirects(visited.all))
        }
    }

    /// Redirects a request, with everything that it carries.
    func redirect(
        _ active: ActiveRequest, from resolved: ResolvedRoute, to text: String,
        by origin: RouteOrigin
    ) throws(RouteError) {
        do {
            guard let map = registry.map else { throw RouteError.Reason.notReady }
            let link = try map.link(
                to: RedirectTarget(text, of: registry.links), with: resolved.carried)
            active.link = nil
            // New rules may redirect a request to the URL that it has reached already.
            active.request = active.request.redirected(
                to: link.text, by: origin, isElsewhere: link.text != resolved.url)
        } catch {
            throw RouteError(url: active.original.url, because: error)
        }
    }

    /// Reports, in a debug build, what a request has that its route or its screen does not declare.
    func reportUndeclared(_ active: ActiveRequest, to resolved: ResolvedRoute) {
        guard registry.build == .debug, !active.isDryRun else { return }
        for event in resolved.ignoredParameters { log.publish(event) }
        guard active.original.origin == .app,
            let entry = active.original.source.flatMap(driver.stage.entry(of:)),
            let opener = try? registry.resolve(entry.url, from: .app).route,
            let link = active.link,
            !opener.declares(link, constraints: resolved.map.constraints)
        else { return }
        log.publish(
            .undeclaredLink(url: redactor.redacted(link.description) ?? "", from: opener.pattern))
    }
}

extension ResolvedRoute {
    /// The names in the query of a request that the route does not declare.
    @MainActor fileprivate var ignoredParameters: [RouteEvent] {
        let names = route.parameters.filter { !$0.isPayload }.map(\.name)
        return sent.query.filter { !route.takes($0.name) }.map { item in
            .ignoredParameter(
                name: item.name, of: route.pattern,
                nearest: Spelling.nearest(to: item.name, among: names))
        }
    }
}
