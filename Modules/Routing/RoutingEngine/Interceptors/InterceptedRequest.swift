public import RouteMatching
public import RoutingKit

/// A request as an interceptor sees it.
public struct InterceptedRequest: Sendable {
    /// The route that answers it.
    public var route: Route { resolved.route }
    /// The values that the route takes from path and query.
    public var parameters: ParameterValues { resolved.values }
    /// Whether its screen is only made: for a preview, under another one, or at a restoration.
    public let isDryRun: Bool
    /// The canonical URL, for instance `/product/42?color=red`.
    public var url: String { resolved.url }
    /// The origin of its URL.
    public var origin: RouteOrigin { request.origin }
    /// How far it is trusted.
    public var trust: RouteTrust { request.trust }
    /// The transition to its screen.
    package var transition: TransitionType { request.transition }

    /// The items of the query beside the parameters of the route, `utm_source` for instance. They
    /// are unchecked, and no Navigator sees them.
    @MainActor var undeclared: [DeepLink.QueryItem] {
        resolved.sent.query.filter { !route.takes($0.name) && !map.index.isPrivate($0.name) }
    }

    package let request: RouteRequest
    /// What handles the request.
    let active: ActiveRequest
    let resolved: ResolvedRoute
    /// The routes that answered.
    var map: RouteMap { resolved.map }

    @MainActor
    init(_ active: ActiveRequest, to resolved: ResolvedRoute) {
        request = active.request
        self.active = active
        isDryRun = active.isDryRun
        self.resolved = resolved
    }

    /// Whether the request has ended, so that a verdict has no effect.
    @MainActor package var isOver: Bool { active.isOver }

    /// Whether the path of the route begins with these segments: `/cart/add` is under `/cart`,
    /// `/cartoon` is not.
    @MainActor
    public func isUnder(_ prefix: RoutePrefix) -> Bool { route.isUnder(prefix) }
}

extension Route {
    /// Whether its path begins with these segments: `/cart/add` is under `/cart`, `/cartoon` is
    /// not.
    func isUnder(_ prefix: RoutePrefix) -> Bool { prefix.covers(self.prefix) }
}
