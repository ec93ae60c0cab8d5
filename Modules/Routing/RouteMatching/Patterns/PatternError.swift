/// A pattern that can't be read: where, what was expected there, and the nearest valid form.
public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text that was given.
    let pattern: String
    /// The first character that is wrong, counted from 1.
    public let column: Int
    /// What is wrong or expected there, as the end of a sentence.
    let expected: String
    /// The valid pattern that was probably meant; `nil` if none suggests itself.
    public let suggestion: String?

    /// A sentence with all of it.
    public var description: String {
        (pattern.isEmpty
            ? "the path is empty: \(expected)"
            : "the path \(pattern) is wrong at column \(column): \(expected)")
            + (suggestion.map { "; did you mean \($0)?" } ?? "")
    }
}
