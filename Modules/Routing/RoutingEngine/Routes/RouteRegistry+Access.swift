import RoutingKit

extension RouteRegistry {
    /// Why a route may not be opened; `nil` if it may.
    /// - Parameter isOwnChoice: Whether the app chose it for a request that it suspends. Such a
    ///   route opens even if it is closed, but a restored state changes no data.
    func refusal(
        of route: Route, to trust: RouteTrust, isOwnChoice: Bool = false
    ) -> RouteError.Reason? {
        let access = isOwnChoice ? .external : route.access
        if let origin = trust.denial(to: access, of: route.effect) {
            return .accessDenied(origin)
        }
        if route.isAlwaysThere { return nil }
        if !route.builds.contains(build) { return .unavailable(build) }
        return route.override.unavailability.map(RouteError.Reason.custom)
    }
}
