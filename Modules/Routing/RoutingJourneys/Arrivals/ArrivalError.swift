import RoutingKit

/// Why a link that arrived before the app was ready is not opened.
enum ArrivalError: RouteErrorReason {
    case full(limit: Int)
    case expired
    case replaced
    /// The user had navigated meanwhile, and declined the link when they were asked.
    case declined

    var code: String {
        switch self {
        case .full: "arrival-full"
        case .expired: "arrival-expired"
        case .replaced: "arrival-replaced"
        case .declined: "arrival-declined"
        }
    }

    var problem: String {
        switch self {
        case .full(let limit):
            "arrived while \(limit) links of its kind already waited for the app to start"
        case .expired: "waited too long for the app to start"
        case .replaced: "was followed by another link before the app was ready"
        case .declined: "arrived late, and the user declined it"
        }
    }

    var remedy: String {
        self == .declined ? "Open it again if you want it." : "Open it again."
    }
}

extension RouteError.Reason {
    static func arrival(_ reason: ArrivalError) -> Self {
        .custom(AnyRouteErrorReason(reason))
    }
}
