public import struct Foundation.URL

/// The part of the router that features see: everything that a module needs to open screens of
/// other modules.
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

    /// Whether a URL would open a route. Makes no screen and performs no action.
    func canOpen(_ url: String?, from origin: RouteOrigin) -> Bool

    /// A URL as it may be shown or logged, with `•••` in place of private values.
    func redacted(_ url: String?) -> String?

    /// The complete link, with scheme and host, that a user can share; `nil` if the app has no
    /// host.
    func shareableURL(_ template: some LinkTemplate) -> URL?
}
