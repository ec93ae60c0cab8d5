public import Foundation
public import RoutingKit
public import ServiceKit
public import StorageKit
public import ToggleKit

/// Shows the newest moments, and older ones on demand.
public struct TimelineNavigator: Navigating {
    public static let links: [any LinkTemplate.Type] = [
        MomentLink.self, ShareMomentLink.self, MessageLink.self, ProductLink.self, WebViewLink.self,
    ]

    public static let toggles: [FeatureToggle] = [
        .isLikeButtonForMomentEnabled, .isRoundedAvatar, .isLikeButtonStar,
    ]

    let router: any AppRouting
    let cells: MomentCells
    let now: @Sendable () -> Date

    /// - Parameters:
    ///   - router: Says which links of moments are pages of the app.
    ///   - storage: The feature's own part, with the document `moments`.
    ///   - session: Says who is signed in.
    ///   - toggles: Say how likes and avatars look.
    ///   - now: The time, for the ages of moments.
    public init(
        router: any AppRouting, storage: FeatureStorage, session: any UserSession,
        toggles: FeatureToggles, now: @escaping @Sendable () -> Date
    ) {
        self.router = router
        self.now = now
        let store = MomentsStore(storage: storage, session: session)
        cells = MomentCells(router: router, store: store, toggles: toggles, now: now)
    }

    public func destination(for parameters: NoParameters) -> Destination {
        .screen(TimelineScreen(cells: cells.forScreen()))
    }
}
