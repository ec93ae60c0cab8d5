public import Foundation
public import RoutingKit
public import StorageKit

/// Lists the conversations.
public struct ConversationsNavigator: Navigating {
    public static let links: [any LinkTemplate.Type] = [ConversationLink.self]

    private let store: ChatStore

    /// Takes what the screen needs.
    /// - Throws: `DocumentError` if the document `conversations` can't be used.
    public init(storage: Storage, now: @escaping @Sendable () -> Date) throws {
        store = try ChatStore(storage: storage, now: now)
    }

    public func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) -> Destination {
        .screen(ConversationsScreen(store: store))
    }
}
