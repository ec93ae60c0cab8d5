import StorageKit

/// The user's changes to the timeline.
struct MomentsState: Codable, Sendable {
    /// Whether the user likes a moment.
    struct Like: Codable, Sendable {
        let isLiked: Bool
        /// The change by which the server gets it.
        let change: Change.ID
    }

    /// The likes by which the user's timeline differs from that of the backend.
    var likes: [Moment.ID: Like] = [:]

    /// The user's own moments, the newest first.
    var shared: [Moment] = []

    /// Adds what the user changed before they signed in.
    mutating func add(_ other: MomentsState) {
        shared.insert(contentsOf: other.shared, at: 0)
        likes.merge(other.likes) { $1 }
    }

    /// Returns a moment as the user likes it, or no longer.
    func withLike(_ moment: Moment) -> Moment {
        guard let like = likes[moment.id], like.isLiked != moment.isLiked else { return moment }
        var moment = moment
        moment.isLiked = like.isLiked
        moment.likes = max(0, moment.likes + (like.isLiked ? 1 : -1))
        return moment
    }

    /// Removes the moments and likes that some changes have made.
    mutating func remove(_ changes: [Change]) {
        let ids = Set(changes.map(\.id))
        shared.removeAll { ids.contains($0.id.rawValue) }
        likes = likes.filter { !ids.contains($0.value.change) }
    }
}
