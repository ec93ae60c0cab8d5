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

    public func destination(for parameters: Parameters) async throws -> Destination {
        let store = store.forScreen()
        let cells = MomentCells(router: router, store: store, toggles: toggles, now: now)
        let moment = try await store.moment(Moment.ID(rawValue: parameters.id))
        return .screen(MomentScreen(moment: moment, cells: cells))
    }
}
