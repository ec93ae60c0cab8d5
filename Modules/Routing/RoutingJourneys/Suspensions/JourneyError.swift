package import RoutingKit

/// Why a suspended request does not resume.
package enum JourneyError: RouteErrorReason {
    /// It waited too long.
    case expired
    /// It belongs to this user, and another one has signed in.
    case otherUser(String)
    /// It has resumed already.
    case used
    /// The store can't remember that it resumes, so it could resume again.
    case notSaved
    /// The payload beside its URL is gone: it was too large for the ticket, and the process that
    /// kept it has ended.
    case payloadGone
    /// There is no such ticket.
    case unknown
    /// Its ticket is from another launch, and its route does not need this requirement: the ticket
    /// is forged, or the app has changed.
    case notRequired(RouteRequirement)
    /// Its ticket is from another launch, it changes data, and its Navigator can't ask the user.
    case changesData

    /// The stable code of this reason, for instance `journey-expired`.
    package var code: String {
        switch self {
        case .expired: "journey-expired"
        case .otherUser: "journey-other-user"
        case .used: "journey-used"
        case .notSaved: "journey-not-saved"
        case .payloadGone: "journey-payload-gone"
        case .unknown: "journey-unknown"
        case .notRequired: "journey-not-required"
        case .changesData: "journey-changes-data"
        }
    }
}

extension JourneyError {
    package var problem: String { sentences.problem }
    package var remedy: String { sentences.remedy }

    private var sentences: (problem: String, remedy: String) {
        switch self {
        case .expired: ("waited too long", "Open it again.")
        case .otherUser(let name):
            ("waited for \(name), and another user has signed in", "Open it again.")
        case .used: ("was opened after the login already", "Open it again.")
        case .notSaved:
            (
                "is not opened, because the device can't save that it was opened",
                "Free some space, then open it again."
            )
        case .payloadGone:
            (
                "was sent with an attachment, which is lost since the app ended",
                "Open it again from where you opened it first."
            )
        case .unknown: ("is not waiting any more", "Open it again.")
        case .notRequired(let requirement):
            (
                "was kept until '\(requirement.name)' is met, which it does not need",
                "Open it again."
            )
        case .changesData:
            ("changes data, and was kept by an earlier launch of the app", "Open it again.")
        }
    }
}

extension RouteError.Reason {
    /// A request that was suspended does not continue.
    static func journey(_ reason: JourneyError) -> Self {
        .custom(AnyRouteErrorReason(reason))
    }
}
