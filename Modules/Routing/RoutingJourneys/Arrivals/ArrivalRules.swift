import RouteMatching
import RoutingEngine

/// Which links wait in front of an app that is not ready yet, and for how long.
struct ArrivalRules {
    let policy: ArrivalPolicy
    let lifetime: Duration
    let limit: Int

    /// Whether a new link takes the place of one that waits.
    func replaces(_ old: Arrival, with new: Arrival) -> Bool {
        switch policy {
        case .all: false
        case .latest: true
        case .onePerRoute: old.route != nil && old.route == new.route
        }
    }
}

/// A link that waits until the app is ready.
struct Arrival {
    let request: ActiveRequest
    /// The route that will answer, which one of the policies compares; `nil` if none does.
    let route: RoutePattern?
    /// How often the user had moved when it came.
    let moves: Int
}
