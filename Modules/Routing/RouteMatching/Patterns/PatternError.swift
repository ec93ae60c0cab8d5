/// Where a pattern can't be read, what was expected there, and the nearest valid form.
public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
    let pattern: String
    /// The first wrong character, counted from 1.
    let column: Int
    /// What was expected, as the end of a sentence.
    let expected: String
    /// A valid form that was probably meant; `nil` if none suggests itself.
    let suggestion: String?

    public var description: String {
        (pattern.isEmpty
            ? "the path is empty: \(expected)"
            : "the path \(pattern) is wrong at column \(column): \(expected)")
            + (suggestion.map { "; did you mean \($0)?" } ?? "")
    }
}
