public import Foundation
public import RoutingKit
public import ServiceKit
public import StorageKit
public import ToggleKit

/// Shows one moment.
public struct MomentNavigator: Navigating {
    public struct Parameters: Decodable {
        let id: String
    }

    public static let links: [any LinkTemplate.Type] = [
        MessageLink.self, ProductLink.self, WebViewLink.self,
    ]

    private let router: any AppRouting
    private let cells: MomentCells

    public init(
        router: any AppRouting, storage: FeatureStorage, session: any UserSession,
        toggles: FeatureToggles, now: @escaping @Sendable () -> Date
    ) {
        self.router = router
        let store = MomentsStore(storage: storage, session: session)
        cells = MomentCells(router: router, store: store, toggles: toggles, now: now)
    }

    public func destination(for parameters: Parameters) async throws -> Destination {
        let cells = cells.forScreen()
        let moment = try await cells.store.moment(
            Moment.ID(rawValue: parameters.id), isForOthers: router.trust != .full)
        return .screen(MomentScreen(moment: moment, cells: cells))
    }
}
