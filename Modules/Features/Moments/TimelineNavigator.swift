public import Foundation
public import RoutingKit
public import StorageKit
public import ToggleKit

/// Shows the timeline.
public struct TimelineNavigator: Navigating {
    public static let links: [any LinkTemplate.Type] = [
        MomentLink.self, ShareMomentLink.self, ChatLink.self, ProductLink.self, WebViewLink.self,
    ]

    private let cells: MomentRows

    /// Takes what the timeline needs.
    /// - Throws: `DocumentError` if the document `moments` can't be used.
    public init(
        router: any AppRouting, storage: Storage, toggles: FeatureToggles,
        now: @escaping @Sendable () -> Date
    ) throws {
        let store = try MomentsStore(storage: storage, now: now)
        cells = MomentRows(router: router, store: store, toggles: toggles)
    }

    public func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) -> Destination {
        .screen(TimelineScreen(cells: cells))
    }
}
