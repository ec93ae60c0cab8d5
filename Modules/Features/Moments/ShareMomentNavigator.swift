public import Foundation
public import RoutingKit
public import ServiceKit
public import StorageKit

/// Composes a moment. Another feature can attach a link.
public struct ShareMomentNavigator: Navigating {
    public struct Parameters: Decodable {
        let url: URL?
        let title: String?
    }

    public static let effect = RouteEffect.changes
    public static let links: [any LinkTemplate.Type] = [MomentLink.self]

    private let router: any AppRouting
    private let store: MomentsStore
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - router: Shows the moment that was shared.
    ///   - storage: The feature's own part, with the document `moments`.
    ///   - session: Says who is signed in.
    ///   - now: The time at which a moment is shared.
    public init(
        router: any AppRouting, storage: FeatureStorage, session: any UserSession,
        now: @escaping @Sendable () -> Date
    ) {
        self.router = router
        store = MomentsStore(storage: storage, session: session)
        self.now = now
    }

    public func destination(for parameters: Parameters) -> Destination {
        let attachment = parameters.url.map {
            ShareMomentScreen.Attachment(
                title: parameters.title ?? $0.absoluteString, url: $0.absoluteString)
        }
        return .screen(
            ShareMomentScreen(
                router: router, store: store.forScreen(), now: now, attachment: attachment))
    }
}
