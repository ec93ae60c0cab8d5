import DesignKit
import Foundation
import RoutingKit
import StorageKit

/// The messages exchanged with one person, and a field for the next one.
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

    var content: Content {
        let messages = store.messages(of: conversation)
        let older = shown < messages.count ? [older] : []
        return Content([
            ContentSection(nil, older + messages.suffix(shown).flatMap(rows)),
            ContentSection(nil, writing),
        ])
    }

    private var older: ContentRow {
        .action("Older messages") { [weak self] in self?.shown += 12 }
    }

    private func rows(of message: Message) -> [ContentRow] {
        let sender = message.senderID == user.id ? "Me" : conversation.userDetails.name
        let date = RelativeDate(message.createdDate.date, now: now())
        return [.text(message.text, detail: "\(sender) · \(date)")]
            + MessageLinks.find(in: message.text).compactMap(link)
    }

    /// A link to a URL in a message. Its author chose it, so it may open only what a link from
    /// outside may open.
    private func link(_ text: String) -> ContentRow? {
        if router.canOpen(text, from: .universalLink) { return .foundLink(text, to: text) }
        return URL(string: text).map { .link(text, to: WebViewLink(url: $0)) }
    }

    private var writing: [ContentRow] {
        var rows: [ContentRow] = []
        if let draft {
            rows.append(.action("Send: \(draft)") { [weak self] in self?.send(draft) })
        }
        rows.append(.field("Message") { [weak self] in self?.send($0) })
        rows.append(
            .action("Attach a moment", detail: notice) { [weak self] in await self?.attach() })
        return rows
    }

    private func send(_ text: String) {
        store.send(text, from: user, to: conversation.userDetails, at: now())
        draft = nil
    }

    private func attach() async {
        do {
            let pick = try await router.result(of: PickMomentLink().url, as: Pick.self, from: self)
            store.send(
                "\(pick.title) \(pick.url)", from: user, to: conversation.userDetails, at: now())
            notice = nil
        } catch {
            notice = error.reason == .cancelled ? nil : error.description
        }
    }
}
