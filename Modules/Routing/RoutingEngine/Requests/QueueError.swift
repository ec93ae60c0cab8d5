public import RoutingKit

/// Why a link from outside can't wait for the requests before it.
public enum QueueError: RouteErrorReason {
    /// As many links of the same kind of origin as may wait already do; their names, for instance
    /// `custom-scheme`.
    case full(of: [String])

    /// How many links of one kind of origin wait at the most.
    static let limit = 16

    /// The stable code of this reason: `queue-full`.
    public var code: String {
        switch self {
        case .full: "queue-full"
        }
    }

    /// What is wrong, as the end of a sentence.
    public var problem: String {
        switch self {
        case .full(let names):
            "is refused: \(Self.limit) links of its kind (\(names.joined(separator: ", "))) already "
                + "wait for earlier requests"
        }
    }

    /// What helps.
    public var remedy: String {
        switch self {
        case .full: "Open it again in a moment."
        }
    }
}
