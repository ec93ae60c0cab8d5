public import RoutingEngine
public import RoutingKit
public import StorageKit

/// Lists the conversations.
public struct ConversationsNavigator: Navigating {
    public static let links: [any LinkTemplate.Type] = [ConversationLink.self]

    private let store: ChatStore
    private let clock: Service<RouteClock>

    /// Takes what the screen needs.
    /// - Throws: `DocumentError` if the document `conversations` can't be used.
    public init(storage: Storage, services: Services) throws {
        store = try ChatStore(storage: storage)
        clock = services.need(RouteClock.self)
    }

    public func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) throws -> Destination {
        .screen(ConversationsScreen(store: store, clock: try clock.get()))
    }
}
