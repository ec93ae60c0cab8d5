package import RoutingKit

extension RequestPipeline {
    /// Makes the screen of a request that passes the interceptors, without showing it. Nobody asked
    /// for its effects, so it must have none.
    package func rehearse(
        _ request: RouteRequest
    ) async throws(RouteError) -> (route: ResolvedRoute, screen: any Screen) {
        let turn = begin(lowered(request, to: .current), inside: .around, isRehearsal: true)
        let error = await route(request, in: turn).error
        if let rehearsed = turn.rehearsed { return rehearsed }
        throw error ?? RouteError(url: request.url, reason: .cancelled)
    }

    /// Refuses what no screen can be made of without an effect.
    func checkRehearsal(of resolved: ResolvedRoute, in turn: RequestTurn) throws(RouteError) {
        if resolved.route.effect != .reads {
            throw RouteError(url: turn.original.url, reason: .noPreview)
        }
        if resolved.route.isAction { throw RouteError(url: turn.original.url, reason: .noScreen) }
    }
}
