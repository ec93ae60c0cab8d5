/// Why a ``HandoffStore`` did not keep or return a value.
enum HandoffError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The store is full.
    case full(limit: Int)
    /// The value was taken before, has expired or was kept by another launch.
    case gone

    /// The reason as the end of a sentence.
    var description: String {
        switch self {
        case .full(let limit): "\(limit) attached values wait already"
        case .gone: "the attached value is gone: it was used before, or waited too long"
        }
    }
}
