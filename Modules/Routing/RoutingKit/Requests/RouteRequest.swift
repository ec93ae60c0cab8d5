public import Foundation
public import struct Foundation.URL

/// A request to open a URL, with everything that decides its outcome.
public struct RouteRequest: Sendable {
    /// The URL as text, exactly as it was given; `nil` if there is none.
    public package(set) var url: String?
    /// The source of the request.
    public let origin: RouteOrigin
    /// How far the request is trusted. It starts with its origin, and never rises.
    public package(set) var trust: RouteTrust
    /// The screen that the request starts from; the visible one if `nil`.
    package var source: (any RoutingSource)?
    package var transition: TransitionType
    /// A value beside the URL; `nil` for nothing.
    public package(set) var payload: RouteValue?
    package var animation: TransitionAnimation
    /// The origin by whose rules the URL is read. The app's own URLs need not be complete links.
    package var reader: RouteOrigin
    var isNested = false

    /// Describes a request.
    /// - Parameters:
    ///   - url: The URL, which need not be a complete link inside the app. A request for `nil` is
    ///     refused.
    ///   - origin: Who chose the URL. If that isn't the app, use its real origin.
    ///   - source: The screen that it starts from; the visible one if `nil`.
    ///   - transition: How the screen appears.
    ///   - payload: A value beside the URL. It is dropped if the origin is outside the app.
    ///   - animation: The look of the transition.
    public init(
        url: String?, origin: RouteOrigin = .app, source: (any RoutingSource)? = nil,
        transition: TransitionType = .ofRoute, payload: RouteValue? = nil,
        animation: TransitionAnimation = .ofRoute
    ) {
        self.url = url
        self.origin = origin
        trust = RouteTrust(origin, of: url)
        self.source = source
        self.transition = transition
        self.payload = origin.isOutside ? nil : payload
        self.animation = animation
        reader = origin
    }
}

extension RouteRequest: CustomStringConvertible {
    /// One line: the origin, the URL as it is, and how the screen appears: `app /cart by present`.
    public var description: String {
        let text = "\(origin.name) \((url ?? "no URL").shortened)"
        return
            ([.show, .ofRoute].contains(transition) ? text : "\(text) by \(transition.rawValue)")
            .printable
    }
}

extension RouteRequest {
    /// The request with the trust of others that take part in it, for instance ``AppRouting/trust``
    /// as it was before a detached task began.
    public func lowered(to trust: RouteTrust) -> RouteRequest {
        var request = self
        request.trust = request.trust.lowered(to: trust)
        return request
    }
}

extension RouteRequest {
    /// A request for a link that the system passed to the app: a universal link if its scheme is
    /// `http` or `https`, or else a link of one of the app's own schemes. `caller` is the bundle
    /// identifier of the app that sent it, if known.
    public init(opening url: URL, from caller: String? = nil) {
        let text = url.absoluteString
        let isOfTheWeb = text.isOfTheWeb == true
        self.init(url: text, origin: isOfTheWeb ? .universalLink : .customScheme(caller: caller))
    }
}

extension RouteRequest {
    /// The key of the URL in the payload of a notification and in the `userInfo` of a quick action.
    public static let urlKey = "url"

    /// A request for the URL in the `userInfo` of a notification; `nil` if it has none. The sender
    /// chose the URL, so it opens only what is open to ``RouteOrigin/push``.
    public init?(notification payload: [AnyHashable: Any]) {
        guard let url = payload[Self.urlKey] as? String else { return nil }
        self.init(url: url, origin: .push)
    }

    /// A request for the URL in the `userInfo` of a quick action; `nil` if it has none. Only the
    /// app makes its quick actions, so it is a request of the app.
    public init?(quickAction info: [String: Any]?) {
        guard let url = info?[Self.urlKey] as? String else { return nil }
        self.init(url: url)
    }

    /// A request for a pasted URL, which counts as a universal link: anyone may have written it.
    public init(pasted url: URL) {
        self.init(url: url.absoluteString, origin: .universalLink)
    }
}
