/// One line of a conversation.
struct Message: Encodable {
    let id: String
    let senderID: String
    let text: String
    let createdDate: EpochSeconds
}
