public import RoutingKit

extension AppRouter {
    /// Makes the screen of a URL without showing it: a preview. Nothing is performed, logged or put
    /// onto the stage, and no interceptor that has effects is asked.
    /// - Parameters:
    ///   - url: The URL as text; `nil` is refused.
    ///   - origin: Where the URL comes from.
    /// - Throws: ``RouteError`` if the URL would be refused or suspended, or shows no screen, or
    ///   changes data.
    public func screen(
        for url: String?, from origin: RouteOrigin = .app
    ) async throws(RouteError) -> any Screen {
        let request = RouteRequest(url: url, origin: origin)
        return try await rehearse(request).screen
    }

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
