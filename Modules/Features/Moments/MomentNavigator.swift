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

    /// - Parameters:
    ///   - router: Says which links of moments are pages of the app.
    ///   - storage: The feature's own part, with the document `moments`.
    ///   - session: Says who is signed in.
    ///   - toggles: Say how likes and avatars look.
    ///   - now: The time, for the age of a moment.
    public init(
        router: any AppRouting, storage: FeatureStorage, session: any UserSession,
        toggles: FeatureToggles, now: @escaping @Sendable () -> Date
    ) {
        self.router = router
        let store = MomentsStore(storage: storage, session: session)
        cells = MomentCells(router: router, store: store, toggles: toggles, now: now)
    }

    public func destination(for parameters: Parameters) -> Destination {
        .screen(
            MomentScreen(
                id: Moment.ID(rawValue: parameters.id), cells: cells.forScreen(),
                isForOthers: router.trust != .full))
    }
}
