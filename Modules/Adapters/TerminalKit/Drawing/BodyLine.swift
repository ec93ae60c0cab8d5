/// A line of a screen, in parts with their roles.
struct BodyLine: Equatable, Sendable {
    struct Part: Equatable, Sendable {
        let text: String
        let role: TextRole

        init(_ text: String, _ role: TextRole) {
            self.text = text
            self.role = role
        }
    }

    let parts: [Part]
    /// The position of the row's choice in the layout; `nil` for texts and headings.
    let choice: Int?

    init(_ parts: [Part], choice: Int? = nil) {
        self.parts = parts
        self.choice = choice
    }

    init(_ text: String, _ role: TextRole = .plain, choice: Int? = nil) {
        self.init([Part(text, role)], choice: choice)
    }
}
