import DesignKit
import Foundation
import StorageKit

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
    /// Why the last like isn't saved, or that the server doesn't have it yet.
    var notice: String?
    /// The last change that the server refuses for good; `nil` if there is none.
    var refused: Change?
    /// Whether a like is a star instead of a heart.
    var isLikeStar = false

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
    func rows(
        like: @escaping @MainActor @Sendable () async -> Void,
        retry: @escaping @MainActor @Sendable (Change) async -> Void,
        discard: @escaping @MainActor @Sendable (Change) async -> Void
    ) -> [ContentRow] {
        let avatar = message.map { ContentRow.link(texts("Message \(author.name)"), to: $0) }
        let button = ContentRow.action(
            "\(likeCharacter) \(likeTitle)", detail: notice, perform: like)
        let rows = [link, avatar, hasLikeButton ? button : nil].compactMap(\.self)
        guard let refused, let reason = refused.refusal else { return rows }
        return rows
            + ContentRow.refusal(
                of: moment.title, because: reason, retry: { await retry(refused) },
                discard: { await discard(refused) })
    }
}
