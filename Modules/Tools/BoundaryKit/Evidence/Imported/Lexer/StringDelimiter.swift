/// How a string begins and ends.
struct StringDelimiter {
    /// The byte of its quotes; `'` is read for recovery only.
    let quote: Unicode.Scalar
    /// The number of `#` around its quotes.
    let hashes: Int
    /// Whether there are three quotes, between which lines may end.
    let isMultiline: Bool
}
