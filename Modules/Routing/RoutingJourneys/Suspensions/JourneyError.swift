import RoutingKit

/// Why a suspended request does not resume.
struct JourneyError: RouteErrorReason {
    let code: String
    let problem: String
    var remedy = "Open it again."

    static let expired = JourneyError(code: "journey-expired", problem: "waited too long")

    /// More requests wait than are kept.
    static let full = JourneyError(
        code: "journey-full", problem: "waited behind \(SuspendedRequests.limit) newer requests")

    /// It belongs to this user, and another one has signed in.
    static func otherUser(_ name: String) -> JourneyError {
        let problem = "waited for \(name), and another user has signed in"
        return JourneyError(code: "journey-other-user", problem: problem)
    }

    static let used = JourneyError(
        code: "journey-used", problem: "was opened after the login already")

    /// The store can't remember that it waits, or that it resumes, so it could resume again.
    static let notSaved = JourneyError(
        code: "journey-not-saved",
        problem: "is not opened, because the device can't save that it waits or was opened",
        remedy: "Free some space, then open it again.")

    /// The payload was too large for the ticket, and the process that kept it has ended.
    static let payloadGone = JourneyError(
        code: "journey-payload-gone",
        problem: "was sent with an attachment, which is lost since the app ended",
        remedy: "Open it again from where you opened it first.")

    static let unknown = JourneyError(code: "journey-unknown", problem: "is not waiting any more")
}

extension RouteError.Reason {
    static func journey(_ reason: JourneyError) -> Self {
        .custom(AnyRouteErrorReason(reason))
    }
}
