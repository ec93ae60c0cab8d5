/// A pattern in which `*` matches any text without `/`, `**` any text and `?` one character other
/// than `/`.
struct Glob: Hashable, Sendable {
    let pattern: String

    init(_ pattern: String) { self.pattern = pattern }

    /// Whether a whole text matches. The time is at most proportional to the product of the
    /// lengths.
    ///
    /// The pattern is read once, a sign at a time. After each sign, a table says which beginnings
    /// of the text the pattern so far matches:
    ///
    /// 1. Without any sign, the pattern matches the empty beginning only.
    /// 2. A `*` extends each beginning that matches by any number of characters.
    /// 3. Any other sign extends each of them by one character that is like it, so the table is
    ///    updated from its end.
    func matches(_ text: String) -> Bool {
        // Comparing scalars is many times faster than comparing characters.
        let text = Array(text.unicodeScalars)
        // For each length, whether the pattern so far matches the prefix of the text.
        var matches = [true] + Array(repeating: false, count: text.count)
        var rest = pattern.unicodeScalars[...]
        while let character = rest.popFirst() {
            if character == "*" {
                let crosses = rest.first == "*"
                if crosses { rest.removeFirst() }
                for end in text.indices where matches[end] && (crosses || text[end] != "/") {
                    matches[end + 1] = true
                }
            } else {
                for end in text.indices.reversed() {
                    let isLike = text[end] == character || character == "?" && text[end] != "/"
                    matches[end + 1] = matches[end] && isLike
                }
                matches[0] = false
            }
        }
        return matches[text.count]
    }
}
