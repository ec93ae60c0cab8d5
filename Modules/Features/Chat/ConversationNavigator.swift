public import Foundation
public import RoutingKit
public import StorageKit

/// Shows the conversation with one person.
public struct ConversationNavigator: Navigating {
    public struct Parameters: Decodable {
        let userID: String
        let draft: Private<String>?
    }

    public static let links: [any LinkTemplate.Type] = [
        PickMomentLink.self, ProductLink.self, WebViewLink.self,
    ]

    private let router: any AppRouting
    private let store: ChatStore
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - router: Opens the links of messages.
    ///   - storage: The feature's own part, with the document `conversations`.
    ///   - now: The time, for the ages of messages.
    public init(
        router: any AppRouting, storage: FeatureStorage, now: @escaping @Sendable () -> Date
    ) {
        self.router = router
        store = ChatStore(storage: storage)
        self.now = now
    }

    public func destination(for parameters: Parameters) -> Destination {
        .screen(
            ConversationScreen(
                with: parameters.userID, draft: parameters.draft?.value, router: router,
                store: store.forScreen(), now: now))
    }
}
