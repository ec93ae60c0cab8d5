import RoutingKit

/// Why a link from outside can't wait for the requests before it.
enum QueueError: RouteErrorReason {
    /// The limit of waiting links from this kind of origin is reached. Holds the names of the
    /// origins, for instance `custom-scheme`.
    case full(of: [String])

    /// The largest number of links from one kind of origin that wait.
    static let limit = 16

    /// The stable code of this reason: `queue-full`.
    var code: String {
        switch self {
        case .full: "queue-full"
        }
    }

    /// What is wrong, as the end of a sentence.
    var problem: String {
        switch self {
        case .full(let names):
            "is refused: \(Self.limit) links of its kind (\(names.joined(separator: ", "))) already "
                + "wait for earlier requests"
        }
    }

    /// What the user can do.
    var remedy: String {
        switch self {
        case .full: "Open it again in a moment."
        }
    }
}
