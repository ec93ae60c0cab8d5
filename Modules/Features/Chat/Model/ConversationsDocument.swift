import Foundation

/// The conversations as the backend sends them, the newest first.
struct ConversationsDocument: Decodable, Sendable {
    /// The person who uses the app.
    let userDetails: Person
    let conversations: [Conversation]
}

/// A person as the backend describes one.
struct Person: Decodable, Identifiable, Sendable {
    let id: String
    let name: String
    let avatar: String
}

/// The messages exchanged with one person, the oldest first.
struct Conversation: Decodable, Identifiable, Sendable {
    let id: String
    let userDetails: Person
    let messages: [Message]
}

/// A message of a conversation.
struct Message: Codable, Hashable, Identifiable, Sendable {
    let id: String
    let senderID: String
    let text: String
    let createdDate: Date
}
