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
    func rehearse(
        _ request: RouteRequest
    ) async throws(RouteError) -> (route: ResolvedRoute, screen: any Screen) {
        var made: (ResolvedRoute, any Screen)?
        let error = await rehearsal(of: request) { [self] turn throws(RouteError) in
            guard case .open(let resolved) = try await pass(turn) else {
                throw RouteError(url: request.url, reason: .noScreen)
            }
            guard resolved.route.effect == .reads else {
                throw RouteError(url: request.url, reason: .noPreview)
            }
            guard !resolved.route.isAction,
                case .screen(let screen) = try await destination(
                    of: resolved, for: turn.request, in: turn)
            else {
                throw RouteError(url: request.url, reason: .noScreen)
            }
            made = (resolved, screen)
        }
        if let made { return made }
        throw error ?? RouteError(url: request.url, reason: .cancelled)
    }
}
