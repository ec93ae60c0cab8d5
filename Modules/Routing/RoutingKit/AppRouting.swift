public import struct Foundation.URL

/// What features see of the router: all that one module needs to reach the others.
@MainActor
public protocol AppRouting: AnyObject {
    /// Handles a request to its end.
    @discardableResult
    func route(_ request: RouteRequest) async -> RouteOutcome

    /// Handles a request and waits for the value of its action, or the result of its screen.
    /// - Throws: ``RouteError`` if the request is refused or the screen goes without a result.
    func result(of request: RouteRequest) async throws(RouteError) -> RouteValue

    /// Ends a screen with the result that its caller waits for, and removes it from the stage.
    func finish(_ screen: any RoutingSource, with result: RouteValue)

    /// Shows or leaves a screen without a URL, on the same stage.
    /// - Returns: Whether there was a screen to start from, or to leave.
    @discardableResult
    func move(_ move: ScreenMove) -> Bool

    /// Whether a URL would reach a route; makes no screen and performs nothing.
    func canOpen(_ url: String?, from origin: RouteOrigin) -> Bool

    /// A URL as it may be shown or logged: ``Private/mask`` stands for private values.
    func redacted(_ url: String?) -> String?

    /// The form of a link that others can open, with scheme and host.
    func shareableURL(_ template: some LinkTemplate) -> URL?
}
