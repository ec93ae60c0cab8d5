import RouteMatching
import RoutingKit
import StageKit

extension RequestPipeline {
    /// Shows a screen that a Navigator made for a turn.
    func show(
        _ screen: any Screen, of resolved: ResolvedRoute, in active: ActiveRequest
    ) throws(RouteError) -> RouteOutcome.Result {
        let request = active.request
        let asks = mustAsk(about: resolved, for: request)
        if resolved.route.isAction, !asks {
            let navigator = resolved.route.navigator
            throw RouteError(
                url: request.url,
                reason: .failed("\(navigator) calls itself an action and made a screen"))
        }
        let entry = entry(of: resolved, for: request)
        if asks, driver.state.top != nil {
            // Present it, so that declining returns the user to their task.
            try driver.show(screen, as: entry, for: request.presenting, by: .automatic)
        } else {
            try driver.show(screen, as: entry, for: request, by: resolved.animation(for: request))
        }
        return .shown(title: screen.title, screen: ShownScreen(id: entry.id, url: entry.url))
    }

    private func entry(
        of resolved: ResolvedRoute, for request: RouteRequest
    ) -> NavigationState.Entry {
        driver.newEntry(url: resolved.url, trust: request.trust)
    }

    /// What the Navigator of a route, or who asks the user first, makes of a request.
    /// - Parameter turn: The turn whose time that takes; `nil` if nobody waits for it.
    @inline(__always)
    func destination(
        of resolved: ResolvedRoute, for request: RouteRequest, in active: ActiveRequest? = nil
    ) async throws(RouteError) -> Destination {
        let route = resolved.route
        active?.begin(RequestStep(name: route.navigator, limit: route.registration.timeLimit))
        do {
            let destination: Destination
            if mustAsk(about: resolved, for: request) {
                destination = .screen(try await question(about: resolved, for: request))
            } else {
                let decoder = ParameterDecoder(
                    values: resolved.values, request: request, links: registry.links)
                let source = request.source ?? driver.stage.topScreen
                if let navigator = route.registration.madeNavigator {
                    destination = try await navigator.navigate(from: source, decoder)
                } else {
                    destination = try await route.registration.navigate(decoder, source)
                }
            }
            try active?.check()
            return destination
        } catch {
            throw RouteError(url: request.url, reason: resolved.reason(of: error))
        }
    }

    /// Whether the screen of a route comes over the screens of its parents: a link from outside that
    /// does not say otherwise.
    func opensOverParents(_ resolved: ResolvedRoute, in active: ActiveRequest) -> Bool {
        guard active.original.origin.isOutside, !active.isDryRun else { return false }
        let request = active.request
        guard request.source == nil, request.transition == .show else { return false }
        return mustAsk(about: resolved, for: request)
            ? driver.state.top == nil : !resolved.route.isAction
    }

    /// Shows a screen over the screens of its parents, in their tab.
    func openOverParents(
        _ screen: any Screen, over resolved: ResolvedRoute, in active: ActiveRequest
    ) async throws(RouteError) -> RouteOutcome.Result {
        let entry = entry(of: resolved, for: active.request)
        var chain = [entry]
        var screens = [entry.id: screen]
        var child = resolved
        while let link = child.route.parentLink(of: child.values) {
            // A parent is open to whatever its child is open to, which the review has checked, but a
            // rule may lead it elsewhere, or back. One that can't be shown is left out: the target
            // itself is what was asked for.
            let request = RouteRequest(url: link.description, source: active.request.source)
            guard let parent = try? await dryRun(request),
                !chain.contains(where: { $0.url == parent.route.url })
            else { break }
            let entry = driver.newEntry(url: parent.route.url, trust: parent.route.trust)
            chain.insert(entry, at: 0)
            screens[entry.id] = parent.screen
            child = parent.route
        }
        try active.check()
        driver.openOverParents(chain, with: screens, by: resolved.animation(for: active.request))
        return .shown(title: screen.title, screen: ShownScreen(id: entry.id, url: entry.url))
    }

    /// Tells in a debug build of a link that its screen does not declare.
    func reportUndeclared(for request: RouteRequest) {
        guard registry.build == .debug, request.origin == .app,
            let entry = request.source.flatMap(driver.stage.entry(of:)),
            let opener = try? registry.resolve(entry.url, from: .app).route,
            let link = try? DeepLink(request.url ?? "", from: .app, of: registry.links),
            !opener.declares(link)
        else { return }
        log.publish(
            .undeclaredLink(url: redactor.redacted(link.description) ?? "", from: opener.pattern))
    }
}

extension ResolvedRoute {
    /// What the request wishes, or else the route.
    fileprivate func animation(for request: RouteRequest) -> TransitionAnimation {
        request.animation ?? route.registration.animation
    }
}
