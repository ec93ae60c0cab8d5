/// The texts of a Boolean in URLs. Links that people and servers write use all of them.
enum BooleanText {
    private static let values = [
        "true": true, "1": true, "yes": true, "false": false, "0": false, "no": false,
    ]

    /// The value of a text, in any case; `nil` for any other text.
    static func value(_ text: String) -> Bool? { values[text.lowercased()] }
}
