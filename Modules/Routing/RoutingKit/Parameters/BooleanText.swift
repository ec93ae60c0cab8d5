/// The texts of a Boolean in URLs: those that a pattern's `bool` answers.
enum BooleanText {
    /// The value of a text; `nil` for any other text. A name alone, `?gift`, is true.
    static func value(_ text: String) -> Bool? { text.isEmpty ? true : Bool(text) }
}
