/// Why a link that arrived before the app was ready is not opened.
public enum ArrivalFault: Error, Hashable, Sendable {
    /// As many links as may wait did so already.
    case full(limit: Int)
    /// The app was not ready in time.
    case expired
    /// Another link took its place, as the ``ArrivalPolicy`` wants.
    case replaced
    /// The user had moved on, was asked, and did not want it any more.
    case declined

    /// The stable code of this reason, for instance `arrival-full`.
    public var code: String {
        switch self {
        case .full: "arrival-full"
        case .expired: "arrival-expired"
        case .replaced: "arrival-replaced"
        case .declined: "arrival-declined"
        }
    }
}
