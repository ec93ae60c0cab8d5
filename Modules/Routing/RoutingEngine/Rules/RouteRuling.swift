import RoutingKit

/// What a rule makes of a route.
struct RouteRuling {
    /// Why the route is closed to everybody; `nil` if it is not.
    var closure: RouteClosure?
    /// Where its requests are sent instead.
    var target: RedirectTarget?
    /// Who wrote the rule: it has a hand in whatever it leads elsewhere.
    var origin = RouteOrigin.app
    /// What must be met besides what the registration says.
    var requirements: Set<RouteRequirement> = .nothing
    /// What is tried out on it.
    var experiment: Experiment?
}
