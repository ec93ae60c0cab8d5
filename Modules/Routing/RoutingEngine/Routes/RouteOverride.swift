package import RoutingKit

/// The changes that an extension makes to a registered route.
package struct RouteOverride {
    /// Why the route is closed to everyone; `nil` if it is not.
    package var unavailability: AnyRouteErrorReason?
    /// Where its requests are sent instead.
    package var target: RedirectTarget?
    /// The origin of the changes, which joins the trust of each request that they redirect.
    package var origin = RouteOrigin.app
    /// The requirements besides those of the registration.
    package var requirements: Set<RouteRequirement> = .nothing
    /// A value that the extension keeps with the route for its own use.
    package var attachment: (any Sendable)?

    /// Changes nothing.
    package init() {}
}
