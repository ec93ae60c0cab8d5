extension AppRouter {
    /// Makes the screen of a URL without showing it: a preview. Nothing is performed, logged or put
    /// onto the stage.
    /// - Parameters:
    ///   - url: The URL as text; `nil` is refused.
    ///   - origin: Where the URL comes from.
    /// - Throws: ``RouteError`` if the URL would be refused, or shows no screen, or changes data.
    public func screen(
        for url: String?, from origin: RouteOrigin = .app
    ) async throws(RouteError) -> any Screen {
        let resolved = try resolve(url, from: origin)
        guard resolved.route.effect == .reads else {
            throw RouteError(url: url, reason: .noPreview)
        }
        return try await screen(of: resolved, for: RouteRequest(url: url, origin: origin))
    }

    /// The canonical link of a URL, and its screen.
    func screen(
        of url: String, from origin: RouteOrigin
    ) async throws(RouteError) -> (link: Link, screen: any Screen) {
        let resolved = try resolve(url, from: origin)
        let request = RouteRequest(url: url, origin: origin)
        return (resolved.link, try await screen(of: resolved, for: request))
    }

    private func screen(
        of resolved: ResolvedRoute, for request: RouteRequest
    ) async throws(RouteError) -> any Screen {
        switch try await destination(of: resolved, for: request) {
        case .screen(let screen): return screen
        case .value: throw RouteError(url: request.url, reason: .noScreen)
        }
    }
}
