public import Foundation
public import RoutingKit
public import ServiceKit
public import StorageKit
public import ToggleKit

public struct TimelineNavigator: Navigating {
    public static let links: [any LinkTemplate.Type] = [
        MomentLink.self, ShareMomentLink.self, MessageLink.self, ProductLink.self, WebViewLink.self,
    ]

    public static let toggles: [FeatureToggle] = [
        .isLikeButtonForMomentEnabled, .isRoundedAvatar, .isLikeButtonStar,
    ]

    private let router: any AppRouting
    private let store: MomentsStore
    private let toggles: FeatureToggles
    private let now: @Sendable () -> Date

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
