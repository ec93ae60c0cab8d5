/// The delimiter of a string.
struct StringDelimiter {
    /// The byte of the quotes; `'` is accepted only for error recovery.
    let quote: Unicode.Scalar
    /// The number of `#` around the quotes.
    let hashes: Int
    /// Whether it has three quotes and can span several lines.
    let isMultiline: Bool
}
