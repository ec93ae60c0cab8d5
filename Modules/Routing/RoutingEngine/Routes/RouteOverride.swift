package import RoutingKit

/// What an extension makes of a registered route.
package struct RouteOverride {
    /// Why the route is closed to everyone; `nil` if it is not.
    package var unavailability: AnyRouteErrorReason?
    /// Where its requests are sent instead.
    package var target: RedirectTarget?
    /// Who wishes it so: they have a part in every request that is sent elsewhere by it.
    package var origin = RouteOrigin.app
    /// What must be met besides what the registration says.
    package var requirements: Set<RouteRequirement> = .nothing
    /// What the extension keeps with the route for itself.
    package var attachment: (any Sendable)?

    /// Changes nothing.
    package init() {}
}
