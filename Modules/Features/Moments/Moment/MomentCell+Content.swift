import DesignKit

// A moment as rows, for stages without views.
extension MomentCell {
    /// The author and the time: `(KA) 小林 葵 · 5 min`.
    var heading: String {
        "\(author.avatarText(isRounded: isAvatarRound)) \(author.name) · \(age)"
    }

    /// The number of likes and photos.
    var summary: String {
        let likes = "\(likeCharacter) \(moment.likes)"
        guard !moment.photos.isEmpty else { return likes }
        let count = moment.photos.count
        return "\(likes) · \(texts(count, one: "1 photo", others: "\(count) photos"))"
    }

    /// Some of its photos.
    func photoRows(_ photos: [String]) -> [ContentRow] {
        ContentRow.photos(photos, of: texts("Photo by \(author.name)"))
    }

    /// Its link, its author's avatar, and the like button.
    func rows(like: @escaping @MainActor @Sendable () async -> Void) -> [ContentRow] {
        let avatar = chat.map { ContentRow.link(texts("Chat with \(author.name)"), to: $0) }
        let button = ContentRow.action(
            "\(likeCharacter) \(likeTitle)", detail: notice, perform: like)
        return [linkRow, avatar, hasLikeButton ? button : nil].compactMap(\.self)
    }

    private var linkRow: ContentRow? {
        switch link {
        case .found(let text): .foundLink(text, to: text)
        case .web(let text, let link): .link(text, to: link)
        case .text(let text): .text(text)
        case nil: nil
        }
    }
}
