/// The stations of a request, in the order in which it passes them.
///
/// `docs/architecture.md` shows the sentence of each. ``RequestPipeline`` is the code that goes through
/// them: up to its admission a request is in `begin(_:inside:)`, from there on in
/// `handle(_:immediately:)`.
package enum RequestStation: String, CaseIterable, Sendable {
    /// The text becomes a link, or is refused, but never repaired: `RouteRegistry.read`.
    case read
    /// The request waits until the app is ready and earlier requests have ended: `RequestPipeline.admit`.
    case admit
    /// The narrowest pattern of the current routes answers: `RouteMap.match`.
    case match
    /// A redirect replaces the link; the request keeps the rest, and its trust never rises: `RouteMap.follow`.
    case redirect
    /// The route is checked: it may be closed to this origin or in this build: `RouteRegistry.check`.
    case access
    /// Each interceptor proceeds, changes, redirects, refuses or suspends: `RequestRun.nextInterceptor`.
    case intercept
    /// Path, query and payload become the Navigator's `Decodable` type: `RequestRun.decoder`.
    case decode
    /// The Navigator makes a screen, or performs an action and returns its value: `Navigating.destination`.
    case navigate
    /// The navigation state changes, and an adapter draws it: `RequestRun.show`.
    case show
    /// The outcome is returned, and logged without private values: `RequestPipeline.finish`.
    case end
}
