import RoutingKit

/// Why a suspended request does not resume.
enum JourneyError: RouteErrorReason {
    case expired
    /// More requests wait than are kept.
    case full
    /// It belongs to this user, and another one has signed in.
    case otherUser(String)
    case used
    /// The store can't remember that it waits, or that it resumes, so it could resume again.
    case notSaved
    /// The payload was too large for the ticket, and the process that kept it has ended.
    case payloadGone
    case unknown

    var code: String {
        switch self {
        case .expired: "journey-expired"
        case .full: "journey-full"
        case .otherUser: "journey-other-user"
        case .used: "journey-used"
        case .notSaved: "journey-not-saved"
        case .payloadGone: "journey-payload-gone"
        case .unknown: "journey-unknown"
        }
    }

    var problem: String {
        switch self {
        case .expired: "waited too long"
        case .full: "waited behind \(SuspendedRequests.limit) newer requests"
        case .otherUser(let name): "waited for \(name), and another user has signed in"
        case .used: "was opened after the login already"
        case .notSaved: "is not opened, because the device can't save that it waits or was opened"
        case .payloadGone: "was sent with an attachment, which is lost since the app ended"
        case .unknown: "is not waiting any more"
        }
    }

    var remedy: String {
        switch self {
        case .notSaved: "Free some space, then open it again."
        case .payloadGone: "Open it again from where you opened it first."
        default: "Open it again."
        }
    }
}

extension RouteError.Reason {
    static func journey(_ reason: JourneyError) -> Self {
        .custom(AnyRouteErrorReason(reason))
    }
}
