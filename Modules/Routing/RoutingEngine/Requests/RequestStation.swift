/// The stations of a request, in the order in which it passes them.
///
/// `docs/architecture.md` lists them from here. ``RequestPipeline`` is the code that goes through
/// them: up to its admission a request is in `begin(_:inside:)`, from there on in `handle(_:immediately:)`,
/// which takes it as far as ``RequestProgress`` comes without waiting.
package enum RequestStation: String, CaseIterable, Sendable {
    /// The text becomes a link: `RouteRegistry.read(_:by:)`.
    case read
    /// The request may start, or waits: `RequestPipeline.admit(_:)`.
    case admit
    /// A pattern of the current routes answers: `RouteMap.match(_:)`.
    case match
    /// The table sends the link to another route: `RouteMap.follow(_:)`.
    case redirect
    /// The origins of the request may open the route in this build:
    /// `RouteRegistry.refusal(of:to:)`.
    case access
    /// The interceptors are asked: `InterceptorChain`.
    case intercept
    /// The values become the Navigator's parameters, by its `Decodable` type: `Opening`.
    case decode
    /// The Navigator makes a screen or performs an action: `Registration.navigate`.
    case navigate
    /// The navigation state changes: `Opening.show(_:)`.
    case show
    /// The request has its outcome: `RequestPipeline.finish(_:with:)`.
    case end
}
