import DesignKit
import Foundation
import RoutingKit
import StorageKit

/// The conversations: the backend's messages and the user's own.
@MainActor
final class ChatStore {
    private let storage: FeatureStorage
    private let document: Document<ConversationsDocument>
    /// The user's own messages, by the identifier of the recipient.
    private let sent: StateFile<[String: [Message]]>

    init(storage: FeatureStorage) {
        self.storage = storage
        document = storage.document("conversations", as: ConversationsDocument.self)
        sent = storage.userState("sent", initial: [:]) { sent, others in
            for (personID, messages) in others {
                for message in messages {
                    sent[personID, default: []].append(message, to: personID)
                }
            }
        }
    }

    /// The same for a screen: when it is closed, what is being read for it alone is cancelled.
    func forScreen() -> ChatStore { ChatStore(storage: storage) }

    /// All conversations for a screen that shows them, the one with the newest message first.
    var state: LoadState<[Conversation]> {
        let failure = texts("Your conversations can't be loaded.")
        if document.value?.conversations.isEmpty == true {
            return .empty(texts("There are no conversations yet."))
        }
        return LoadState(document.value, error: document.error, failure: failure)
            .map { newestFirst($0.conversations) }
    }

    func refresh() async { await document.refresh() }

    private func newestFirst(_ conversations: [Conversation]) -> [Conversation] {
        conversations
            .map { (conversation: $0, date: messages(of: $0).last?.createdDate) }
            .sorted { ($0.date ?? .distantPast) > ($1.date ?? .distantPast) }
            .map(\.conversation)
    }

    /// Returns the user's conversation with a person as soon as the conversations are loaded.
    /// - Throws: `NotFound` if there is none, `StorageError` if they can't be loaded.
    func conversation(with userID: String) async throws -> UserConversation {
        let document = try await document.load()
        let found = document.conversations.first { $0.userDetails.id == userID }
        guard let conversation = found else {
            throw NotFound("person '\(userID)'", help: "Choose one of the conversations.")
        }
        return UserConversation(user: document.userDetails, conversation: conversation)
    }

    /// All messages of a conversation, the oldest first.
    func messages(of conversation: Conversation) -> [Message] {
        conversation.messages + (sent.value[conversation.userDetails.id] ?? [])
    }

    /// - Throws: `StorageError` if it can't be saved.
    func send(_ text: String, from user: Person, to person: Person, at date: Date) async throws {
        try await sent.update { sent in
            sent[person.id, default: []].append(
                Message(
                    id: "", senderID: user.id, text: text,
                    createdDate: date), to: person.id)
        }
    }
}

extension [Message] {
    /// Appends a message that the user sent to a person, with an ID of its own.
    fileprivate mutating func append(_ message: Message, to personID: Person.ID) {
        append(
            Message(
                id: "sent-\(personID)-\(count + 1)", senderID: message.senderID,
                text: message.text, createdDate: message.createdDate))
    }
}
