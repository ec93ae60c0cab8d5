import DesignKit
import Foundation
import Observation
import RoutingKit

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

    var state: LoadState<ConversationsPage> {
        store.state.map { conversations in
            ConversationsPage(
                rows: conversations.prefix(shown).map(row), count: conversations.count)
        }
    }

    private func row(_ conversation: Conversation) -> ConversationsPage.Row {
        let last = store.messages(of: conversation).last
        let age = last.map { RelativeDate($0.createdDate, now: now()).description }
        return ConversationsPage.Row(
            id: conversation.userDetails.id, name: conversation.userDetails.name,
            message: last?.text, age: age)
    }

    func content(of page: ConversationsPage) -> Content {
        var rows = page.rows.map { row in
            ContentRow.link(
                row.name, detail: row.message, value: row.age, to: ConversationLink(userID: row.id))
        }
        if page.hasOlder {
            rows.append(.more(texts("Older conversations")) { [weak self] in self?.showOlder() })
        }
        return Content([ContentSection(page.title, rows)])
    }

    func showOlder() { shown += 15 }

    func refresh() async { await store.refresh() }
}
