/// The text of a Swift file as tokens.
///
/// It isn't the compiler's lexer: a regular expression between bare slashes is read as code. A quote
/// in one hides the rest of its line at most.
struct SourceText: Sendable {
    struct Token: Sendable {
        enum Kind: Sendable {
            case word
            /// An identifier in backticks, which its range excludes.
            case name
            case pound
            case punctuation
            case literal
            /// The end of the file, or its beginning before any token.
            case end
        }

        let kind: Kind
        let range: Range<Int>
    }

    let bytes: [UInt8]
    let tokens: [Token]
    let comments: [Range<Int>]
    let file: String
    private let lines: [Int]

    /// Reads a text. The time is in proportion to its length, also for code that doesn't compile.
    init(_ bytes: [UInt8], file: String) {
        var lexer = Lexer(bytes)
        lexer.run()
        self.bytes = bytes
        self.file = file
        tokens = lexer.tokens
        comments = lexer.comments
        lines =
            [0]
            + bytes.indices.filter { index in
                bytes[index] == 10
                    || bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
            }.map { $0 + 1 }
    }

    func place(of offset: Int) -> SourcePlace {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        return SourcePlace(file: file, line: low + 1, column: offset - lines[low] + 1)
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    var text: String { text(0..<bytes.count) }

    func string(in literal: Token) -> String {
        let start = literal.range.lowerBound + 1
        return text(start..<max(start, literal.range.upperBound - 1))
    }
}

private struct Lexer {
    private struct Quoted {
        let hashes: Int
        let isMultiline: Bool
        var depth = 0
    }

    private let bytes: [UInt8]
    private(set) var tokens: [SourceText.Token] = []
    private(set) var comments: [Range<Int>] = []
    private var index = 0
    /// The strings whose interpolations are being read, from the outermost.
    private var strings: [Quoted] = []
    private var literalStart = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func run() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        if byte() == "#", byte(1) == "!" { index = endOfLine() }
        while index < bytes.count { readCode() }
        if !strings.isEmpty { endLiteral() }
    }

    private func byte(_ offset: Int = 0) -> Unicode.Scalar {
        let position = index + offset
        return position < bytes.count ? Unicode.Scalar(bytes[position]) : "\0"
    }

    private func endOfLine() -> Int {
        bytes[index...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
    }

    /// Adds the token up to the position. What is in a string is no token.
    private mutating func add(_ kind: SourceText.Token.Kind, from start: Int) {
        if strings.isEmpty { tokens.append(.init(kind: kind, range: start..<index)) }
    }

    private mutating func readCode() {
        let start = index
        switch byte() {
        case "/" where byte(1) == "/":
            index = endOfLine()
            if strings.isEmpty { comments.append(start..<index) }
        case "/" where byte(1) == "*": skipBlockComment()
        case "\"": readString(hashes: 0, from: start)
        case "#": readHash()
        case "`": readName()
        case "(" where !strings.isEmpty:
            strings[strings.count - 1].depth += 1
            index += 1
        case ")":
            index += 1
            guard let string = strings.last else { return add(.punctuation, from: start) }
            if string.depth > 0 {
                strings[strings.count - 1].depth -= 1
            } else {
                readRest(of: string)
            }
        case "\n", "\r":
            // A string of one line ends with its line, even inside an interpolation.
            if !strings.isEmpty {
                while strings.last?.isMultiline == false { strings.removeLast() }
                if strings.isEmpty { endLiteral() }
            }
            index += 1
        case " ", "\t", "\0", "\u{B}", "\u{C}": index += 1
        // The compiler reads a no-break space as a space.
        case "\u{C2}" where byte(1) == "\u{A0}": index += 2
        case "a"..."z", "A"..."Z", "_", "$", "\u{80}"...:
            skipWord()
            add(.word, from: start)
        case "0"..."9":
            skipWord()
            add(.literal, from: start)
        default:
            index += 1
            add(.punctuation, from: start)
        }
    }

    private mutating func skipWord() {
        while index < bytes.count {
            switch byte() {
            case "\u{C2}" where byte(1) == "\u{A0}": return
            case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "\u{80}"...: index += 1
            default: return
            }
        }
    }

    private mutating func readName() {
        let start = index
        index += 1
        let end = bytes[index...].firstIndex { $0 == UInt8(ascii: "`") || $0 == 10 || $0 == 13 }
        guard let end, bytes[end] == UInt8(ascii: "`") else {
            return add(.punctuation, from: start)
        }
        index = end
        add(.name, from: start + 1)
        index += 1
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if byte() == "/", byte(1) == "*" {
                (depth, index) = (depth + 1, index + 2)
            } else if byte() == "*", byte(1) == "/" {
                (depth, index) = (depth - 1, index + 2)
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
    }

    /// Reads a raw string, an extended regular expression, or a word such as `#if`.
    private mutating func readHash() {
        let start = index
        while byte() == "#" { index += 1 }
        let hashes = index - start
        switch byte() {
        case "\"": readString(hashes: hashes, from: start)
        case "/": readExpression(hashes: hashes, from: start)
        default:
            let last = index - 1
            skipWord()
            add(.pound, from: last)
        }
    }

    private mutating func readExpression(hashes: Int, from start: Int) {
        index += 1
        let isMultiline = isEndOfLine(index)
        while index < bytes.count, isMultiline || byte() != "\n" && byte() != "\r" {
            if byte() == "\\" {
                index += 2
            } else if byte() == "/", hasHashes(hashes, at: 1) {
                index += 1 + hashes
                break
            } else {
                index += 1
            }
        }
        index = min(index, bytes.count)
        add(.literal, from: start)
    }

    private mutating func readString(hashes: Int, from start: Int) {
        if strings.isEmpty { literalStart = start }
        let isMultiline = byte(1) == "\"" && byte(2) == "\"" && isEndOfLine(index + 3)
        index += isMultiline ? 3 : 1
        let string = Quoted(hashes: hashes, isMultiline: isMultiline)
        strings.append(string)
        readRest(of: string)
    }

    private func isEndOfLine(_ offset: Int) -> Bool {
        var offset = offset
        while offset < bytes.count, bytes[offset] == 32 || bytes[offset] == 9 { offset += 1 }
        return offset >= bytes.count || bytes[offset] == 10 || bytes[offset] == 13
    }

    private mutating func readRest(of string: Quoted) {
        while index < bytes.count {
            switch byte() {
            case "\n" where !string.isMultiline, "\r" where !string.isMultiline: return
            case "\\" where hasHashes(string.hashes, at: 1):
                index += 1 + string.hashes
                if byte() == "(" {
                    index += 1
                    return
                }
                if byte() == "\"" || byte() == "\\" { index += 1 }
            case "\"" where isEnd(of: string):
                index += (string.isMultiline ? 3 : 1) + string.hashes
                strings.removeLast()
                if strings.isEmpty { endLiteral() }
                return
            default: index += 1
            }
        }
    }

    private func isEnd(of string: Quoted) -> Bool {
        guard string.isMultiline else { return hasHashes(string.hashes, at: 1) }
        return byte(1) == "\"" && byte(2) == "\"" && hasHashes(string.hashes, at: 3)
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        var number = 0
        while number < count, byte(offset + number) == "#" { number += 1 }
        return number == count
    }

    private mutating func endLiteral() {
        index = min(index, bytes.count)
        strings = []
        add(.literal, from: literalStart)
    }
}
