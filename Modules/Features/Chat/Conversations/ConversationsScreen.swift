import DesignKit
import Foundation
import Observation
import RoutingKit
import StorageKit

/// Lists the conversations with their last messages.
@Observable
final class ConversationsScreen: RefreshableScreen {
    var title: String { texts("Chat") }

    private let store: ChatStore
    private let now: @Sendable () -> Date
    private var shown = 15

    init(store: ChatStore, now: @escaping @Sendable () -> Date) {
        self.store = store
        self.now = now
    }

    var content: Content {
        Content(store.state) { [store] in
            await store.refresh()
        } content: { conversations in
            let count = conversations.count
            let title = texts(count, one: "1 conversation", others: "\(count) conversations")
            return Content([ContentSection(title, rows(of: conversations))])
        }
    }

    func refresh() async { await store.refresh() }

    private func rows(of conversations: [Conversation]) -> [ContentRow] {
        var rows = conversations.prefix(shown).map { conversation in
            let last = store.messages(of: conversation).last
            let date = last.map { "\(RelativeDate($0.createdDate, now: now())) · " }
            return ContentRow.link(
                conversation.userDetails.name, detail: (date ?? "") + (last?.text ?? ""),
                to: ConversationLink(userID: conversation.userDetails.id))
        }
        if shown < conversations.count {
            rows.append(.more(texts("Older conversations")) { [weak self] in self?.shown += 15 })
        }
        return rows
    }
}
