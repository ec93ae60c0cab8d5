public import RoutingEngine
public import RoutingKit
public import StorageKit
import ToggleKit

/// Shows the timeline.
public struct TimelineNavigator: Navigating {
    public static let links: [any LinkTemplate.Type] = [
        MomentLink.self, ShareMomentLink.self, ChatLink.self, ProductLink.self, WebViewLink.self,
    ]

    private let router: any AppRouting
    private let store: MomentsStore
    private let toggles: Service<FeatureToggles>
    private let clock: Service<RouteClock>

    /// Takes what the timeline needs.
    /// - Throws: `DocumentError` if the document `moments` can't be used.
    public init(router: any AppRouting, storage: Storage, services: Services) throws {
        self.router = router
        store = try MomentsStore(storage: storage)
        toggles = services.need(FeatureToggles.self)
        clock = services.need(RouteClock.self)
    }

    public func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) throws -> Destination {
        let cells = MomentRows(
            router: router, store: store, toggles: try toggles.get(), clock: try clock.get())
        return .screen(TimelineScreen(cells: cells))
    }
}
