public import RouteMatching
public import RoutingKit

/// A request that is about to open, as analytics receives it: free of personal data.
public struct RouteVisit: Hashable, Sendable {
    /// The pattern of the route, for instance `/product/:id`.
    public let route: RoutePattern
    /// The values that the route takes from path and query, without `Private` parameters.
    public let parameters: ParameterValues
    /// The other items of the query, `utm_source` for instance; they are unchecked.
    public let undeclared: [DeepLink.QueryItem]
    /// The origin of the request.
    public let origin: RouteOrigin
    /// The transition to the screen.
    package let transition: TransitionType
}

extension InterceptedRequest {
    /// The request as analytics receives it.
    @MainActor
    var visit: RouteVisit {
        let items = parameters.items.filter { !map.index.isPrivate($0.name) }
        // Free of what no route declares in each build.
        let redaction = Redaction(index: map.index, isOutside: trust.isOutside)
        return RouteVisit(
            route: route.pattern, parameters: redaction.redacted(ParameterValues(items: items)),
            undeclared: undeclared, origin: origin, transition: transition)
    }
}
