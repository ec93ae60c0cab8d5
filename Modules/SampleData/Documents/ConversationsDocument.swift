/// The chat, newest conversation first.
struct ConversationsDocument: Encodable {
    let userDetails: Person
    let conversations: [Conversation]
}
