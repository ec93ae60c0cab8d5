import RoutingKit

extension RequestPipeline {
    /// Makes the screen of a request that passes the interceptors, without showing it. It must have
    /// no side effects, since the user has not asked for any.
    /// - Throws: The redacted error of the request.
    func dryRun(
        _ request: RouteRequest
    ) async throws(RouteError) -> (route: ResolvedRoute, screen: any Screen) {
        let request = loweredToCurrent(request)
        let active = begin(request, inside: .enclosing, dryRun: .screen)
        let error = await end(of: active, for: request).error
        if let made = active.made, let screen = made.screen { return (made.route, screen) }
        throw error ?? redacted(.cancelled(request), isOutside: request.isOutside)
    }

    /// Reads the value that a route offers, past the interceptors and without side effects.
    /// - Throws: The redacted error of the request.
    func offeredValue(
        of request: RouteRequest
    ) async throws(RouteError) -> (value: RouteValue, route: ResolvedRoute) {
        let active = begin(request, inside: nil, dryRun: .value)
        let reason: RouteError.Reason
        switch await end(of: active, for: request).result {
        case .performed(let value):
            if let route = active.made?.route { return (value, route) }
            reason = .noValues
        case .refused(let error): throw error.withKnownReason
        case .handled(let interceptor):
            reason = .blocked(
                by: interceptor, because: "it handled the request itself, so there is no value")
        case .shown, .suspended: reason = .noValues
        }
        throw redacted(RouteError(url: request.url, reason: reason), isOutside: request.isOutside)
    }

    func decodingError(of request: RouteRequest, to resolved: ResolvedRoute) -> RouteError? {
        do {
            try resolved.route.registration.decode(
                ParameterDecoder(values: resolved.values, request: request, links: registry.links))
            return nil
        } catch {
            return resolved.error(for: error, url: request.url)
        }
    }

    /// Debug builds only.
    func reportUndeclared(_ active: ActiveRequest, to resolved: ResolvedRoute) {
        guard registry.build == .debug, !active.isDryRun else { return }
        for item in resolved.undeclared {
            log.publish(
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
        log.publish(.undeclaredLink(url: redacted(link.description) ?? "", from: opener.pattern))
    }
}

extension RouteError {
    static func cancelled(_ request: RouteRequest) -> RouteError {
        RouteError(url: request.url, reason: .cancelled)
    }
}

extension RequestPipeline {
    func redaction(isOutside: Bool) -> Redaction { registry.redaction(isOutside: isOutside) }

    func redacted(_ url: String?) -> String? {
        url.map { redaction(isOutside: false).redacted($0) }
    }

    func redacted(_ error: RouteError, isOutside: Bool) -> RouteError {
        redaction(isOutside: isOutside).redacted(error).withKnownReason
    }

    package func redacted(_ request: RouteRequest) -> RouteRequest {
        var request = request
        request.url = request.url.map { redaction(isOutside: request.isOutside).redacted($0) }
        return request
    }
}
