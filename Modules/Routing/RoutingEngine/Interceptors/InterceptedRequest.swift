public import RouteMatching
public import RoutingKit

/// A request as an interceptor sees it.
@MainActor
public struct InterceptedRequest {
    /// What handles the request.
    let active: ActiveRequest
    let resolved: ResolvedRoute

    init(_ active: ActiveRequest, to resolved: ResolvedRoute) {
        self.active = active
        self.resolved = resolved
    }

    /// The route that answers it.
    public var route: Route { resolved.route }
    /// The values that the route takes from path and query.
    public var parameters: ParameterValues { resolved.values }
    /// Whether its screen is only made: for a preview, under another one, or at a restoration.
    public var isDryRun: Bool { active.isDryRun }
    /// The canonical URL, for instance `/product/42?color=red`.
    public var url: String { resolved.url }
    /// The origin of its URL.
    public var origin: RouteOrigin { active.request.origin }
    /// How far it is trusted.
    public var trust: RouteTrust { active.request.trust }
    /// The transition to its screen.
    package var transition: TransitionType { active.request.transition }
    package var request: RouteRequest { active.request }

    /// The items of the query beside the parameters of the route, `utm_source` for instance. They
    /// are unchecked, and no Navigator sees them.
    var undeclared: [DeepLink.QueryItem] {
        resolved.undeclared.filter { !resolved.map.declared.isPrivate($0.name) }
    }

    /// Whether the request has ended, so that a verdict has no effect.
    package var isOver: Bool { active.isOver }

    /// Whether its route was found in the current routes.
    package func isUpToDate(in registry: RouteRegistry) -> Bool { registry.map === resolved.map }

    /// Whether the path of the route begins with these segments: `/cart/add` is under `/cart`,
    /// `/cartoon` is not.
    public func isUnder(_ prefix: RoutePrefix) -> Bool { route.isUnder(prefix) }
}
