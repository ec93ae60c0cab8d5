public import Foundation
public import RoutingKit
public import StorageKit
public import ToggleKit

/// Shows one moment.
public struct MomentNavigator: Navigating {
    /// Names the moment.
    public struct Parameters: Decodable {
        let id: String
    }

    public static let links: [any LinkTemplate.Type] = [
        ChatLink.self, ProductLink.self, WebViewLink.self,
    ]

    private let cells: MomentRows

    /// Takes what the screen needs.
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
        parameters: Parameters
    ) throws -> Destination {
        .screen(MomentScreen(moment: try cells.store.moment(parameters.id), cells: cells))
    }
}
