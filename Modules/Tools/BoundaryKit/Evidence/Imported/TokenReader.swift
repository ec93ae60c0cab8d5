/// Reads the tokens of a file one at a time, and the groups of tokens around imports.
struct TokenReader {
    private var lexer: SwiftLexer
    private(set) var current: SwiftToken
    /// The token before the current one.
    private(set) var previous: SwiftToken

    init(_ source: [UInt8]) {
        lexer = SwiftLexer(source)
        previous = lexer.previous
        current = lexer.next()
    }

    var source: [UInt8] { lexer.source }

    var isAtEnd: Bool { current.kind == .end }

    mutating func advance() {
        previous = current
        current = lexer.next()
    }

    func isWord(_ word: StaticString) -> Bool { lexer.isWord(current, word) }

    func isPunctuation(_ byte: Unicode.Scalar) -> Bool { isPunctuation(byte, current) }

    /// Whether the current token can name a module or a declaration.
    var isName: Bool { current.kind == .word || current.kind == .name }

    /// The offset of the current name, including its backtick.
    var startOfName: Int { isQuoted ? current.start - 1 : current.start }

    /// The directive at the current token.
    var directive: Directive? { Directive(lexer.text(of: current)) }

    /// The position of the current word, according to the token before it.
    var position: Position {
        if isPunctuation(".", previous) || lexer.isWord(previous, "func") { return .member }
        return ["(", "[", ","].contains { isPunctuation($0, previous) } ? .list : .statement
    }

    enum Position {
        /// The name of a member.
        case member
        /// In parentheses or brackets, where it can be a label.
        case list
        /// Where a statement or a declaration can begin.
        case statement
    }

    /// Reads names that are separated by dots. The current token must be a name.
    mutating func readPath() -> [String] {
        var path = [text(of: current)]
        advance()
        while isPunctuation(".") || isModuleSelector {
            if isModuleSelector { advance() }
            advance()
            guard isName else { return path }
            path.append(text(of: current))
            advance()
        }
        return path
    }

    /// Reads `@`, the name after it and the arguments in parentheses, as written.
    mutating func readAttribute() -> String {
        let start = current.start
        repeat {
            advance()
            if isName { advance() }
        } while isPunctuation(".")
        if isPunctuation("(") { skipParentheses() }
        return text(from: start)
    }

    /// Reads a directive with its condition, which ends at the end of the line outside parentheses.
    mutating func readCondition(of directive: Directive) -> String {
        advance()
        guard directive == .if || directive == .elseif else { return "" }
        let start = current.start
        repeat {
            if isPunctuation("(") { skipParentheses() } else { advance() }
        } while !isAtEnd && !isAtLineStart
        return text(from: start)
    }

    private mutating func skipParentheses() {
        var depth = 0
        repeat {
            if isPunctuation("(") { depth += 1 }
            if isPunctuation(")") { depth -= 1 }
            advance()
        } while depth > 0 && !isAtEnd
    }

    func text(of token: SwiftToken) -> String {
        String(decoding: lexer.text(of: token), as: UTF8.self)
    }

    /// The code up to the end of the previous token.
    private func text(from start: Int) -> String {
        String(decoding: source[start..<max(start, previous.end)], as: UTF8.self)
    }

    private var isQuoted: Bool {
        current.kind == .name && source[current.start - 1] == UInt8(ascii: "`")
    }

    /// Whether the current token is the first half of `::`.
    private var isModuleSelector: Bool {
        isPunctuation(":") && source[current.end...].first == UInt8(ascii: ":")
    }

    private var isAtLineStart: Bool {
        source[previous.end..<max(previous.end, current.start)].contains {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
        }
    }

    private func isPunctuation(_ byte: Unicode.Scalar, _ token: SwiftToken) -> Bool {
        token.kind == .punctuation && source[token.end - 1] == UInt8(ascii: byte)
    }
}
