/// Reads the tokens of a text one after the other, and what they form: paths, attributes and
/// directives.
struct TokenReader {
    let source: SourceText
    private var index = 0

    init(_ source: SourceText) { self.source = source }

    private func token(_ index: Int) -> SourceText.Token {
        guard !source.tokens.indices.contains(index) else { return source.tokens[index] }
        let offset = index < 0 ? 0 : source.bytes.count
        return SourceText.Token(kind: .end, range: offset..<offset)
    }

    var current: SourceText.Token { token(index) }
    var previous: SourceText.Token { token(index - 1) }
    var following: SourceText.Token { token(index + 1) }
    var isAtEnd: Bool { index >= source.tokens.count }

    mutating func advance() { index += 1 }

    func text(of token: SourceText.Token) -> String { source.text(token.range) }

    var text: String { text(of: current) }

    func isWord(_ word: String) -> Bool { isWord(current, word) }

    func isWord(_ token: SourceText.Token, _ word: String) -> Bool {
        token.kind == .word && token.range.count == word.utf8.count && text(of: token) == word
    }

    func isPunctuation(_ byte: Unicode.Scalar) -> Bool { isPunctuation(current, byte) }

    func isPunctuation(_ token: SourceText.Token, _ byte: Unicode.Scalar) -> Bool {
        token.kind == .punctuation && source.bytes[token.range.lowerBound] == UInt8(ascii: byte)
    }

    var isName: Bool { current.kind == .word || current.kind == .name }

    /// Whether the current token is a member of what is before it, and not behind a range such as
    /// `1...`.
    var isMember: Bool {
        let before = token(index - 2)
        return isPunctuation(previous, ".")
            && !(isPunctuation(before, ".") && before.range.upperBound == previous.range.lowerBound)
    }

    /// The place of the current token, including a backtick.
    var place: SourcePlace {
        source.place(of: current.range.lowerBound - (current.kind == .name ? 1 : 0))
    }

    var isAtLineStart: Bool {
        previous.kind == .end
            || source.bytes[previous.range.upperBound..<current.range.lowerBound]
                .contains { $0 == 10 || $0 == 13 }
    }

    /// Reads a name and the names after its dots or double colons, such as `Foundation.Date`.
    mutating func readPath() -> [String] {
        var path = [text]
        advance()
        while isPunctuation(".") || isPunctuation(":") && isPunctuation(following, ":") {
            if isPunctuation(":") { advance() }
            advance()
            guard isName else { return path }
            path.append(text)
            advance()
        }
        return path
    }

    /// Reads `@`, the name after it and the arguments in parentheses, as written.
    mutating func readAttribute() -> String {
        let start = current.range.lowerBound
        repeat {
            advance()
            if isName { advance() }
        } while isPunctuation(".")
        if isPunctuation("(") { skipParentheses() }
        return text(from: start)
    }

    /// The directive at the start of a line. `#if` behind other code can be in a regular
    /// expression.
    var directive: Directive? {
        current.kind == .pound && isAtLineStart ? Directive(rawValue: text) : nil
    }

    /// Reads a directive with its condition, which ends at the end of the line outside parentheses.
    mutating func readCondition(of directive: Directive) -> String {
        advance()
        guard directive == .if || directive == .elseif else { return "" }
        let start = current.range.lowerBound
        repeat {
            if isPunctuation("(") { skipParentheses() } else { advance() }
        } while !isAtEnd && !isAtLineStart
        return text(from: start)
    }

    /// Moves behind the parenthesis that closes the current one.
    mutating func skipParentheses() {
        var depth = 0
        repeat {
            if isPunctuation("(") { depth += 1 }
            if isPunctuation(")") { depth -= 1 }
            advance()
        } while depth > 0 && !isAtEnd
    }

    private func text(from start: Int) -> String {
        source.text(start..<max(start, previous.range.upperBound))
    }
}

/// A directive of conditional compilation.
enum Directive: String {
    case `if` = "#if"
    case elseif = "#elseif"
    case `else` = "#else"
    case endif = "#endif"
}
