import DesignKit
import Foundation
import Observation
import RoutingKit
import StorageKit

/// The messages exchanged with one person, and a field for the next one.
@Observable
final class ConversationScreen: RefreshableScreen {
    /// The properties of a picked moment that this screen uses.
    private struct Pick: Decodable, Sendable {
        let title: String
        let url: String
    }

    private let userID: Person.ID
    private let router: any AppRouting
    private let store: ChatStore
    private let now: @Sendable () -> Date
    private var draft: String?
    private var notice: String?
    private var shown = 12

    init(
        with userID: Person.ID, draft: String?, router: any AppRouting, store: ChatStore,
        now: @escaping @Sendable () -> Date
    ) {
        self.userID = userID
        self.draft = draft
        self.router = router
        self.store = store
        self.now = now
    }

    private var conversation: LoadState<UserConversation> { store.conversation(with: userID) }

    var title: String {
        conversation.value?.conversation.userDetails.name ?? texts("Conversation")
    }

    var state: LoadState<ConversationPage> { conversation.map(page) }

    private func page(_ own: UserConversation) -> ConversationPage {
        let messages = store.messages(of: own.conversation)
        let unsent = store.unsent
        return ConversationPage(
            bubbles: messages.suffix(shown).map { bubble(of: $0, in: own, unsent[$0.id]) },
            hasOlder: shown < messages.count, draft: draft, notice: notice)
    }

    func content(of page: ConversationPage) -> Content {
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

    private func bubble(
        of message: Message, in own: UserConversation, _ change: Change?
    ) -> ConversationPage.Bubble {
        let isOwn = message.senderID != own.conversation.userDetails.id
        return ConversationPage.Bubble(
            id: message.id, text: message.text, isOwn: isOwn,
            sender: isOwn ? texts("Me") : own.conversation.userDetails.name,
            age: RelativeDate(message.createdDate, now: now()).description,
            status: change?.isWaiting == true ? ContentRow.notSentYet : nil,
            refusal: store.refusal(of: change, text: message.text) { [weak self] in
                self?.notice = $0
            },
            links: MessageLinks.find(in: message.text).map {
                .foundLink($0, in: router) { WebViewLink(url: $0) }
            })
    }

    private func rows(of bubble: ConversationPage.Bubble) -> [ContentRow] {
        if !bubble.refusal.isEmpty { return bubble.refusal }
        let note = [bubble.sender, bubble.status].compactMap(\.self).joined(separator: " · ")
        return [
            .message(bubble.text, note: note, age: bubble.age, isOwn: bubble.isOwn)
        ] + bubble.links
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

    func refresh() async { await store.refresh() }

    func send(_ text: String) async {
        await save(text)
        draft = notice == nil ? nil : text
    }

    private func save(_ text: String) async {
        guard let own = conversation.value else { return }
        notice = await Content.failure {
            try await store.send(
                text, from: own.user, to: own.conversation.userDetails, at: now())
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
