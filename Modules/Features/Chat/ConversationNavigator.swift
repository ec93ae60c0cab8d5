public import RoutingEngine
public import RoutingKit
public import StorageKit

/// Shows the conversation with one person.
public struct ConversationNavigator: Navigating {
    /// Names the person, and perhaps a text to begin with.
    public struct Parameters: Decodable {
        let userID: String
        let draft: Private<String>?
    }

    public static let links: [any LinkTemplate.Type] = [
        PickMomentLink.self, ProductLink.self, WebViewLink.self,
    ]

    private let router: any AppRouting
    private let store: ChatStore
    private let clock: Service<RouteClock>

    /// Takes what the screen needs.
    /// - Throws: `DocumentError` if the document `conversations` can't be used.
    public init(router: any AppRouting, storage: Storage, services: Services) throws {
        self.router = router
        store = try ChatStore(storage: storage)
        clock = services.need(RouteClock.self)
    }

    public func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: Parameters
    ) throws -> Destination {
        let conversation = try store.conversation(with: parameters.userID)
        return .screen(
            ConversationScreen(
                conversation: conversation, draft: parameters.draft?.value, router: router,
                store: store,
                clock: try clock.get()))
    }
}
