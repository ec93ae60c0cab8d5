public import struct Foundation.URL

/// The part of the router that features see. The app makes it: an `AppRouter` of RoutingEngine.
@MainActor
public protocol AppRouting: AnyObject {
    /// The trust of the request that started the running code; full trust if none did. A detached
    /// task, a timer or a callback belongs to no request, so pass the trust on with
    /// ``RouteRequest/lowered(to:)``.
    var trust: RouteTrust { get }

    @discardableResult
    func route(_ request: RouteRequest) async -> RouteOutcome

    /// Waits for the value of a request's action, or the result of its screen.
    /// - Throws: ``RouteError`` if the request is refused or the screen leaves the stage without a
    ///   result.
    func result(of request: RouteRequest) async throws(RouteError) -> RouteValue

    /// The values that a URL offers, from the current one on; a `nil` URL is refused.
    func values<Value: Decodable & Sendable>(
        of url: String?, as type: Value.Type, from origin: RouteOrigin
    ) -> RouteValues<Value>

    /// Ends a screen with the result that its caller waits for, and removes it from the stage.
    func finish(_ screen: any RoutingSource, with result: RouteValue)

    /// Shows or leaves a screen without a URL, on the same stage.
    /// - Returns: `false` if there is no screen to start from, or none to leave.
    @discardableResult
    func move(_ move: ScreenMove) -> Bool

    /// Makes the last screen of a route on the way to the visible one visible again, and removes
    /// everything over it. The user is asked first if that discards what they have typed.
    /// - Parameter route: A path, `/product/:id`, or the URL of a screen, `/product/42`.
    /// - Returns: `false` if there is no such screen, or the user stays.
    @discardableResult
    func pop(to route: String) async -> Bool

    /// Whether a URL would open a route, with parameters that its Navigator can decode, and the
    /// payload that it may need. Makes no screen and performs no action, and asks no interceptor.
    func canOpen(_ url: String?, from origin: RouteOrigin) -> Bool

    /// A URL as it may be shown or logged, with `•••` in place of private values.
    func redacted(_ url: String?) -> String?

    /// The complete link, with scheme and host; `nil` if the app has no host, or a value of the
    /// template can't be in a URL from outside.
    func shareableURL(_ template: some LinkTemplate) -> URL?
}

extension AppRouting {
    /// Opens a URL, from the visible screen if `source` is `nil`. A `nil` URL is refused.
    /// - Returns: The request, whose outcome a caller can wait for. A tap handler needs none.
    @discardableResult
    public func route(
        to url: URL?, from source: (any RoutingSource)?,
        using transition: TransitionType = .ofRoute,
        origin: RouteOrigin = .app, payload: RouteValue? = nil
    ) -> RouteTask {
        let request = RouteRequest(
            url: url?.absoluteString, origin: origin, source: source, transition: transition,
            payload: payload)
        return RouteTask { await self.route(request) }
    }

    /// Opens a URL and waits for the value that its action returns or its screen ends with. If
    /// `source` is `nil`, the visible screen waits.
    /// - Throws: ``RouteError`` if the request is refused, the screen leaves the stage without a
    ///   result, or the result has another structure than `type`.
    public func result<Value: Decodable & Sendable>(
        of url: URL?, as type: Value.Type, from source: (any RoutingSource)?,
        using transition: TransitionType = .present
    ) async throws(RouteError) -> Value {
        let value = try await result(
            of: RouteRequest(url: url?.absoluteString, source: source, transition: transition))
        return try value.result(of: redacted(url?.absoluteString))
    }

    /// The values that a route of a ``ValueNavigating`` offers, from the current one on.
    public func values<Value: Decodable & Sendable>(
        of link: some LinkTemplate, as type: Value.Type
    ) -> RouteValues<Value> {
        values(of: link.text, as: type, from: .app)
    }

    public func finish(_ screen: any RoutingSource, with result: some Encodable & Sendable) {
        finish(screen, with: RouteValue(result))
    }
}
