/// A line of text that the user edits.
struct LineEditor: Equatable, Sendable {
    private(set) var before: String
    private(set) var after = ""

    init(_ text: String = "") {
        before = text
    }

    var text: String { before + after }

    /// - Returns: `false` if the key edits nothing.
    mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .character(let character): before.append(character)
        // A line has no line breaks.
        case .paste(let text): before += String(text.map { $0.isNewline ? " " : $0 })
        case .backspace: _ = before.popLast()
        case .delete: _ = after.popFirst()
        case .left: if let moved = before.popLast() { after.insert(moved, at: after.startIndex) }
        case .right: if let moved = after.popFirst() { before.append(moved) }
        case .home, .control("a"): (before, after) = ("", text)
        case .end, .control("e"): (before, after) = (text, "")
        case .control("u"): before = ""
        case .control("k"): after = ""
        case .control("w"): deleteWord()
        default: return false
        }
        return true
    }

    private mutating func deleteWord() {
        while before.last == " " { before.removeLast() }
        while let last = before.last, last != " " { before.removeLast() }
    }
}

extension String {
    fileprivate mutating func popFirst() -> Character? { isEmpty ? nil : removeFirst() }
}
