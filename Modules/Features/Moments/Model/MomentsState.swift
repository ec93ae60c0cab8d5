/// The user's changes to the timeline.
struct MomentsState: Codable, Sendable {
    /// Whether the user likes a moment, by its id.
    var likes: [String: Bool] = [:]

    /// The user's own moments, the newest first.
    var shared: [Moment] = []
}
