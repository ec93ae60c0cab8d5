import DesignKit
import Foundation

/// What a moment shows in the timeline and on its own page, as a value.
struct MomentCell: Identifiable, Sendable {
    /// The link of a moment. Another person chose it.
    enum Link: Sendable {
        /// A page of the app, which may open only what a link from outside may open.
        case found(String)
        /// A page of the web.
        case web(String, WebViewLink)
        /// A text that is no URL.
        case text(String)
    }

    let moment: Moment
    /// The time since it was posted.
    let age: String
    var isAvatarRound = true
    var link: Link?
    /// The link to a chat with the author; `nil` for the user's own moments.
    var chat: ChatLink?
    /// Whether the user can like it.
    var hasLikeButton = true
    /// Why the last like isn't counted.
    var notice: String?
    /// Whether a like is a star instead of a heart.
    var isLikeStar = false

    var id: Moment.ID { moment.id }
    var author: UserDetails { moment.userDetails }
    var avatarURL: URL? { URL(string: author.avatar) }
    var photoURLs: [URL] { moment.photos.compactMap { URL(string: $0) } }
    var likeTitle: String { moment.isLiked ? texts("Unlike") : texts("Like") }

    /// The name of the SF Symbol of its likes.
    var likeSymbol: String {
        (isLikeStar ? "star" : "heart") + (moment.isLiked ? ".fill" : "")
    }

    /// The symbol of its likes as a character.
    var likeCharacter: String {
        switch (isLikeStar, moment.isLiked) {
        case (true, true): "★"
        case (true, false): "☆"
        case (false, true): "♥"
        case (false, false): "♡"
        }
    }
}
