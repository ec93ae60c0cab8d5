/// One wish to open a URL, with everything that decides what becomes of it.
public struct RouteRequest: Sendable {
    /// The URL as text, exactly as it was given; `nil` if there was none.
    public let url: String?
    /// Where the URL comes from.
    public let origin: RouteOrigin
    /// The screen that it comes from; the visible one if `nil`.
    public let source: (any RoutingSource)?
    /// How a screen comes onto the stage.
    public let transition: TransitionType
    /// What travels beside the URL; nothing from outside.
    public let payload: RouteValue?

    /// Describes a request.
    /// - Parameters:
    ///   - url: The URL as text, or `nil`, which ends as refused.
    ///   - origin: Where the URL comes from.
    ///   - source: The screen that it comes from; the visible one if `nil`.
    ///   - transition: How a screen comes onto the stage.
    ///   - payload: What travels beside the URL. It is dropped if the origin is outside.
    public init(
        url: String?, origin: RouteOrigin = .app, source: (any RoutingSource)? = nil,
        transition: TransitionType = .show, payload: RouteValue? = nil
    ) {
        self.url = url
        self.origin = origin
        self.source = source
        self.transition = transition
        self.payload = origin.isOutside ? nil : payload
    }
}

extension RouteRequest {
    /// The same request, with the visible screen as its source if it names none.
    func starting(from visible: (any RoutingSource)?) -> RouteRequest {
        RouteRequest(
            url: url, origin: origin, source: source ?? visible, transition: transition,
            payload: payload)
    }
}
