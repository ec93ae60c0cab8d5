public import RouteMatching
public import RoutingKit

/// A request as an interceptor sees it.
@MainActor
public struct InterceptedRequest {
    let active: ActiveRequest
    let resolved: ResolvedRoute

    init(_ active: ActiveRequest, to resolved: ResolvedRoute) {
        self.active = active
        self.resolved = resolved
    }

    public var route: Route { resolved.route }
    /// From path and query.
    public var parameters: ParameterValues { resolved.values }
    /// Whether its screen is only made: for a preview, under another one, or at a restoration.
    public var isDryRun: Bool { active.isDryRun }
    /// The canonical URL, for instance `/product/42?color=red`.
    public var url: String { resolved.url }
    public var origin: RouteOrigin { active.request.origin }
    public var trust: RouteTrust { active.request.trust }
    package var transition: TransitionType { active.request.transition }
    package var request: RouteRequest { active.request }

    /// The other items of the query, `utm_source` for instance: unchecked, and seen by no
    /// Navigator.
    var undeclared: [DeepLink.QueryItem] {
        resolved.undeclared.filter { !resolved.map.declared.isPrivate($0.name) }
    }

    package var isOver: Bool { active.isOver }

    package func isUpToDate(in registry: RouteRegistry) -> Bool { registry.map === resolved.map }

    /// Compares segments: `/cart/add` is under `/cart`, `/cartoon` is not.
    public func isUnder(_ prefix: RoutePrefix) -> Bool { route.isUnder(prefix) }
}
