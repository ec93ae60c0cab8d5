import DesignKit

/// What a conversation shows, as a value.
struct ConversationPage: Sendable {
    /// A message as it is drawn.
    struct Bubble: Identifiable, Sendable {
        let id: String
        let text: String
        let isOwn: Bool
        /// The name of the sender, or `Me`.
        let sender: String
        let age: String
        /// Whether it is on its way; `nil` once the server has it.
        var status: String?
        /// Why the server refuses it for good, and what the user can do; empty if it doesn't.
        var refusal: [ContentRow] = []
        /// The links in the text, which its author chose.
        var links: [ContentRow] = []

        /// Its age, and whether it is on its way.
        var note: String { [age, status].compactMap(\.self).joined(separator: " · ") }
    }

    /// What it says if there are no messages.
    static var emptyText: String { texts("No message yet.") }

    /// The newest messages, from the oldest to the newest.
    let bubbles: [Bubble]
    var hasOlder = false
    /// A message that the user can send as it is.
    var draft: String?
    /// Why the last moment wasn't attached.
    var notice: String?
}
