public import RoutingEngine
import Foundation
public import RoutingKit
public import StorageKit

/// Composes a moment, perhaps with a link attached that another feature gives.
public struct ShareMomentNavigator: Navigating {
    /// What is attached.
    public struct Parameters: Decodable {
        let url: URL?
        let title: String?
    }

    public static let effect = RouteEffect.changes
    public static let links: [any LinkTemplate.Type] = [MomentLink.self]

    private let router: any AppRouting
    private let store: MomentsStore
    private let clock: Service<RouteClock>

    /// Takes what the screen needs.
    /// - Throws: `DocumentError` if the document `moments` can't be used.
    public init(router: any AppRouting, storage: Storage, services: Services) throws {
        self.router = router
        store = try MomentsStore(storage: storage)
        clock = services.need(RouteClock.self)
    }

    public func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: Parameters
    ) throws -> Destination {
        let attachment = parameters.url.map {
            ShareMomentScreen.Attachment(
                title: parameters.title ?? $0.absoluteString, url: $0.absoluteString)
        }
        return .screen(
            ShareMomentScreen(
                router: router, store: store, clock: try clock.get(), attachment: attachment))
    }
}
