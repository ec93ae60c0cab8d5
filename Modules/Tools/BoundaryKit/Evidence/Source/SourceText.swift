/// The text of a Swift file, in which comments and literals are blanked, so that what is left is code.
///
/// It isn't a lexer: a regular expression between bare slashes is read as code. A quote in one hides
/// the rest of its line at most.
struct SourceText: Sendable {
    let bytes: [UInt8]
    /// The same number of bytes, with spaces in place of comments, names in backticks, and literals
    /// except for their first byte. Line breaks stay.
    let code: [UInt8]
    /// The strings and regular expressions, in order.
    let literals: [Range<Int>]
    /// The comments that begin with `//`, in order.
    let comments: [Range<Int>]
    /// The path of the file in places.
    let file: String
    /// The offsets at which lines begin.
    private let lines: [Int]

    /// Reads a text. The time is in proportion to its length, also for code that doesn't compile.
    init(_ bytes: [UInt8], file: String) {
        var blanking = Blanking(bytes)
        blanking.run()
        self.bytes = bytes
        self.file = file
        code = blanking.code
        literals = blanking.literals
        comments = blanking.comments
        lines = blanking.lines
    }

    /// The place of a byte.
    func place(of offset: Int) -> SourcePlace {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        return SourcePlace(file: file, line: low + 1, column: offset - lines[low] + 1)
    }

    /// The offset of a place; `nil` if the text has no such line.
    func offset(of place: SourcePlace) -> Int? {
        guard lines.indices.contains(place.line - 1) else { return nil }
        let offset = lines[place.line - 1] + place.column - 1
        return offset < bytes.count ? offset : nil
    }

    /// The text as it is written.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The text between the quotes of a plain string.
    func string(in literal: Range<Int>) -> String {
        text(literal.lowerBound + 1..<max(literal.lowerBound + 1, literal.upperBound - 1))
    }
}

/// Blanks a text in one pass.
private struct Blanking {
    /// A string around the current position.
    private struct Quoted {
        let hashes: Int
        let isMultiline: Bool
        /// The number of open parentheses in its interpolation.
        var depth = 0
    }

    private let bytes: [UInt8]
    private(set) var code: [UInt8]
    private(set) var literals: [Range<Int>] = []
    private(set) var comments: [Range<Int>] = []
    private(set) var lines = [0]
    private var index = 0
    /// The strings whose interpolations are being read, from the outermost.
    private var strings: [Quoted] = []
    /// Where the outermost of them begins.
    private var literalStart = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        code = bytes
    }

    mutating func run() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            blank(0..<3)
            index = 3
        }
        if byte() == "#", byte(1) == "!" { blank(index..<endOfLine()) }
        while index < bytes.count { readCode() }
        if !strings.isEmpty { endLiteral() }
        for index in bytes.indices.dropLast(0) where isLineBreak(index) { lines.append(index + 1) }
    }

    private func byte(_ offset: Int = 0) -> Unicode.Scalar {
        let position = index + offset
        return position < bytes.count ? Unicode.Scalar(bytes[position]) : "\0"
    }

    /// Whether a line ends with a byte.
    private func isLineBreak(_ index: Int) -> Bool {
        bytes[index] == 10
            || bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
    }

    private func endOfLine() -> Int {
        bytes[index...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
    }

    private mutating func blank(_ range: Range<Int>) {
        for index in range where bytes[index] != 10 && bytes[index] != 13 { code[index] = 32 }
    }

    private mutating func readCode() {
        switch byte() {
        case "/" where byte(1) == "/":
            let end = endOfLine()
            if strings.isEmpty { comments.append(index..<end) }
            blank(index..<end)
            index = end
        case "/" where byte(1) == "*": skipBlockComment()
        case "\"": readString(hashes: 0)
        case "#": readHash()
        case "`":
            let end = bytes[(index + 1)...].firstIndex {
                $0 == UInt8(ascii: "`") || $0 == 10 || $0 == 13
            }
            if let end, bytes[end] == UInt8(ascii: "`") {
                blank(index + 1..<end)
                index = end
            }
            index += 1
        case "(":
            if !strings.isEmpty { strings[strings.count - 1].depth += 1 }
            index += 1
        case ")":
            index += 1
            guard let string = strings.last else { return }
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
        case "\u{C2}" where byte(1) == "\u{A0}":
            // The compiler reads a no-break space as a space.
            blank(index..<index + 2)
            index += 2
        case "\0", "\u{B}", "\u{C}":
            blank(index..<index + 1)
            index += 1
        default: index += 1
        }
    }

    private mutating func skipBlockComment() {
        let start = index
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
        index = min(index, bytes.count)
        blank(start..<index)
    }

    /// Reads a raw string or an extended regular expression, if one begins here.
    private mutating func readHash() {
        let start = index
        while byte() == "#" { index += 1 }
        let hashes = index - start
        if byte() == "\"" {
            readString(hashes: hashes, from: start)
        } else if byte() == "/" {
            readExpression(hashes: hashes, from: start)
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
        guard strings.isEmpty else { return }
        literalStart = start
        endLiteral()
    }

    private mutating func readString(hashes: Int, from start: Int? = nil) {
        if strings.isEmpty { literalStart = start ?? index }
        let isMultiline = beginsLines(hashes: hashes)
        index += isMultiline ? 3 : 1
        strings.append(Quoted(hashes: hashes, isMultiline: isMultiline))
        readRest(of: strings[strings.count - 1])
    }

    /// Whether three quotes follow, and then the end of the line, as a string of several lines
    /// begins.
    private func beginsLines(hashes: Int) -> Bool {
        guard byte(1) == "\"", byte(2) == "\"" else { return false }
        return isEndOfLine(index + 3)
    }

    /// Whether only white space is between an offset and the end of the line.
    private func isEndOfLine(_ offset: Int) -> Bool {
        var offset = offset
        while offset < bytes.count, bytes[offset] == 32 || bytes[offset] == 9 { offset += 1 }
        return offset >= bytes.count || bytes[offset] == 10 || bytes[offset] == 13
    }

    /// Reads the last of the strings up to its end or its next interpolation.
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

    /// Ends the outermost literal before the position.
    private mutating func endLiteral() {
        let end = min(index, bytes.count)
        literals.append(literalStart..<end)
        blank(literalStart..<end)
        code[literalStart] = UInt8(ascii: "\"")
    }
}
