public import RouteMatching
public import RoutingKit

/// What analytics hears of a request that is about to open: nothing private, and no person.
public struct RouteVisit: Hashable, Sendable {
    /// The pattern of the route, for instance `/product/:id`.
    public let route: RoutePattern
    /// What the route takes from path and query, without `Private` parameters.
    public let parameters: ParameterValues
    /// What the query held beside them, `utm_source` for instance; nobody has checked it.
    public let undeclared: [DeepLink.QueryItem]
    /// Where the request comes from.
    public let origin: RouteOrigin
    /// How the screen comes onto the stage.
    public let transition: TransitionType
}

extension InterceptedRequest {
    /// The request as analytics may hear of it.
    @MainActor
    var visit: RouteVisit {
        let items = parameters.items.filter { !map.isPrivate($0.name) }
        return RouteVisit(
            route: route.pattern, parameters: map.redacted(ParameterValues(items: items)),
            undeclared: undeclared, origin: origin, transition: transition)
    }
}
