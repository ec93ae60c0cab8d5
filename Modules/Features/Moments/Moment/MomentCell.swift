import DesignKit
import Foundation

/// What a moment shows in the timeline and on its own page, as a value.
struct MomentCell: Identifiable, Sendable {
    let moment: Moment
    /// The time since it was posted.
    let age: String
    var isAvatarRound = true
    /// The link that its author chose.
    var link: ContentRow?
    /// The link to messages with the author; `nil` for the user's own moments.
    var message: MessageLink?
    var hasLikeButton = true
    /// Why the last change isn't saved, or that the server doesn't have it yet.
    var notice: String?
    /// Why the server refuses its last change for good, and what the user can do; empty if it
    /// doesn't.
    var refusal: [ContentRow] = []
    /// Whether a like is a star instead of a heart.
    var isLikeStar = false
    /// Likes the moment, or no longer.
    var toggleLike: @MainActor @Sendable () async -> Void = {}

    var id: Moment.ID { moment.id }
    var author: UserDetails { moment.userDetails }
    var avatarURL: URL? { URL(string: author.avatar) }
    var photoURLs: [URL] { moment.photos.compactMap { URL(string: $0) } }
    var likeTitle: String { moment.isLiked ? texts("Unlike") : texts("Like") }

    var likeSymbol: String {
        (isLikeStar ? "star" : "heart") + (moment.isLiked ? ".fill" : "")
    }

    var likeCharacter: String {
        switch (isLikeStar, moment.isLiked) {
        case (true, true): "★"
        case (true, false): "☆"
        case (false, true): "♥"
        case (false, false): "♡"
        }
    }
}

// A moment as rows, for stages without views.
extension MomentCell {
    /// The author in front of the rows: `(KA) 小林 葵 · 5 min`.
    func section(_ rows: [ContentRow]) -> ContentSection {
        ContentSection(
            author.name, badge: ContentBadge(author.initials, isRound: isAvatarRound),
            value: age, rows)
    }

    var likeCount: String { "\(likeCharacter) \(moment.likes)" }

    /// How many photos it has; `nil` if none.
    var photoCount: String? {
        let count = moment.photos.count
        return count == 0 ? nil : texts(count, one: "1 photo", others: "\(count) photos")
    }

    func photoRows(_ photos: [String]) -> [ContentRow] {
        ContentRow.photos(photos, of: texts("Photo by \(author.name)"))
    }

    /// Its link, its author's avatar, the like button, and a change that is refused.
    var rows: [ContentRow] {
        let avatar = message.map { ContentRow.link(texts("Message \(author.name)"), to: $0) }
        let button = ContentRow.action(
            "\(likeCharacter) \(likeTitle)", detail: notice, perform: toggleLike)
        let last = hasLikeButton ? button : notice.map { .text($0) }
        return [link, avatar, last].compactMap(\.self) + refusal
    }
}
