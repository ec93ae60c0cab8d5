import RouteMatching
import RoutingEngine
import RoutingKit

/// Which links wait until the app is ready, and for how long. The rules apply to each kind of
/// origin separately: a link never replaces one of another kind.
@MainActor
struct ArrivalRules {
    let policy: ArrivalPolicy
    let lifetime: Duration
    let limit: Int

    /// Whether a new link replaces one that waits.
    func replaces(_ old: Arrival, with new: Arrival) -> Bool {
        if old.originNames != new.originNames { return false }
        return switch policy {
        case .all: false
        case .latest: true
        case .onePerRoute: old.route != nil && old.route == new.route
        }
    }
}

/// A link that waits until the app is ready.
@MainActor
struct Arrival {
    let request: ActiveRequest
    /// The route that will answer, which one of the policies compares; `nil` if none does.
    let route: RoutePattern?
    /// How often the user had moved when it arrived.
    let moves: Int

    /// The kinds of origin that take part in it.
    var originNames: Set<String> { request.original.trust.originNames }
}
