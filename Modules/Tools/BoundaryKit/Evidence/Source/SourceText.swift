/// The text of a Swift file as tokens.
///
/// It is read once, from its beginning to its end, without looking far ahead:
///
/// 1. Code becomes words, names in backticks, words after `#`, literals and punctuation. Each byte
///    of an operator is a token.
/// 2. A string is one literal, together with all that its interpolations contain. At `\(`, the
///    string is remembered, and code is read up to the parenthesis that closes the interpolation;
///    then the rest of the string is read. Tokens and comments inside of it are dropped.
/// 3. A string of one line ends with its line, and its interpolations with it. So a quotation mark
///    that is missing hides one line, and not the rest of the file.
/// 4. A slash begins a regular expression where Swift's parser expects an operand, and it has an
///    end in the same line; otherwise it is an operator.
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

    /// A string whose interpolation is being read, or an extended regular expression.
    private struct Quoted {
        /// The mark at its beginning and its end, and how many of them there are.
        let mark: Unicode.Scalar, length: Int
        let hashes: Int
        let isMultiline: Bool
        /// How many parentheses are open in its interpolation.
        var depth = 0
    }

    let bytes: [UInt8]
    let file: String
    private(set) var tokens: [Token] = []
    private(set) var comments: [Range<Int>] = []
    /// Whether each comment and each literal has an end.
    private(set) var isComplete = true
    /// Whether it is another text where a slash is always an operator.
    private(set) var hasBareExpressions = false
    private let readsBareExpressions: Bool
    /// The offsets of the lines.
    private var lines = [0]
    private var index = 0
    /// The operator before the current position, if it ends there.
    private var currentOperator = 0..<0
    /// The strings whose interpolations are being read, from the outermost.
    private var strings: [Quoted] = []
    private var literalStart = 0

    /// Reads a text. The time is in proportion to its length, also for code that doesn't compile.
    /// - Parameters:
    ///   - end: An offset. What is more than a few tokens behind it isn't read.
    ///   - readsBareExpressions: Whether a regular expression can stand between bare slashes, as in
    ///     the language mode 6.
    init(_ bytes: [UInt8], file: String, until end: Int = .max, readsBareExpressions: Bool = true) {
        self.bytes = bytes
        self.file = file
        self.readsBareExpressions = readsBareExpressions
        readTokens(until: end)
        lines += bytes[..<index].indices.filter { index in
            bytes[index] == 10
                || bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
        }.map { $0 + 1 }
    }

    func place(of offset: Int) -> SourcePlace {
        var low = 0
        var high = lines.count
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

// MARK: Reading

extension SourceText {
    private mutating func readTokens(until end: Int) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        if byte() == "#", byte(1) == "!" { index = endOfLine() }
        var limit = Int.max
        while index < bytes.count, tokens.count < limit {
            readCode()
            // More tokens than an import has.
            if limit == .max, index > end, strings.isEmpty { limit = tokens.count + 64 }
        }
        if !strings.isEmpty {
            isComplete = false
            endLiteral()
        }
    }

    private func byte(_ offset: Int = 0) -> Unicode.Scalar {
        let position = index + offset
        return position < bytes.count ? Unicode.Scalar(bytes[position]) : "\0"
    }

    private func endOfLine() -> Int {
        bytes[index...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
    }

    /// Adds the token up to the position. What is in a string is no token.
    private mutating func add(_ kind: Token.Kind, from start: Int) {
        if strings.isEmpty { tokens.append(.init(kind: kind, range: start..<index)) }
    }

    private mutating func readCode() {
        let start = index
        switch byte() {
        case "/" where byte(1) == "/":
            index = endOfLine()
            if strings.isEmpty { comments.append(start..<index) }
        case "/" where byte(1) == "*": skipBlockComment()
        case "/" where readsBareExpressions && beginsExpression:
            guard let end = endOfExpression else { return readOperator() }
            index = end
            hasBareExpressions = true
            add(.literal, from: start)
        case "\"": readQuoted(hashes: 0, from: start)
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
        default: readOperator()
        }
    }

    private mutating func readOperator() {
        // A bracket or a separator is a part of none.
        let isOperator = Self.operatorCharacters.contains(bytes[index])
        let start = currentOperator.upperBound == index ? currentOperator.lowerBound : index
        index += 1
        if isOperator { currentOperator = start..<index }
        add(.punctuation, from: index - 1)
    }

    // MARK: Regular expressions

    /// Whether a slash is where a regular expression can begin, by the rules of Swift's parser: the
    /// operator that it would belong to has no operand before it, and has one behind it.
    private var beginsExpression: Bool {
        let start = currentOperator.upperBound == index ? currentOperator.lowerBound : index
        // Only the first slash of an operator, and none behind the end of a comment, can begin one.
        guard !bytes[start..<index].contains(where: { "/*".utf8.contains($0) }),
            isOpening(before: start), !["func", "operator"].contains(where: isLast)
        else { return false }
        var end = index
        while end < bytes.count, Self.operatorCharacters.contains(bytes[end]) { end += 1 }
        let isBoundBehind = end < bytes.count && !" \t\r\n)]},;:".utf8.contains(bytes[end])
        return isBoundBehind || isAtOperand
    }

    private static let operatorCharacters = Set("/=-+!*%<>&|^~?.".utf8)

    /// Whether what is before an offset is the beginning of the file, a space, an opening bracket,
    /// a separator or a comment.
    private func isOpening(before offset: Int) -> Bool {
        guard offset > 0, !" \t\r\n([{,;:\0".utf8.contains(bytes[offset - 1]) else { return true }
        return offset > 1
            && [Array("*/".utf8), [0xC2, 0xA0]].contains(Array(bytes[offset - 2..<offset]))
    }

    private func isLast(_ word: String) -> Bool {
        tokens.last.map { $0.kind == .word && bytes[$0.range].elementsEqual(word.utf8) } ?? false
    }

    /// Whether an operand is expected behind the last token, and no operator.
    private var isAtOperand: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .punctuation:
            // The mark behind a `try` ends no operand.
            let before = tokens.dropLast().last.map { text in bytes[text.range] }
            return !")]}>?!.@\\".utf8.contains(bytes[last.range.lowerBound])
                || before.map { $0.elementsEqual("try".utf8) } ?? false
        case .word: return Self.wordsBeforeOperands.contains(where: isLast)
        default: return false
        }
    }

    private static let wordsBeforeOperands = [
        "return", "in", "case", "where", "if", "while", "guard", "else", "throw", "switch", "try",
        "await", "yield", "is", "as", "repeat", "do", "defer",
    ]

    /// The end of a regular expression that begins at the slash; `nil` if that is an operator.
    private var endOfExpression: Int? {
        var offset = index + 1
        var groups = 0
        var classes = 0
        var space = index
        while offset < bytes.count {
            switch Unicode.Scalar(bytes[offset]) {
            case "\n", "\r": return nil
            case "\\":
                if offset + 1 < bytes.count, ![10, 13].contains(bytes[offset + 1]) { offset += 1 }
            case "(" where classes == 0: groups += 1
            case ")" where classes == 0:
                groups -= 1
                if groups < 0 { return nil }
            case "[": classes += 1
            case "]": classes = max(0, classes - 1)
            case " ", "\t":
                space = offset
                // A slash with a space behind it is an operator.
                if offset == index + 1 { return nil }
            case "/":
                let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
                // This slash begins a comment, or is an operator because a space is before it.
                return "/*".utf8.contains(next) || space == offset - 1 && space > index
                    ? nil : offset + 1
            default: break
            }
            offset += 1
        }
        return nil
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
            let step =
                byte() == "/" && byte(1) == "*" ? 1 : byte() == "*" && byte(1) == "/" ? -1 : 0
            depth += step
            index += step == 0 ? 1 : 2
        } while depth > 0 && index < bytes.count
        if depth > 0 { isComplete = false }
    }

    /// Reads a raw string, an extended regular expression, or a word such as `#if`.
    private mutating func readHash() {
        let start = index
        while byte() == "#" { index += 1 }
        let hashes = index - start
        if byte() == "\"" || byte() == "/" { return readQuoted(hashes: hashes, from: start) }
        let last = index - 1
        skipWord()
        add(.pound, from: last)
    }

    private mutating func readQuoted(hashes: Int, from start: Int) {
        if strings.isEmpty { literalStart = start }
        let mark = byte()
        let length =
            mark == "\"" && byte(1) == mark && byte(2) == mark && isEndOfLine(index + 3) ? 3 : 1
        let isMultiline = length == 3 || mark == "/" && isEndOfLine(index + 1)
        let string = Quoted(mark: mark, length: length, hashes: hashes, isMultiline: isMultiline)
        index += length
        strings.append(string)
        readRest(of: string)
    }

    private func isEndOfLine(_ offset: Int) -> Bool {
        let next = bytes.dropFirst(offset).first { $0 != 32 && $0 != 9 }
        return [nil, 10, 13].contains(next)
    }

    /// Reads the current string up to its end, its next interpolation or the end of its line.
    private mutating func readRest(of string: Quoted) {
        while index < bytes.count {
            switch byte() {
            case "\n" where !string.isMultiline, "\r" where !string.isMultiline: return
            case "\\" where string.mark == "/": index += 2
            case "\\" where hasHashes(string.hashes, at: 1):
                index += 1 + string.hashes
                if byte() == "(" {
                    index += 1
                    return
                }
                if byte() == "\"" || byte() == "\\" { index += 1 }
            case string.mark where isEnd(of: string):
                index += string.length + string.hashes
                strings.removeLast()
                if strings.isEmpty { endLiteral() }
                return
            default: index += 1
            }
        }
    }

    private func isEnd(of string: Quoted) -> Bool {
        (0..<string.length).allSatisfy { byte($0) == string.mark }
            && hasHashes(string.hashes, at: string.length)
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == "#" }
    }

    private mutating func endLiteral() {
        index = min(index, bytes.count)
        strings = []
        add(.literal, from: literalStart)
    }
}
