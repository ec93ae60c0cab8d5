/// The user's changes to the timeline.
struct MomentsState: Codable, Sendable {
    /// Whether the user likes a moment, by its id.
    var likes: [String: Bool] = [:]

    /// The user's own moments, the newest first.
    var shared: [Moment] = []

    /// The ID of the user's next own moment.
    var nextID: String { "mine\(shared.count + 1)" }

    /// Adds what the user changed before they signed in. Their own moments get new IDs, which the
    /// earlier ones may have already.
    mutating func add(_ other: MomentsState) {
        var likes = other.likes
        for moment in other.shared.reversed() {
            let isLiked = likes.removeValue(forKey: moment.id)
            let moment = moment.renamed(nextID)
            if let isLiked { self.likes[moment.id] = isLiked }
            shared.insert(moment, at: 0)
        }
        self.likes.merge(likes) { $1 }
    }
}
