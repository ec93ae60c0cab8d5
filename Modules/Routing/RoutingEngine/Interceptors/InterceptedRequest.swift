public import RouteMatching
public import RoutingKit

/// What an interceptor sees of a request.
public struct InterceptedRequest: Sendable {
    /// The route that answers it.
    public var route: Route { resolved.route }
    /// What the route takes from path and query.
    public var parameters: ParameterValues { resolved.values }
    /// Whether its screen is only made: for a preview, under another one, or at a restoration.
    public let isDryRun: Bool
    /// The canonical URL, for instance `/product/42?color=red`.
    public var url: String { resolved.url }
    /// Where it comes from.
    public var origin: RouteOrigin { request.origin }
    /// How far it is trusted.
    public var trust: RouteTrust { request.trust }
    /// The screen that it comes from; the visible one if `nil`.
    public var source: (any RoutingSource)? { request.source }
    /// How a screen would come onto the stage.
    public var transition: TransitionType { request.transition }

    /// What the query held beside the parameters of the route, `utm_source` for instance. Nobody has
    /// checked it, and no Navigator sees it.
    @MainActor public var undeclared: [DeepLink.QueryItem] {
        resolved.sent.query.filter { !route.takes($0.name) && !map.isPrivate($0.name) }
    }

    package let request: RouteRequest
    /// What handles the request.
    let active: ActiveRequest
    private let resolved: ResolvedRoute
    /// The routes that answered.
    var map: RouteMap { resolved.map }

    @MainActor
    init(_ active: ActiveRequest, to resolved: ResolvedRoute) {
        request = active.request
        self.active = active
        isDryRun = active.isDryRun
        self.resolved = resolved
    }

    /// Whether it is being handled no more, and a verdict has no effect.
    @MainActor package var isOver: Bool { active.isOver }

    /// Whether the path of the route begins with these segments: `/cart/add` is under `/cart`,
    /// `/cartoon` is not.
    @MainActor
    public func isUnder(_ prefix: RoutePrefix) -> Bool { route.isUnder(prefix) }
}

extension Route {
    /// Whether its path begins with these segments: `/cart/add` is under `/cart`, `/cartoon` is
    /// not.
    public func isUnder(_ prefix: RoutePrefix) -> Bool { prefix.covers(pattern) }
}
