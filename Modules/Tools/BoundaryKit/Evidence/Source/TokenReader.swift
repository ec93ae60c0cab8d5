/// A token of Swift code, as a range of bytes of its file.
struct SwiftToken {
    enum Kind {
        /// The beginning of the file, before any token.
        case start
        /// A keyword or an identifier.
        case word
        /// An identifier in backticks, which its range excludes.
        case name
        /// `#` with the word after it.
        case pound
        /// One byte of punctuation or of an operator.
        case punctuation
        /// A number, a string or a regular expression.
        case literal
        /// The end of the file.
        case end
    }

    var kind = Kind.start
    var range = 0..<0
}

/// Reads the tokens of a file one at a time.
struct TokenReader {
    let source: SourceText
    private(set) var current = SwiftToken()
    /// The token before the current one.
    private(set) var previous = SwiftToken()
    private var index = 0
    /// The number of literals before the position.
    private var literal = 0

    init(_ source: SourceText) {
        self.source = source
        advance()
    }

    var isAtEnd: Bool { current.kind == .end }

    mutating func advance() {
        previous = current
        current = next()
    }

    /// The token after the current one.
    var following: SwiftToken {
        var copy = self
        return copy.next()
    }

    private mutating func next() -> SwiftToken {
        let code = source.code
        while index < code.count, [32, 9, 10, 13].contains(code[index]) { index += 1 }
        guard index < code.count else {
            return SwiftToken(kind: .end, range: code.count..<code.count)
        }
        let start = index
        index += 1
        switch Unicode.Scalar(code[start]) {
        case "\"":
            while literal < source.literals.count, source.literals[literal].upperBound <= start {
                literal += 1
            }
            guard literal < source.literals.count,
                source.literals[literal].lowerBound == start
            else { return SwiftToken(kind: .punctuation, range: start..<index) }
            index = source.literals[literal].upperBound
            return SwiftToken(kind: .literal, range: start..<index)
        case "`":
            var end = index
            while end < code.count, code[end] == 32 { end += 1 }
            guard end < code.count, code[end] == UInt8(ascii: "`") else {
                return SwiftToken(kind: .punctuation, range: start..<index)
            }
            index = end + 1
            return SwiftToken(kind: .name, range: start + 1..<end)
        case "0"..."9":
            skipWord()
            return SwiftToken(kind: .literal, range: start..<index)
        case "a"..."z", "A"..."Z", "_", "$", "\u{80}"...:
            skipWord()
            return SwiftToken(kind: .word, range: start..<index)
        case "#":
            skipWord()
            return SwiftToken(kind: .pound, range: start..<index)
        default: return SwiftToken(kind: .punctuation, range: start..<index)
        }
    }

    private mutating func skipWord() {
        while index < source.code.count {
            switch Unicode.Scalar(source.code[index]) {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "\u{80}"...: index += 1
            default: return
            }
        }
    }
}

extension TokenReader {
    func text(of token: SwiftToken) -> String { source.text(token.range) }

    /// The text of the current token.
    var text: String { text(of: current) }

    func isWord(_ word: StaticString) -> Bool { isWord(current, word) }

    /// Whether a token is a given word without backticks.
    func isWord(_ token: SwiftToken, _ word: StaticString) -> Bool {
        guard token.kind == .word, token.range.count == word.utf8CodeUnitCount else { return false }
        // In unoptimized builds, such as those of tests, this is several times as fast as comparing
        // sequences.
        var offset = 0
        while offset < word.utf8CodeUnitCount,
            source.bytes[token.range.lowerBound + offset] == word.utf8Start[offset]
        {
            offset += 1
        }
        return offset == word.utf8CodeUnitCount
    }

    func isPunctuation(_ byte: Unicode.Scalar) -> Bool { isPunctuation(current, byte) }

    func isPunctuation(_ token: SwiftToken, _ byte: Unicode.Scalar) -> Bool {
        token.kind == .punctuation && source.bytes[token.range.lowerBound] == UInt8(ascii: byte)
    }

    /// Whether the current token can name a module or a declaration.
    var isName: Bool { current.kind == .word || current.kind == .name }

    /// The place of the current token, including a backtick.
    var place: SourcePlace {
        let isQuoted = current.kind == .name
        return source.place(of: current.range.lowerBound - (isQuoted ? 1 : 0))
    }

    /// Whether the current word is the name of a member.
    var isMember: Bool { isPunctuation(previous, ".") }

    /// Reads names that are separated by dots. The current token must be a name.
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

    /// The directive of conditional compilation at the current token.
    var directive: Directive? { current.kind == .pound ? Directive(rawValue: text) : nil }

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

    mutating func skipParentheses() {
        var depth = 0
        repeat {
            if isPunctuation("(") { depth += 1 }
            if isPunctuation(")") { depth -= 1 }
            advance()
        } while depth > 0 && !isAtEnd
    }

    /// The code up to the end of the previous token.
    private func text(from start: Int) -> String {
        source.text(start..<max(start, previous.range.upperBound))
    }

    /// Whether the current word begins a line after the end of an expression.
    var isAfterExpression: Bool {
        let isEnd = [")", "]", "}"].contains { isPunctuation(previous, $0) }
        return isAtLineStart && (isEnd || [.word, .name, .literal].contains(previous.kind))
    }

    private var isAtLineStart: Bool {
        let gap =
            previous.range.upperBound..<max(previous.range.upperBound, current.range.lowerBound)
        return source.bytes[gap].contains { $0 == 10 || $0 == 13 }
    }
}

/// A directive that begins or ends a branch of conditional compilation.
enum Directive: String {
    case `if` = "#if"
    case elseif = "#elseif"
    case `else` = "#else"
    case endif = "#endif"
}
