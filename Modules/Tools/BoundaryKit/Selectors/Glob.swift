/// A pattern in which `*` stands for any text without `/`, `**` for any text and `?` for one
/// character that is no `/`.
struct Glob: Hashable, Sendable {
    let pattern: String

    init(_ pattern: String) {
        self.pattern = pattern
    }

    /// Whether the whole of a text matches. The time is bounded by the product of the lengths.
    func matches(_ text: String) -> Bool {
        // Scalars compare many times faster than characters, and there are many names.
        let text = Array(text.unicodeScalars)
        // Which prefixes of the text the pattern matches so far.
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
