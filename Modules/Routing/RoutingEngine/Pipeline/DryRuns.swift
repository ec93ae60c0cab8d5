package import RoutingKit
package import StageKit

extension RequestPipeline {
    /// Makes the screen of a request that passes the interceptors, without showing it. It must have
    /// no side effects, since the user has not asked for any.
    /// - Throws: The redacted error of the request.
    func dryRun(
        _ request: RouteRequest, as kind: DryRun = .screen
    ) async throws(RouteError) -> (route: ResolvedRoute, screen: any Screen) {
        let request = loweredToCurrent(request)
        let active = begin(request, inside: .enclosing, dryRun: kind)
        let error = await end(of: active).error
        if let made = active.made, let screen = made.screen { return (made.route, screen) }
        throw error?.withKnownReason ?? self.error(for: request, because: .cancelled)
    }

    /// Reads the value that a route offers, past the interceptors and without side effects.
    /// - Throws: The redacted error of the request.
    func offeredValue(
        of request: RouteRequest
    ) async throws(RouteError) -> (value: RouteValue, route: ResolvedRoute) {
        let active = begin(request, inside: nil, dryRun: .value)
        let outcome = await end(of: active)
        if let value = outcome.value, let route = active.made?.route { return (value, route) }
        throw outcome.error?.withKnownReason ?? error(for: request, because: .noValues)
    }

    func decodingError(
        of url: String?, from origin: RouteOrigin, to resolved: ResolvedRoute
    ) -> RouteError? {
        var request = RouteRequest(url: url, origin: origin)
        request.trust = resolved.trust
        do {
            try resolved.route.registration.type?.decode(resolved.decoder(of: request))
            return nil
        } catch {
            return resolved.error(for: error, url: url)
        }
    }

    func reportUndeclared(_ active: ActiveRequest, to resolved: ResolvedRoute) {
        guard registry.build == .debug, !active.isDryRun else { return }
        for item in resolved.undeclared {
            events.publish(
                .ignoredParameter(
                    name: item.name, of: resolved.route.pattern,
                    nearest: resolved.route.nearest(to: item.name)))
        }
        guard active.original.origin == .app,
            let entry = active.original.source.flatMap(driver.stage.entry(of:)),
            let opener = try? registry.resolve(entry.url, from: .app).route,
            let link = active.link,
            !opener.declares(link, constraints: resolved.map.constraints)
        else { return }
        events.publish(.undeclaredLink(url: redacted(link.description) ?? "", from: opener.pattern))
    }

    func redaction(isOutside: Bool) -> Redaction { registry.redaction(isOutside: isOutside) }

    func redacted(_ url: String?) -> String? {
        url.map { redaction(isOutside: false).redacted($0) }
    }

    func redacted(_ error: RouteError, isOutside: Bool) -> RouteError {
        redaction(isOutside: isOutside).redacted(error).withKnownReason
    }

    package func redacted(_ request: RouteRequest) -> RouteRequest {
        var request = request
        request.url = request.url.map { redaction(isOutside: request.trust.isOutside).redacted($0) }
        return request
    }
}

/// What extensions ask of it.
extension RequestPipeline {
    /// How often the user has moved by a gesture or a tap.
    package var userMoveCount: Int { driver.userMoveCount }

    /// Whether the time limit of a request is over, even if its timer has not fired yet.
    package func isLate(_ request: ActiveRequest) -> Bool { watchdog.isLate(request) }

    /// The route that would answer a request that is held back; `nil` if it would be refused.
    package func route(answering active: ActiveRequest) -> Route? { active.foresee(in: registry) }

    /// Has the trust of the suspended request, whichever task shows it; `nil` if its screen is the
    /// visible one.
    package func showSuspensionScreen(
        _ url: String, for suspended: InterceptedRequest
    ) async -> RouteOutcome? {
        let top = driver.state.top
        if let top, top.url == (try? registry.resolve(url, from: .app))?.url { return nil }
        var request = RouteRequest(url: url, transition: top == nil ? .root : .present)
        request.trust = suspended.trust
        return await end(
            of: begin(request, inside: suspended.active, isForSuspension: true))
    }

    /// Also removes the screens above it.
    package func dismissSuspensionScreen(_ screen: NavigationState.Entry.ID) {
        var state = driver.state
        if state.remove(screen) { driver.move(to: state, with: [], isUserInitiated: false) }
    }
}
