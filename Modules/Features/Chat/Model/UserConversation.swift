/// A conversation with the person who uses the app.
struct UserConversation {
    let user: Person
    let conversation: Conversation
}
