/// A token of Swift code, as a range of bytes of its file.
struct SwiftToken {
    /// The kind of the token, as far as it matters for finding imports.
    enum Kind {
        /// The beginning of the file, before any token.
        case start
        /// A keyword or an identifier.
        case word
        /// An identifier in backticks, which its range excludes, or one such as `$0`.
        case name
        /// `#` with the word after it.
        case pound
        /// One byte of punctuation.
        case punctuation
        /// An operator that an expression follows.
        case infixOperator
        /// An operator at the end of an expression.
        case postfixOperator
        /// The `?` or `!` of a `try`.
        case tryMark
        /// A number, a regular expression, or the end of a string.
        case literal
        /// The part of a string before the code of an interpolation.
        case interpolation
        /// The end of the file.
        case end
    }

    var kind = Kind.start
    var start = 0
    var end = 0
}
