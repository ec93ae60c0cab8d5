/// One wish to open a URL, with everything that decides what becomes of it.
public struct RouteRequest: Sendable {
    /// The URL as text, exactly as it was given; `nil` if there was none.
    public internal(set) var url: String?
    /// Where the URL comes from.
    public let origin: RouteOrigin
    /// How far it is trusted: its origin, and what had a hand in it on its way.
    public internal(set) var trust: RouteTrust
    /// The screen that it comes from; the visible one if `nil`.
    public internal(set) var source: (any RoutingSource)?
    /// How a screen comes onto the stage.
    public internal(set) var transition: TransitionType
    /// What travels beside the URL; nothing from outside.
    public internal(set) var payload: RouteValue?
    /// What the transition looks like; as the route says if `nil`.
    public let animation: TransitionAnimation?
    /// By whose rules the URL is read; the app's own texts need not be complete links.
    var reader: RouteOrigin
    /// Whether the URL was a parameter of another one.
    private(set) var isNested = false
    /// The canonical URL that the user has agreed to; `nil` if nobody was asked.
    private(set) var agreement: String?

    /// Describes a request.
    /// - Parameters:
    ///   - url: The URL as text, or `nil`, which ends as refused.
    ///   - origin: Where the URL comes from.
    ///   - source: The screen that it comes from; the visible one if `nil`.
    ///   - transition: How a screen comes onto the stage.
    ///   - payload: What travels beside the URL. It is dropped if the origin is outside.
    ///   - animation: What the transition looks like; as the route says if `nil`.
    public init(
        url: String?, origin: RouteOrigin = .app, source: (any RoutingSource)? = nil,
        transition: TransitionType = .show, payload: RouteValue? = nil,
        animation: TransitionAnimation? = nil
    ) {
        self.url = url
        self.origin = origin
        trust = RouteTrust(origin)
        reader = origin
        self.source = source
        self.transition = transition
        self.animation = animation
        self.payload = origin.isOutside ? nil : payload
    }
}

extension RouteRequest {
    /// Describes a request for a link that was a parameter, with the trust of what carried it.
    /// - Parameters:
    ///   - link: The link.
    ///   - source: The screen that it comes from; the visible one if `nil`.
    ///   - transition: How a screen comes onto the stage.
    public init(
        to link: NestedLink, source: (any RoutingSource)? = nil, transition: TransitionType = .show
    ) {
        self.init(url: link.url, source: source, transition: transition)
        trust = link.trust
        isNested = true
    }

    /// The same request for a URL that it has led to, and to which the user has said yes.
    func agreed(to url: String) -> RouteRequest {
        var request = self
        request.url = url
        request.reader = .app
        request.source = nil
        request.agreement = url
        return request
    }

    /// The same request for a modal over the visible screen.
    var presenting: RouteRequest {
        var request = self
        (request.transition, request.source) = (.present, nil)
        return request
    }

    /// The same request, with the visible screen as its source if it names none.
    func starting(from visible: (any RoutingSource)?) -> RouteRequest {
        var request = self
        request.source = source ?? visible
        return request
    }

    /// Whether the other one wishes the very same, so that one answer serves both.
    func isSame(as other: RouteRequest) -> Bool {
        url == other.url && trust == other.trust && transition == other.transition
            && source === other.source && origin == other.origin
            && agreement == other.agreement && payload.isSame(as: other.payload)
    }
}

extension RouteValue? {
    fileprivate func isSame(as other: RouteValue?) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        guard let one = self.value as? any Hashable, let another = other.value as? any Hashable
        else { return false }
        return AnyHashable(one) == AnyHashable(another)
    }
}
