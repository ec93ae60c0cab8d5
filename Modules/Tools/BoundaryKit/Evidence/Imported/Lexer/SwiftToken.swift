/// A piece of Swift code, as a range of the bytes of its file.
struct SwiftToken {
    /// What it is to a reader who looks for declarations and literals.
    enum Kind {
        /// The beginning of the file, before any token.
        case start
        /// A keyword or an identifier.
        case word
        /// An identifier in back-ticks, whose range is without them, or one such as `$0`.
        case name
        /// `#` with the word behind it.
        case pound
        /// One byte of punctuation.
        case punctuation
        /// An operator after which an expression follows.
        case infixOperator
        /// An operator at the end of an expression.
        case postfixOperator
        /// The `?` or `!` of a `try`.
        case tryMark
        /// A number, a regular expression, or the end of a string.
        case literal
        /// The part of a string up to the code of an interpolation.
        case interpolation
        /// The end of the file.
        case end
    }

    var kind = Kind.start
    var start = 0
    var end = 0
}
