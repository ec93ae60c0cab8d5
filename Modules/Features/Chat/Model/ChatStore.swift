import Foundation
import RoutingKit
import StorageKit

/// The conversations: the backend's messages and the user's own.
@MainActor
final class ChatStore {
    private let document: ConversationsDocument
    /// The user's own messages, by the identifier of the recipient.
    private let sent: UserState<[String: [Message]]>

    init(storage: Storage) throws {
        document = try storage.document("conversations", as: ConversationsDocument.self)
        sent = storage.userState("chat", initial: [:]) { sent, others in
            for (personID, messages) in others {
                for message in messages {
                    sent[personID, default: []].append(message, to: personID)
                }
            }
        }
    }

    /// All conversations, the one with the newest message first.
    var conversations: [Conversation] {
        document.conversations
            .map { (conversation: $0, date: messages(of: $0).last?.createdDate.date) }
            .sorted { ($0.date ?? .distantPast) > ($1.date ?? .distantPast) }
            .map(\.conversation)
    }

    /// Whether the user wrote a message.
    func isOwn(_ message: Message) -> Bool { message.senderID == document.userDetails.id }

    /// Returns the conversation with a person.
    /// - Throws: `NotFound` if there is none.
    func conversation(with userID: String) throws -> Conversation {
        let found = document.conversations.first { $0.userDetails.id == userID }
        guard let conversation = found else {
            throw NotFound("person '\(userID)'", help: "Choose one of the conversations.")
        }
        return conversation
    }

    /// All messages of a conversation, the oldest first.
    func messages(of conversation: Conversation) -> [Message] {
        conversation.messages + (sent.value[conversation.userDetails.id] ?? [])
    }

    /// Sends a message.
    func send(_ text: String, to person: Person, at date: Date) {
        sent.updateOrWarn { [document] sent in
            sent[person.id, default: []].append(
                Message(
                    id: "", senderID: document.userDetails.id, text: text,
                    createdDate: EpochDate(date)), to: person.id)
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
