import StageKit

/// The user's actions, whatever the visible screen is.
extension AppRouter {
    /// Opens a URL, and waits until its screen shows its data.
    /// - Parameters:
    ///   - url: A path of the app, or a complete link.
    ///   - origin: Where the URL comes from; inside the app by default.
    ///   - payload: What the screen receives besides the URL.
    @discardableResult
    public func open(
        _ url: String, from origin: RouteOrigin = .app, payload: RouteValue? = nil
    ) async -> RouteOutcome {
        let outcome = await route(RouteRequest(url: url, origin: origin, payload: payload))
        await settle()
        return outcome
    }

    /// Waits until the visible screen shows its data, or that it can't. Opening a URL and choosing
    /// a row do so, too.
    public func settle() async { await stage.topScreen?.settle() }

    /// From the root of the tab to the visible screen.
    public var path: [String] { stage.state.path.map(\.url) }

    /// Goes back as the user does. If the visible screen holds what they have typed, the stage asks
    /// them first.
    public func goBack() { stage.beginUserMove { $0.goBack() } }
}
