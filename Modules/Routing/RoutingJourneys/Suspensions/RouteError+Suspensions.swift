import RoutingKit

/// Why a suspended request does not resume.
extension RouteError.Reason {
    static let journeyExpired = custom(code: "journey-expired", problem: "waited too long")

    /// More requests wait than are kept.
    static let journeyFull = custom(
        code: "journey-full", problem: "waited behind \(SuspendedRequests.limit) newer requests")

    /// It belongs to this user, and another one has signed in.
    static func journeyOfOtherUser(_ name: String) -> Self {
        .custom(
            code: "journey-other-user",
            problem: "waited for \(name), and another user has signed in")
    }

    static let journeyUsed = custom(
        code: "journey-used", problem: "was opened after the login already")

    /// The store can't remember that it waits, or that it resumes, so it could resume again.
    static let journeyNotSaved = custom(
        code: "journey-not-saved",
        problem: "is not opened, because the device can't save that it waits or was opened",
        remedy: "Free some space, then open it again.")

    /// The payload was too large for the ticket, and the process that kept it has ended.
    static let journeyPayloadGone = custom(
        code: "journey-payload-gone",
        problem: "was sent with an attachment, which is lost since the app ended",
        remedy: "Open it again from where you opened it first.")

    static let journeyUnknown = custom(code: "journey-unknown", problem: "is not waiting any more")
}
