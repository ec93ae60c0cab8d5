public import Foundation
public import RoutingKit
public import ServiceKit
public import StorageKit
public import ToggleKit

/// Shows the timeline.
public struct TimelineNavigator: Navigating {
    public static let links: [any LinkTemplate.Type] = [
        MomentLink.self, ShareMomentLink.self, ChatLink.self, ProductLink.self, WebViewLink.self,
    ]

    /// The toggles that moments follow.
    public static let toggles: [FeatureToggle] = [
        .isLikeButtonForMomentEnabled, .isRoundedAvatar, .isLikeButtonStar,
    ]

    private let router: any AppRouting
    private let store: MomentsStore
    private let toggles: FeatureToggles
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - router: Opens the links of moments.
    ///   - storage: The documents and the user's changes.
    ///   - session: Who uses the app, and so shares moments.
    ///   - toggles: The feature toggles.
    ///   - now: The current date and time.
    public init(
        router: any AppRouting, storage: FeatureStorage, session: any UserSession,
        toggles: FeatureToggles, now: @escaping @Sendable () -> Date
    ) {
        self.router = router
        store = MomentsStore(storage: storage, session: session)
        self.toggles = toggles
        self.now = now
    }

    public func destination(for parameters: NoParameters) -> Destination {
        let store = store.forScreen()
        let cells = MomentCells(router: router, store: store, toggles: toggles, now: now)
        return .screen(TimelineScreen(cells: cells))
    }
}
