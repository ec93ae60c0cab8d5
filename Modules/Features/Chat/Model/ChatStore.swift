import DesignKit
import Foundation
import RoutingKit
import StorageKit

/// The conversations: the backend's messages and the user's own.
@MainActor
final class ChatStore {
    /// A message as the server gets it.
    private struct Outgoing: Encodable {
        let to: Person.ID
        let text: String
        let createdDate: Date
    }

    private let storage: FeatureStorage
    private let document: Document<ConversationsDocument>
    /// The user's own messages that no document shows, by the identifier of the recipient.
    private let sent: StateFile<[Person.ID: [Message]]>

    init(storage: FeatureStorage) {
        self.storage = storage
        document = storage.document("conversations", as: ConversationsDocument.self)
        sent = storage.userState(
            "sent", initial: [:], over: "conversations",
            merging: { sent, others in sent.merge(others) { $0 + $1 } },
            uncovering: { sent, changes in
                let ids = Set(changes.map(\.id))
                sent = sent.mapValues { $0.filter { !ids.contains($0.id) } }
                    .filter { !$0.value.isEmpty }
            })
    }

    /// The same for a screen: when it is closed, what is being read for it alone is cancelled.
    func forScreen() -> ChatStore { ChatStore(storage: storage) }

    private var loaded: LoadState<ConversationsDocument> {
        LoadState(
            document.value, error: document.error,
            failure: texts("Your conversations can't be loaded."))
    }

    /// All conversations for a screen that shows them, the one with the newest message first.
    var state: LoadState<[Conversation]> {
        if loaded.value?.conversations.isEmpty == true {
            return .empty(texts("There are no conversations yet."))
        }
        return loaded.map { newestFirst($0.conversations) }
    }

    func refresh() async { await document.refresh() }

    private func newestFirst(_ conversations: [Conversation]) -> [Conversation] {
        conversations
            .map { (conversation: $0, date: messages(of: $0).last?.createdDate) }
            .sorted { ($0.date ?? .distantPast) > ($1.date ?? .distantPast) }
            .map(\.conversation)
    }

    /// The user's conversation with a person.
    func conversation(with userID: Person.ID) -> LoadState<UserConversation> {
        loaded.map { document throws(NotFound) in
            let found = document.conversations.first { $0.userDetails.id == userID }
            guard let conversation = found else {
                throw NotFound("person '\(userID)'", help: "Choose one of the conversations.")
            }
            return UserConversation(user: document.userDetails, conversation: conversation)
        }
    }

    /// All messages of a conversation, the oldest first, each once.
    func messages(of conversation: Conversation) -> [Message] {
        guard let sent = sent.value[conversation.userDetails.id] else {
            return conversation.messages
        }
        let known = Set(conversation.messages.map(\.id))
        return conversation.messages + sent.filter { !known.contains($0.id) }
    }

    /// The user's own messages that the server doesn't have, or refuses.
    var unsent: [Message.ID: Change] {
        Dictionary(sent.unsent.filter { !$0.isTaken }.map { ($0.id, $0) }) { $1 }
    }

    /// - Throws: `StorageError` if it can't be saved.
    func send(_ text: String, from user: Person, to person: Person, at date: Date) async throws {
        let message = Message(
            id: UUID().uuidString, senderID: user.id, text: text, createdDate: date)
        let change = try Change(
            "message", id: message.id,
            body: Outgoing(to: person.id, text: text, createdDate: date))
        try await sent.update(sending: change) { $0[person.id, default: []].append(message) }
    }

    /// Why the server refuses a message, and what the user can do, as rows; none if it doesn't.
    /// - Parameters:
    ///   - change: The message as the server gets it; `nil` if it has the message.
    ///   - text: The text of the message.
    ///   - notify: Receives a sentence if what the user does can't be saved.
    func refusal(
        of change: Change?, text: String, notify: @escaping @MainActor @Sendable (String?) -> Void
    ) -> [ContentRow] {
        guard let change else { return [] }
        return ContentRow.refusal(
            of: text, because: change.refusal,
            retry: { [sent] in try await sent.retry(change) },
            discard: { [sent] in try await sent.discard(change) }, notify: notify)
    }
}
