import RoutingKit

/// Why a link that arrived before the app was ready is not opened.
struct ArrivalError: RouteErrorReason {
    let code: String
    let problem: String
    var remedy = "Open it again."

    static func full(limit: Int) -> ArrivalError {
        let problem = "arrived while \(limit) links of its kind already waited for the app to start"
        return ArrivalError(code: "arrival-full", problem: problem)
    }

    static let expired = ArrivalError(
        code: "arrival-expired", problem: "waited too long for the app to start")

    static let replaced = ArrivalError(
        code: "arrival-replaced",
        problem: "was followed by another link before the app was ready")

    /// The user had navigated meanwhile, and declined the link when they were asked.
    static let declined = ArrivalError(
        code: "arrival-declined", problem: "arrived late, and the user declined it",
        remedy: "Open it again if you want it.")
}

extension RouteError.Reason {
    static func arrival(_ reason: ArrivalError) -> Self {
        .custom(AnyRouteErrorReason(reason))
    }
}
