extension SwiftLexer {
    /// The end of the regular expression that begins at a slash; `nil` if the slash is an operator.
    ///
    /// `/` is ambiguous in Swift. Like the compiler, this reads a regular expression where an
    /// expression is expected and one with balanced parentheses ends on the same line.
    func endOfRegex(from slash: Int, operatorEnd: Int) -> Int? {
        if isWord(previous, "func") || isWord(previous, "operator") { return nil }
        var rest = self
        rest.position = operatorEnd
        var isCertain = false
        if !rest.isBoundRight(isBoundLeft: false) {
            guard previous.kind == .tryMark || expectsExpression else { return nil }
            isCertain = !mayBeUnappliedOperator
        }
        rest.position = slash
        return rest.readPlainRegex(isCertain: isCertain) ? rest.position : nil
    }

    /// Whether an expression can follow the previous token.
    private var expectsExpression: Bool {
        switch previous.kind {
        case .start, .infixOperator, .interpolation: true
        case .name, .postfixOperator, .tryMark, .literal, .end: false
        case .pound: Directive(text(of: previous)) != nil
        case .punctuation: isOne(of: "([{,;:", previous)
        case .word: isExpectingWord(previous)
        }
    }

    /// Whether an operator without operands can follow the previous token, as in `reduce(1, /)`.
    private var mayBeUnappliedOperator: Bool {
        previous.kind == .interpolation || isOne(of: "([,:", previous)
    }

    private func isOne(of bytes: StaticString, _ token: SwiftToken) -> Bool {
        token.kind == .punctuation && bytes.withUTF8Buffer { $0.contains(source[token.end - 1]) }
    }

    /// Whether a word is a keyword that an expression can follow.
    private func isExpectingWord(_ token: SwiftToken) -> Bool {
        let keywords: [StaticString] = [
            "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
            "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "fileprivate",
            "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
            "let", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
            "rethrows", "return", "static", "struct", "subscript", "switch", "throw", "throws",
            "try", "typealias", "var", "where", "while",
        ]
        return keywords.contains { isWord(token, $0) }
    }

    /// Reads a regular expression without `#`, which ends on its line; returns whether there is
    /// one.
    private mutating func readPlainRegex(isCertain: Bool) -> Bool {
        if byte(-1) == "*" || byte(1) == "*" || byte(1) == "/" { return false }
        position += 1
        if !isCertain, byte() == " " || byte() == "\t" { return false }
        var groups = 0
        var classes = 0
        while !isAtLineEnd {
            switch byte() {
            case "/":
                if byte(1) == "*" || byte(1) == "/" { return isCertain }
                if !isCertain, byte(-1) == " " || byte(-1) == "\t", byte(-2) != "\\" {
                    return false
                }
                position += 1
                return true
            case "\\":
                position += 1
                if isAtLineEnd { return isCertain }
            case "(" where classes == 0: groups += 1
            case ")" where classes == 0:
                if groups == 0, !isCertain { return false }
                groups = max(0, groups - 1)
            case "[": classes += 1
            case "]": classes = max(0, classes - 1)
            default: break
            }
            position += 1
        }
        return isCertain
    }

    /// Reads a regular expression between `#/` and `/#`, which can span lines if its first is
    /// empty.
    mutating func readRegex(hashes: Int) {
        position += 1
        let start = position
        while byte() == " " || byte() == "\t" { position += 1 }
        let isMultiline = !isAtEnd && isAtLineEnd
        let firstLineEnd = position
        if !isMultiline { position = start }
        if isMultiline, hashes >= unclosedRegexHashes { return }
        while isMultiline ? !isAtEnd : !isAtLineEnd {
            if byte() == "/", hasHashes(hashes, at: 1) {
                position += 1 + hashes
                return
            }
            position += 1
            if byte(-1) == "\\", !isAtLineEnd { position += 1 }
        }
        if isMultiline {
            unclosedRegexHashes = hashes
            position = firstLineEnd
        }
    }
}
