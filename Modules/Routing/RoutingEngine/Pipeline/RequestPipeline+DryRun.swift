import RoutingKit

extension RequestPipeline {
    /// Makes the screen of a request that passes the interceptors, without showing it. It must have
    /// no side effects, since the user has not asked for any.
    func dryRun(
        _ request: RouteRequest
    ) async throws(RouteError) -> (route: ResolvedRoute, screen: any Screen) {
        let active = begin(lowered(request, to: .current), inside: .enclosing, dryRun: .screen)
        let error = await route(request, in: active).error
        if let dryRunResult = active.dryRunResult { return dryRunResult }
        throw error
            ?? redactor.redacted(
                RouteError(url: request.url, reason: .cancelled), isOutside: request.isOutside)
    }

    /// Reads the value that a route offers, past the interceptors and without side effects.
    func offeredValue(
        of request: RouteRequest
    ) async throws(RouteError) -> (value: RouteValue, route: ResolvedRoute) {
        let active = begin(request, inside: nil, dryRun: .value)
        switch await route(request, in: active).result {
        case .performed(let value):
            if let route = active.offer { return (value, route) }
            throw RouteError(url: request.url, reason: .noValues)
        case .refused(let error): throw error.withKnownReason
        case .handled(let interceptor):
            let reason = "it handled the request itself, so there is no value"
            throw RouteError(
                url: request.url, reason: .blocked(by: interceptor, because: reason))
        case .shown, .suspended: throw RouteError(url: request.url, reason: .noValues)
        }
    }

    /// Why the parameters of a request don't decode; `nil` if they do.
    func decodingError(of request: RouteRequest, to resolved: ResolvedRoute) -> RouteError? {
        do {
            try resolved.route.registration.decode(
                ParameterDecoder(values: resolved.values, request: request, links: registry.links))
            return nil
        } catch {
            return resolved.error(for: error, url: request.url)
        }
    }

    /// Refuses a route whose screen can't be made without side effects.
    func checkDryRun(of resolved: ResolvedRoute, in active: ActiveRequest) throws(RouteError) {
        if resolved.route.effect != .reads {
            throw RouteError(url: active.original.url, reason: .noPreview)
        }
        if active.dryRun == .value, !resolved.route.offersValues {
            throw RouteError(url: active.original.url, reason: .noValues)
        }
        if resolved.route.isAction, active.dryRun == .screen {
            throw RouteError(url: active.original.url, reason: .noScreen)
        }
    }
}
