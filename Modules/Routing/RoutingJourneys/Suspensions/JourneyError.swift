public import RoutingKit

/// Why a suspended request does not go on.
public enum JourneyError: RouteErrorReason {
    /// It waited longer than it may.
    case expired
    /// It belongs to this user, and another one has signed in.
    case otherUser(String)
    /// It has gone on already.
    case used
    /// What travelled beside its URL is gone: it was too large to be written down, and the process
    /// that kept it has ended.
    case payloadGone
    /// Nobody knows it.
    case unknown

    /// The stable code of this reason, for instance `journey-expired`.
    public var code: String {
        switch self {
        case .expired: "journey-expired"
        case .otherUser: "journey-other-user"
        case .used: "journey-used"
        case .payloadGone: "journey-payload-gone"
        case .unknown: "journey-unknown"
        }
    }
}

extension JourneyError {
    public var problem: String { sentences.problem }
    public var remedy: String { sentences.remedy }

    private var sentences: (problem: String, remedy: String) {
        switch self {
        case .expired: ("waited too long to go on", "Open it again.")
        case .otherUser(let name):
            ("waited for \(name), and somebody else has signed in", "Open it again.")
        case .used: ("has gone on already", "Open it again.")
        case .payloadGone:
            (
                "came with something attached, which is gone since the app ended",
                "Open it again from where it was opened first."
            )
        case .unknown: ("waits for nothing that is known here", "Open it again.")
        }
    }
}

extension RouteError.Reason {
    /// A request that was suspended does not continue.
    public static func journey(_ reason: JourneyError) -> Self {
        .custom(AnyRouteErrorReason(reason))
    }
}
