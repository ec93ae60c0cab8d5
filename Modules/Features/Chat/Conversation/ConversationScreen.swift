import DesignKit
import Foundation
import Observation
import RoutingKit

/// The messages exchanged with one person, and a field for the next one.
@Observable
final class ConversationScreen: ContentScreen {
    /// The properties of a picked moment that this screen uses.
    private struct Pick: Decodable, Sendable {
        let title: String
        let url: String
    }

    private let conversation: Conversation
    private let user: Person
    private let router: any AppRouting
    private let store: ChatStore
    private let now: @Sendable () -> Date
    private var draft: String?
    private var notice: String?
    private var shown = 12

    init(
        _ own: UserConversation, draft: String?, router: any AppRouting, store: ChatStore,
        now: @escaping @Sendable () -> Date
    ) {
        conversation = own.conversation
        user = own.user
        self.draft = draft
        self.router = router
        self.store = store
        self.now = now
    }

    var title: String { conversation.userDetails.name }

    var page: ConversationPage {
        let messages = store.messages(of: conversation)
        return ConversationPage(
            bubbles: messages.suffix(shown).map(bubble), hasOlder: shown < messages.count,
            draft: draft, notice: notice)
    }

    var content: Content {
        let page = page
        let older = ContentRow.action(texts("Older messages")) { [weak self] in self?.showOlder() }
        return Content([
            ContentSection(
                nil,
                page.bubbles.isEmpty
                    ? [.text(ConversationPage.emptyText)]
                    : (page.hasOlder ? [older] : []) + page.bubbles.flatMap(rows)),
            ContentSection(nil, writing(on: page)),
        ])
    }

    private func bubble(of message: Message) -> ConversationPage.Bubble {
        let isOwn = message.senderID == user.id
        return ConversationPage.Bubble(
            id: message.id, text: message.text, isOwn: isOwn,
            sender: isOwn ? texts("Me") : conversation.userDetails.name,
            age: RelativeDate(message.createdDate, now: now()).description,
            links: MessageLinks.find(in: message.text).map {
                .foundLink($0, in: router) { WebViewLink(url: $0) }
            })
    }

    private func rows(of bubble: ConversationPage.Bubble) -> [ContentRow] {
        [.text(bubble.text, detail: bubble.sender, value: bubble.age)] + bubble.links
    }

    private func writing(on page: ConversationPage) -> [ContentRow] {
        var rows: [ContentRow] = []
        if let draft = page.draft {
            rows.append(.action(texts("Send: \(draft)")) { [weak self] in await self?.send(draft) })
        }
        rows.append(.field(texts("Message")) { [weak self] in await self?.send($0) })
        rows.append(
            .action(texts("Attach a moment"), detail: page.notice) { [weak self] in
                await self?.attach()
            })
        return rows
    }

    func showOlder() { shown += 12 }

    func send(_ text: String) async {
        await save(text)
        draft = notice == nil ? nil : text
    }

    private func save(_ text: String) async {
        notice = await Content.failure {
            try await store.send(text, from: user, to: conversation.userDetails, at: now())
        }
    }

    /// Lets the user pick a moment, and sends it.
    func attach() async {
        do {
            let pick = try await router.result(of: PickMomentLink().url, as: Pick.self, from: self)
            await save("\(pick.title) \(pick.url)")
        } catch {
            notice = error.reason == .cancelled ? nil : error.userSentence
        }
    }
}
