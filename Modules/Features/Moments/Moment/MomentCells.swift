import DesignKit
import Foundation
import Observation
import RoutingKit
import StorageKit
import ToggleKit

/// Makes the cells of moments, and likes moments, for a screen that shows some.
@MainActor
@Observable
final class MomentCells {
    let store: MomentsStore
    private let router: any AppRouting
    private let toggles: FeatureToggles
    private let now: @Sendable () -> Date
    /// The moment whose like can't be saved.
    private var unsaved: Moment.ID?

    init(
        router: any AppRouting, store: MomentsStore, toggles: FeatureToggles,
        now: @escaping @Sendable () -> Date
    ) {
        self.router = router
        self.store = store
        self.toggles = toggles
        self.now = now
    }

    func cell(of moment: Moment, in timeline: Timeline) -> MomentCell {
        let author = moment.userDetails
        let message = MessageLink(userID: author.id)
        let isOpen = author.id != timeline.owner.id && router.canOpen(message.text, from: .app)
        return MomentCell(
            moment: moment,
            age: RelativeDate(moment.createdDate, now: now()).description,
            isAvatarRound: toggles.isOn(.isRoundedAvatar), link: moment.url.map(link),
            message: isOpen ? message : nil,
            hasLikeButton: toggles.isOn(.isLikeButtonForMomentEnabled),
            notice: moment.id == unsaved ? Content.notSaved : nil,
            isLikeStar: toggles.isOn(.isLikeButtonStar))
    }

    private func link(_ text: String) -> MomentCell.Link {
        // Another person chose the link, so it may open only what a link from outside may open.
        if router.canOpen(text, from: .universalLink) { return .found(text) }
        return URL(string: text).map { .web(text, WebViewLink(url: $0)) } ?? .text(text)
    }

    func toggleLike(_ cell: MomentCell) async {
        do {
            try await store.toggleLike(cell.moment)
            unsaved = nil
        } catch {
            unsaved = cell.id
        }
    }
}

extension FeatureToggle {
    /// Whether a moment can be liked.
    static let isLikeButtonForMomentEnabled = FeatureToggle(
        "isLikeButtonForMomentEnabled", by: .internal)
    /// Whether avatars are round.
    static let isRoundedAvatar = FeatureToggle("isRoundedAvatar", by: .remote)
    /// Whether a like is a star instead of a heart.
    static let isLikeButtonStar = FeatureToggle(
        "isLikeButtonStar", by: .experiment, isOnByDefault: false)
}
