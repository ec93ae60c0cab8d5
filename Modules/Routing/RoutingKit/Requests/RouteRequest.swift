/// One wish to open a URL, with everything that decides what becomes of it.
public struct RouteRequest: Sendable {
    /// The most redirects of one request, and the most requests inside one another.
    package static let maximumRedirects = 8

    private struct Details {
        var url: String?
        let origin: RouteOrigin
        var trust: RouteTrust
        var source: (any RoutingSource)?
        var transition: TransitionType
        var payload: RouteValue?
        let animation: TransitionAnimation?
        var reader: RouteOrigin
        var isNested = false
        var agreement: String?
        var isForSuspension = false
    }

    private var details: Shared<Details>

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
        details = Shared(
            Details(
                url: url, origin: origin, trust: RouteTrust(origin), source: source,
                transition: transition, payload: origin.isOutside ? nil : payload,
                animation: animation, reader: origin))
    }

    /// The URL as text, exactly as it was given; `nil` if there was none.
    public package(set) var url: String? {
        get { details.value.url }
        set { details.value.url = newValue }
    }
    /// Where the URL comes from.
    public var origin: RouteOrigin { details.value.origin }
    /// How far it is trusted: its origin, and what had a hand in it on its way.
    public package(set) var trust: RouteTrust {
        get { details.value.trust }
        set { details.value.trust = newValue }
    }
    /// The screen that it comes from; the visible one if `nil`.
    public package(set) var source: (any RoutingSource)? {
        get { details.value.source }
        set { details.value.source = newValue }
    }
    /// How a screen comes onto the stage.
    public package(set) var transition: TransitionType {
        get { details.value.transition }
        set { details.value.transition = newValue }
    }
    /// What travels beside the URL; nothing from outside.
    public package(set) var payload: RouteValue? {
        get { details.value.payload }
        set { details.value.payload = newValue }
    }
    /// What the transition looks like; as the route says if `nil`.
    public var animation: TransitionAnimation? { details.value.animation }
    /// By whose rules the URL is read; the app's own texts need not be complete links.
    package var reader: RouteOrigin {
        get { details.value.reader }
        set { details.value.reader = newValue }
    }
    /// Whether the URL was a parameter of another one.
    var isNested: Bool {
        get { details.value.isNested }
        set { details.value.isNested = newValue }
    }
    /// Whether the URL is the app's own answer to a suspended request: the login. Its route opens
    /// also if it is closed to the outside, and nothing that it leads to.
    package var isForSuspension: Bool {
        get { details.value.isForSuspension }
        set { details.value.isForSuspension = newValue }
    }
    /// The canonical URL that the user has agreed to; `nil` if nobody was asked.
    package var agreement: String? { details.value.agreement }
}

extension RouteRequest {
    /// The same request for a URL that it has led to, and to which the user has said yes.
    package func agreed(to url: String) -> RouteRequest {
        var request = self
        request.url = url
        request.source = nil
        request.reader = .app
        request.details.value.agreement = url
        return request
    }

    /// The same request for a modal over the visible screen.
    package var presenting: RouteRequest {
        var request = self
        (request.transition, request.source) = (.present, nil)
        return request
    }

    /// Whether the other one wishes the very same, so that one answer serves both.
    package func isSame(as other: RouteRequest) -> Bool {
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
