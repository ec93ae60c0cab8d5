/// Splits the bytes of a Swift file into tokens, without creating strings.
///
/// Comments and white space aren't tokens. A string is a literal, but the code in its
/// interpolations is read like other code. All branches of `#if` are read. The time is linear in
/// the number of bytes for any input, including code that doesn't compile.
struct SwiftLexer {
    /// A string whose interpolation is being read.
    struct Interpolation {
        let string: StringDelimiter
        /// The number of open parentheses in the interpolation.
        var depth = 0
    }

    let source: [UInt8]
    /// The offset of the next byte to read.
    var position: Int
    /// The last token.
    var previous = SwiftToken()
    /// The strings around the current code, from the outermost.
    var interpolations: [Interpolation] = []
    /// The end of the run of operator bytes that contains the last operator.
    var operatorEnd = 0
    /// The same for the last operator that begins with a dot; dots end other operators.
    var dottedOperatorEnd = 0
    /// The smallest number of `#` for which no multiline regular expression ends in the rest.
    var unclosedRegexHashes = Int.max

    init(_ source: [UInt8]) {
        self.source = source
        position = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        if byte() == "#", byte(1) == "!" { skipLine() }
    }

    /// The byte at an offset from the position; zero after the end.
    func byte(_ offset: Int = 0) -> Unicode.Scalar {
        let index = position + offset
        return index < source.count && index >= 0 ? Unicode.Scalar(source[index]) : "\0"
    }

    var isAtEnd: Bool { position >= source.count }

    var isAtLineEnd: Bool { isAtEnd || byte() == "\n" || byte() == "\r" }

    /// Whether a no-break space is at the position. It is the only white space outside of ASCII that
    /// the compiler accepts.
    var isAtNoBreakSpace: Bool { byte() == "\u{C2}" && byte(1) == "\u{A0}" }

    /// Reads the next token.
    mutating func next() -> SwiftToken {
        skipTrivia()
        let start = position
        let kind = isAtEnd ? .end : readToken()
        previous = SwiftToken(kind: kind, start: start, end: position)
        if kind == .name, byte(-1) == "`" {
            previous.start += 1
            previous.end -= 1
        }
        return previous
    }

    private mutating func readToken() -> SwiftToken.Kind {
        switch byte() {
        case "a"..."z", "A"..."Z", "_", "\u{80}"...:
            skipWord()
            return .word
        case "0"..."9": return readNumber()
        case "$":
            skipWord()
            return .name
        case "`": return readQuotedName()
        case "\"", "'": return readString(hashes: 0)
        case "#": return readHash()
        case "(":
            if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
            return readPunctuation()
        case ")": return readClosingParenthesis()
        case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", "?", ".":
            return readOperator()
        default: return readPunctuation()
        }
    }

    mutating func readPunctuation() -> SwiftToken.Kind {
        position += 1
        return .punctuation
    }

    private mutating func readClosingParenthesis() -> SwiftToken.Kind {
        guard let interpolation = interpolations.last else { return readPunctuation() }
        guard interpolation.depth == 0 else {
            interpolations[interpolations.count - 1].depth -= 1
            return readPunctuation()
        }
        interpolations.removeLast()
        position += 1
        return readString(inside: interpolation.string)
    }

    /// Reads a raw string, a regular expression, or `#` with a word.
    private mutating func readHash() -> SwiftToken.Kind {
        var hashes = 1
        while byte(hashes) == "#" { hashes += 1 }
        position += hashes
        switch byte() {
        case "\"", "'": return readString(hashes: hashes)
        case "/":
            readRegex(hashes: hashes)
            return .literal
        default:
            skipWord()
            return .pound
        }
    }

    /// The bytes of a token.
    func text(of token: SwiftToken) -> ArraySlice<UInt8> { source[token.start..<token.end] }

    /// Whether a token is a given word without backticks.
    func isWord(_ token: SwiftToken, _ word: StaticString) -> Bool {
        guard token.kind == .word, token.end - token.start == word.utf8CodeUnitCount else {
            return false
        }
        // In unoptimized builds, such as those of tests, this is several times as fast as comparing
        // sequences.
        let text = word.utf8Start
        var offset = 0
        while offset < word.utf8CodeUnitCount, source[token.start + offset] == text[offset] {
            offset += 1
        }
        return offset == word.utf8CodeUnitCount
    }

    mutating func skipLine() {
        while !isAtLineEnd { position += 1 }
    }
}
