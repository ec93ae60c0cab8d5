public import struct Foundation.URL

/// The part of the router that features see: everything that a module needs to open screens of
/// other modules. The app makes the router, an `AppRouter`, with `import RoutingEngine`.
@MainActor
public protocol AppRouting: AnyObject {
    /// The trust of the running code: that of the request that started it, or full trust if no
    /// request did.
    ///
    /// Everything that a Navigator requests has the trust of the Navigator's own request. A detached
    /// task, a timer or a callback doesn't belong to a request, so pass the trust on:
    ///
    ///     let trust = router.trust
    ///     Task.detached {
    ///         await prices.change()
    ///         await router.route(RouteRequest(url: "/offers").lowered(to: trust))
    ///     }
    var trust: RouteTrust { get }

    /// Handles a request and returns its outcome.
    @discardableResult
    func route(_ request: RouteRequest) async -> RouteOutcome

    /// Handles a request and waits for the value of its action, or the result of its screen.
    /// - Throws: ``RouteError`` if the request is refused or the screen leaves the stage without a
    ///   result.
    func result(of request: RouteRequest) async throws(RouteError) -> RouteValue

    /// The values that a URL offers, from the current one on.
    /// - Parameters:
    ///   - url: The URL; `nil` is refused.
    ///   - type: The caller's own type of the value.
    ///   - origin: The source of the URL.
    func values<Value: Decodable & Sendable>(
        of url: String?, as type: Value.Type, from origin: RouteOrigin
    ) -> RouteValues<Value>

    /// Ends a screen with the result that its caller waits for, and removes it from the stage.
    func finish(_ screen: any RoutingSource, with result: RouteValue)

    /// Shows or leaves a screen without a URL, on the same stage.
    /// - Returns: `false` if there is no screen to start from, or none to leave.
    @discardableResult
    func move(_ move: ScreenMove) -> Bool

    /// Whether a URL would open a route, with parameters that its Navigator can decode, and the
    /// payload that it may need. Makes no screen and performs no action, and asks no interceptor.
    func canOpen(_ url: String?, from origin: RouteOrigin) -> Bool

    /// A URL as it may be shown or logged, with `•••` in place of private values.
    func redacted(_ url: String?) -> String?

    /// The complete link, with scheme and host, that a user can share; `nil` if the app has no
    /// host.
    func shareableURL(_ template: some LinkTemplate) -> URL?
}

extension AppRouting {
    /// Opens a URL.
    ///
    ///     router.route(to: ProductLink(id: 42).url, from: self, using: .show)
    ///     let outcome = await router.route(to: url, from: nil, using: .show).outcome
    ///
    /// - Parameters:
    ///   - url: The URL; a request for `nil` is refused.
    ///   - source: The screen that the request starts from; the visible one if `nil`.
    ///   - transition: How the screen appears on the stage.
    ///   - origin: The source of the URL.
    ///   - payload: A value that travels beside the URL.
    /// - Returns: The request, whose outcome a caller can wait for. A tap handler needs none.
    @discardableResult
    public func route(
        to url: URL?, from source: (any RoutingSource)?, using transition: TransitionType,
        origin: RouteOrigin = .app, payload: RouteValue? = nil
    ) -> RouteTask {
        let request = RouteRequest(
            url: url?.absoluteString, origin: origin, source: source, transition: transition,
            payload: payload)
        return RouteTask { await self.route(request) }
    }

    /// Opens a URL and waits for the value that its action returns or its screen ends with.
    ///
    ///     let pick = try await router.result(of: PickMomentLink().url, as: Pick.self, from: self)
    ///
    /// - Parameters:
    ///   - url: The URL; `nil` is refused.
    ///   - type: The caller's own type of the value.
    ///   - source: The screen that waits; the visible one if `nil`.
    ///   - transition: How the screen appears on the stage.
    /// - Returns: The value.
    /// - Throws: ``RouteError`` if the request is refused, the screen leaves the stage without a
    ///   result, or the result has another structure than `type`.
    public func result<Value: Decodable & Sendable>(
        of url: URL?, as type: Value.Type, from source: (any RoutingSource)?,
        using transition: TransitionType = .present
    ) async throws(RouteError) -> Value {
        let value = try await result(
            of: RouteRequest(url: url?.absoluteString, source: source, transition: transition))
        do {
            return try value.decoded()
        } catch {
            throw RouteError(url: redacted(url?.absoluteString), reason: .invalidResult(error))
        }
    }

    /// The values that a link offers, from the current one on.
    ///
    ///     for try await count in router.values(of: CartCountLink(), as: Int.self) { … }
    ///
    /// - Parameters:
    ///   - link: The link, to the route of a ``ValueNavigating``.
    ///   - type: The caller's own type of the value.
    public func values<Value: Decodable & Sendable>(
        of link: some LinkTemplate, as type: Value.Type
    ) -> RouteValues<Value> {
        values(of: link.text, as: type, from: .app)
    }

    /// Ends a screen with the result that its caller waits for, and removes it from the stage.
    public func finish(_ screen: any RoutingSource, with result: some Encodable & Sendable) {
        finish(screen, with: RouteValue(result))
    }
}
