import RoutingKit

/// Why a link that arrived before the app was ready is not opened.
package enum ArrivalError: RouteErrorReason {
    /// The limit of waiting links from its kind of origin was reached.
    case full(limit: Int)
    /// The app was not ready in time.
    case expired
    /// Another link replaced it, as the ``ArrivalPolicy`` requires.
    case replaced
    /// The user had navigated meanwhile, and declined it when they were asked.
    case declined

    package var code: String {
        switch self {
        case .full: "arrival-full"
        case .expired: "arrival-expired"
        case .replaced: "arrival-replaced"
        case .declined: "arrival-declined"
        }
    }

    package var problem: String {
        switch self {
        case .full(let limit):
            "arrived while \(limit) links of its kind already waited for the app to start"
        case .expired: "waited too long for the app to start"
        case .replaced: "was followed by another link before the app was ready"
        case .declined: "arrived late, and the user declined it"
        }
    }

    package var remedy: String {
        self == .declined ? "Open it again if you want it." : "Open it again."
    }
}

extension RouteError.Reason {
    /// A link that arrived before the app was ready is not opened.
    static func arrival(_ reason: ArrivalError) -> Self {
        .custom(AnyRouteErrorReason(reason))
    }
}
