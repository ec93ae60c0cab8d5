import DesignKit

// A moment as rows, for stages without views.
extension MomentCell {
    /// The author and the time: `(KA) 小林 葵 · 5 min`.
    var heading: String {
        "\(author.avatarText(isRounded: isAvatarRound)) \(author.name) · \(age)"
    }

    /// The number of likes and photos.
    var summary: String {
        let photos = moment.photos.isEmpty ? "" : " · \(moment.photos.count) photos"
        return "\(likeCharacter) \(moment.likes)\(photos)"
    }

    /// Its link, its author's avatar, and the like button.
    func rows(like: @escaping @MainActor @Sendable () -> Void) -> [ContentRow] {
        let avatar = chat.map { ContentRow.link("Chat with \(author.name)", to: $0) }
        let button = ContentRow.action("\(likeCharacter) \(likeTitle)", perform: like)
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
