import DesignKit
import Foundation
import RoutingKit
import StorageKit
import ToggleKit

/// The rows of a moment, for the timeline and for its own screen.
@MainActor
struct MomentRows {
    let router: any AppRouting
    let store: MomentsStore
    let toggles: FeatureToggles
    let now: @Sendable () -> Date

    /// The author and the time: `(KA) 小林 葵 · 5 min`.
    func heading(of moment: Moment) -> String {
        let author = moment.userDetails
        let avatar = author.avatarText(isRounded: toggles.isOn(.isRoundedAvatar))
        let date = RelativeDate(moment.createdDate.date, now: now())
        return "\(avatar) \(author.name) · \(date)"
    }

    /// The number of likes and photos.
    func summary(of moment: Moment) -> String {
        let photos = moment.photos.isEmpty ? "" : " · \(moment.photos.count) photos"
        return "\(symbol(isLiked: moment.isLiked)) \(moment.likes)\(photos)"
    }

    /// Its link, its author's avatar, and the like button.
    func rows(of moment: Moment, in timeline: Timeline) -> [ContentRow] {
        let avatar = avatar(of: moment, in: timeline)
        return [link(of: moment), avatar, likeButton(of: moment)].compactMap(\.self)
    }

    private func link(of moment: Moment) -> ContentRow? {
        guard let text = moment.url else { return nil }
        // Another person chose the link, so it may open only what a link from outside may open.
        if router.canOpen(text, from: .universalLink) { return .foundLink(text, to: text) }
        guard let url = URL(string: text) else { return .text(text) }
        return .link(text, to: WebViewLink(url: url))
    }

    private func avatar(of moment: Moment, in timeline: Timeline) -> ContentRow? {
        let author = moment.userDetails
        guard author.id != timeline.owner.id else { return nil }
        return .link("Chat with \(author.name)", to: ChatLink(userID: author.id))
    }

    private func likeButton(of moment: Moment) -> ContentRow? {
        guard toggles.isOn(.isLikeButtonForMomentEnabled) else { return nil }
        let title = moment.isLiked ? "Unlike" : "Like"
        return .action("\(symbol(isLiked: moment.isLiked)) \(title)") {
            store.toggleLike(moment)
        }
    }

    private func symbol(isLiked: Bool) -> String {
        switch (toggles.isOn(.isLikeButtonStar), isLiked) {
        case (true, true): "★"
        case (true, false): "☆"
        case (false, true): "♥"
        case (false, false): "♡"
        }
    }
}
