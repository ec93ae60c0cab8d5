package import RoutingKit

extension RequestPipeline {
    /// Makes the screen of a request that passes the interceptors, without showing it. It must have
    /// no side effects, since the user has not asked for any.
    package func dryRun(
        _ request: RouteRequest
    ) async throws(RouteError) -> (route: ResolvedRoute, screen: any Screen) {
        let active = begin(lowered(request, to: .current), inside: .enclosing, isDryRun: true)
        let error = await route(request, in: active).error
        if let dryRunResult = active.dryRunResult { return dryRunResult }
        throw error ?? RouteError(url: request.url, reason: .cancelled)
    }

    /// Refuses a route whose screen can't be made without side effects.
    func checkDryRun(of resolved: ResolvedRoute, in active: ActiveRequest) throws(RouteError) {
        if resolved.route.effect != .reads {
            throw RouteError(url: active.original.url, reason: .noPreview)
        }
        if resolved.route.isAction, active.returnsScreen {
            throw RouteError(url: active.original.url, reason: .noScreen)
        }
    }
}
