import DesignKit

/// What the timeline shows, as a value.
struct TimelinePage: Sendable {
    /// What it says if there are no moments. The user can still share the first one.
    static var emptyText: String { texts("There are no moments yet.") }

    static func summary(of count: Int) -> String {
        texts(count, one: "1 moment", others: "\(count) moments")
    }

    let owner: UserDetails
    /// The number of all moments that are loaded, such as `24 moments`.
    let summary: String
    /// The newest moments, from top to bottom.
    let cells: [MomentCell]
    var hasOlder = false
    /// Why the older ones can't be loaded.
    var notice: String?
}
