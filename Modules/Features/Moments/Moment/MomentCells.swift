import DesignKit
import Foundation
import RoutingKit
import StorageKit
import ToggleKit

/// Makes the cells of moments, for the timeline and for the page of one.
@MainActor
struct MomentCells {
    let router: any AppRouting
    let store: MomentsStore
    let toggles: FeatureToggles
    let now: @Sendable () -> Date

    /// The cell of a moment.
    /// - Parameter unsaved: The moment whose like can't be saved.
    func cell(of moment: Moment, in timeline: Timeline, unsaved: Moment.ID?) -> MomentCell {
        let author = moment.userDetails
        return MomentCell(
            moment: moment,
            age: RelativeDate(moment.createdDate.date, now: now()).description,
            isAvatarRound: toggles.isOn(.isRoundedAvatar), link: moment.url.map(link),
            chat: author.id == timeline.owner.id ? nil : ChatLink(userID: author.id),
            hasLikeButton: toggles.isOn(.isLikeButtonForMomentEnabled),
            notice: moment.id == unsaved ? Content.notSaved : nil,
            isLikeStar: toggles.isOn(.isLikeButtonStar))
    }

    private func link(_ text: String) -> MomentCell.Link {
        // Another person chose the link, so it may open only what a link from outside may open.
        if router.canOpen(text, from: .universalLink) { return .found(text) }
        return URL(string: text).map { .web(text, WebViewLink(url: $0)) } ?? .text(text)
    }
}
