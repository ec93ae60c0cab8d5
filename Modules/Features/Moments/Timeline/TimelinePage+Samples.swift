import DesignKit

import struct Foundation.Date

// For previews.
extension TimelinePage {
    /// A moment with photos and a moment with a link.
    static var sample: TimelinePage {
        page(
            .sample,
            MomentCell(
                moment: .sample("The kettle of my life", by: "小林 葵", isLiked: true), age: "2 days",
                isAvatarRound: false,
                link: .foundLink("Kettle", to: "https://momentsapp.com/product/42"),
                hasLikeButton: false, isLikeStar: true))
    }

    static var longText: TimelinePage { page(.longText) }
    static var rightToLeft: TimelinePage { page(.rightToLeft) }
    /// The user has no moments.
    static var nothing: TimelinePage { page() }

    private static func page(_ cells: MomentCell...) -> TimelinePage {
        TimelinePage(
            owner: UserDetails(id: "me", name: "Ada Lovelace", avatar: ""),
            summary: TimelinePage.summary(of: cells.count), cells: cells)
    }
}

extension MomentCell {
    /// A moment with photos.
    static let sample = MomentCell(
        moment: .sample("Three days without a phone", by: "Zoë Meyer", photos: 3),
        age: "5 min", message: MessageLink(userID: "u1"))

    /// Long words and long sentences.
    static let longText = MomentCell(
        moment: .sample(
            String(repeating: "We walked along the lake until it was dark. ", count: 12),
            by: "Maximiliane Freifrau von Hohenstein-Wolkenburg", photos: 1),
        age: "5 min",
        link: .text(String(repeating: "https://example.com/a-very-long-path/", count: 6)),
        message: MessageLink(userID: "u1"))

    /// A script that is written from right to left.
    static let rightToLeft = MomentCell(
        moment: .sample("ثلاثة أيام بلا هاتف", by: "ليلى حداد", photos: 2), age: "5 min",
        message: MessageLink(userID: "u2"))
}

extension Moment {
    fileprivate static func sample(
        _ title: String, by author: String, photos: Int = 0, isLiked: Bool = false
    ) -> Moment {
        Moment(
            id: ID(rawValue: title), userDetails: UserDetails(id: author, name: author, avatar: ""),
            type: photos > 0 ? .photos : .url, title: title, url: nil,
            photos: (0..<photos).map { "https://images.momentsapp.com/moments/1/\($0).jpg" },
            createdDate: Date(timeIntervalSince1970: 0), isLiked: isLiked, likes: 12)
    }
}
