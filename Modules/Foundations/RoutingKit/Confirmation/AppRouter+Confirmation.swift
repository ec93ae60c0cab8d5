extension AppRouter {
    /// Whether the user has to say yes before a request changes data: somebody else had a hand in
    /// it, and what he agreed to, if anything, was another URL.
    func mustAsk(about resolved: ResolvedRoute, for request: RouteRequest) -> Bool {
        resolved.route.effect == .changes && request.trust.isOutside
            && request.agreement != resolved.url
    }

    /// The screen that asks the user.
    func question(
        about resolved: ResolvedRoute, for request: RouteRequest
    ) async throws -> any Screen {
        guard let ask = resolved.route.registration.ask else {
            throw RouteError.Reason.accessDenied(request.origin)
        }
        let consent = Consent(request, to: resolved.url, on: self)
        let decoder = ParameterDecoder(values: resolved.values, request: request, links: links)
        let screen = try await ask(decoder, consent)
        consent.isAsked(by: screen)
        return screen
    }
}
