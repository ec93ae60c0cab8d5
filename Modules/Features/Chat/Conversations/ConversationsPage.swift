import DesignKit

/// What the list of conversations shows, as a value.
struct ConversationsPage: Sendable {
    /// A conversation with its last message.
    struct Row: Identifiable, Sendable {
        /// The identifier of the other person.
        let id: Person.ID
        let name: String
        /// The last message; `nil` if there is none.
        let message: String?
        /// The age of the last message.
        let age: String?

        /// The age and the last message as one text.
        var summary: String { [age, message].compactMap(\.self).joined(separator: " · ") }
    }

    /// The conversation with the newest message first.
    let rows: [Row]
    /// The number of all conversations.
    let count: Int

    var title: String { texts(count, one: "1 conversation", others: "\(count) conversations") }
    var hasOlder: Bool { rows.count < count }
}
