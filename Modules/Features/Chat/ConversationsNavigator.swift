import DesignKit
public import Foundation
public import RoutingKit
public import StorageKit

/// Lists the conversations.
public struct ConversationsNavigator: Navigating {
    public static let links: [any LinkTemplate.Type] = [ConversationLink.self]

    /// Why the chat is closed while it is switched off, as the end of a sentence.
    public static var closedReason: String { texts("the chat is under maintenance") }

    private let store: ChatStore
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - storage: The feature's own part, with the document `conversations`.
    ///   - now: The time, for the ages of messages.
    public init(storage: FeatureStorage, now: @escaping @Sendable () -> Date) {
        store = ChatStore(storage: storage)
        self.now = now
    }

    public func destination(for parameters: NoParameters) -> Destination {
        .screen(ConversationsScreen(store: store.forScreen(), now: now))
    }
}
