/// The messages exchanged with one person, oldest first.
struct Conversation: Encodable {
    let id: String
    let userDetails: Person
    let messages: [Message]
}
