/// The user's changes to the timeline.
struct MomentsState: Codable, Sendable {
    /// Whether the user likes a moment.
    var likes: [Moment.ID: Bool] = [:]

    /// The user's own moments, the newest first.
    var shared: [Moment] = []

    /// Adds what the user changed before they signed in.
    mutating func add(_ other: MomentsState) {
        shared.insert(contentsOf: other.shared, at: 0)
        likes.merge(other.likes) { $1 }
    }
}
