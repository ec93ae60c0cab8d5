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
    /// Why changes aren't saved.
    private var failures: [Moment.ID: String] = [:]

    init(
        router: any AppRouting, store: MomentsStore, toggles: FeatureToggles,
        now: @escaping @Sendable () -> Date
    ) {
        self.router = router
        self.store = store
        self.toggles = toggles
        self.now = now
    }

    func forScreen() -> MomentCells {
        MomentCells(router: router, store: store.forScreen(), toggles: toggles, now: now)
    }

    func cell(of moment: Moment, in timeline: Timeline) -> MomentCell {
        let author = moment.userDetails
        let message = MessageLink(userID: author.id)
        let isOpen = author.id != timeline.owner.id && router.canOpen(message.text, from: .app)
        let change = store.unsentChange(of: moment.id)
        return MomentCell(
            moment: moment,
            age: RelativeDate(moment.createdDate, now: now()).description,
            isAvatarRound: toggles.isOn(.isRoundedAvatar),
            link: moment.url.map { .foundLink($0, in: router) { WebViewLink(url: $0) } },
            message: isOpen ? message : nil,
            hasLikeButton: toggles.isOn(.isLikeButtonForMomentEnabled),
            notice: failures[moment.id]
                ?? (change?.isWaiting == true ? ContentRow.notSentYet : nil),
            refusal: store.refusal(of: change, title: moment.title) { [weak self] in
                self?.failures[moment.id] = $0
            },
            isLikeStar: toggles.isOn(.isLikeButtonStar),
            toggleLike: { [weak self] in await self?.toggleLike(moment) })
    }

    private func toggleLike(_ moment: Moment) async {
        failures[moment.id] = await Content.failure { try await store.toggleLike(moment) }
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
