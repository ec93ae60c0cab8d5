import RoutingKit

extension RouteRegistry {
    /// Why a route may not be opened; `nil` if it may.
    func refusal(of route: Route, to trust: RouteTrust) -> RouteError.Reason? {
        if let origin = trust.denial(to: route.access, of: route.effect) {
            return .accessDenied(origin)
        }
        if route.isAlwaysThere { return nil }
        if !route.builds.contains(build) { return .unavailable(build) }
        return route.override.unavailability.map(RouteError.Reason.custom)
    }
}
