/// Why a suspended request does not go on.
public enum JourneyFault: Error, Hashable, Sendable {
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
