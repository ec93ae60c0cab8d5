/// The part of a declaration before its braces: the path of the type, and what it inherits from.
struct TypeHead {
    /// The place of its keyword, if it is an extension.
    let position: SourceFacts.Position
    /// The name, such as `Cart.Line`.
    private(set) var path: String
    /// The names after the colon, as written.
    private(set) var bases: [String] = []
    private var isAfterColon = false
    private var isOver = false
    /// The number of open brackets, including angle brackets.
    private var depth = 0
    private var previous = ""

    init(path: String = "", at position: SourceFacts.Position = .init(line: 1, column: 1)) {
        self.path = path
        self.position = position
    }

    /// Reads the next token.
    mutating func read(_ text: String, isWord: Bool) {
        defer { previous = text }
        if isOver { return }
        guard isWord else {
            if text == ":", depth == 0 { isAfterColon = true }
            if text != "->" { depth += text.reduce(0) { $0 + (Self.nesting[$1] ?? 0) } }
            return
        }
        if text == "where" {
            isOver = true
        } else if depth == 0, isAfterColon {
            if previous == ".", let last = bases.popLast() {
                bases.append("\(last).\(text)")
            } else if previous != "@", previous != "~", text != "nonisolated" {
                bases.append(text)
            }
        } else if depth == 0, path.isEmpty || previous == "." {
            path += path.isEmpty ? text : ".\(text)"
        }
    }

    private static let nesting: [Character: Int] = [
        "(": 1, "[": 1, "<": 1, ")": -1, "]": -1, ">": -1,
    ]
}
