import RoutingKit

/// Why a link that arrived before the app was ready is not opened.
extension RouteError.Reason {
    static func arrivalFull(limit: Int) -> Self {
        .custom(
            code: "arrival-full",
            problem: "arrived while \(limit) links of its kind already waited for the app to start")
    }

    static let arrivalExpired = custom(
        code: "arrival-expired", problem: "waited too long for the app to start")

    static let arrivalReplaced = custom(
        code: "arrival-replaced",
        problem: "was followed by another link before the app was ready")

    /// The user had navigated meanwhile, and declined the link when they were asked.
    static let arrivalDeclined = custom(
        code: "arrival-declined", problem: "arrived late, and the user declined it",
        remedy: "Open it again if you want it.")
}
