import RoutingEngine
import DesignKit
import RoutingKit
import StorageKit

/// All conversations with their last message.
final class ConversationsScreen: ContentScreen {
    let title = "Chat"

    private let store: ChatStore
    private let clock: RouteClock
    private var shown = 15

    init(store: ChatStore, clock: RouteClock) {
        self.store = store
        self.clock = clock
    }

    var content: Content {
        let conversations = store.conversations
        var rows = conversations.prefix(shown).map { conversation in
            let last = store.messages(of: conversation).last
            let date = last.map { "\(RelativeDate($0.createdDate.date, now: clock.now())) · " }
            return ContentRow.link(
                conversation.userDetails.name, detail: (date ?? "") + (last?.text ?? ""),
                to: ConversationLink(userID: conversation.userDetails.id))
        }
        if shown < conversations.count {
            rows.append(.action("Older conversations") { [weak self] in self?.shown += 15 })
        }
        return Content([ContentSection("\(conversations.count) conversations", rows)])
    }
}
