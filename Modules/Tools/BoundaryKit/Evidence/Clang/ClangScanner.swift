/// Finds the inclusions of a C, C++ or Objective-C file, in every branch of `#if`.
///
/// It skips comments and literals. A path that a macro computes isn't found.
struct ClangScanner {
    private let source: [UInt8]
    private let file: String
    private var position = 0
    /// Whether only white space and comments are before the position on its line.
    private var isAtLineStart = true
    private var lines = LineCounter()
    private var found: [Inclusion] = []

    /// All inclusions of a file, in source order.
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - file: Its path, relative to the package's folder.
    static func inclusions(in source: [UInt8], file: String) -> [Inclusion] {
        var scanner = Self(source: source, file: file)
        if source.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.position = 3 }
        while scanner.position < source.count { scanner.read() }
        return scanner.found
    }

    private init(source: [UInt8], file: String) {
        self.source = source
        self.file = file
    }

    private mutating func read() {
        switch byte() {
        case "\n", "\r":
            isAtLineStart = true
            position += 1
        case "/" where byte(1) == "/": skipLine()
        case "/" where byte(1) == "*": skipBlockComment()
        case "#" where isAtLineStart: readDirective()
        case "%" where isAtLineStart && byte(1) == ":":
            // It means the same.
            position += 1
            readDirective()
        case "@": readModuleImport()
        case "\"" where isAfterRawPrefix: skipRawString()
        case "\"", "'": skipLiteral(until: byte())
        default:
            if spaceCount == 0 { isAtLineStart = false }
            position += max(1, spaceCount)
        }
    }

    private mutating func readDirective() {
        isAtLineStart = false
        position += 1
        skipSpaces()
        let word = readWord()
        if word == "pragma" { return readPragma() }
        guard ["include", "import", "include_next"].contains(word) else { return }
        skipSpaces()
        let quote = byte()
        guard quote == "\"" || quote == "<" else { return }
        let start = position + 1
        position = start
        while !isAtLineEnd, byte() != (quote == "<" ? ">" : "\"") { position += 1 }
        let path = String(decoding: source[start..<position], as: UTF8.self)
        let text = quote == "<" ? "<\(path)>" : "\"\(path)\""
        keep(quote == "<" ? .angled : .quoted, path, at: start, as: "#\(word) \(text)")
        position += 1
    }

    private mutating func readModuleImport() {
        isAtLineStart = false
        position += 1
        skipSpaces()
        if readWord() == "import" { readModule(after: "@import") }
    }

    /// Reads `clang module import NAME`, which is another form of `@import NAME;`.
    private mutating func readPragma() {
        for word in ["clang", "module", "import"] {
            skipSpaces()
            guard readWord() == word else { return }
        }
        readModule(after: "#pragma clang module import")
    }

    private mutating func readModule(after directive: String) {
        skipSpaces()
        let start = position
        let name = readWord()
        if !name.isEmpty { keep(.module, name, at: start, as: "\(directive) \(name)") }
    }

    private mutating func keep(
        _ form: Inclusion.Form, _ path: String, at start: Int, as directive: String
    ) {
        let place = lines.place(of: start, in: source, file: file)
        found.append(Inclusion(place: place, form: form, path: path, directive: directive))
    }

    private mutating func readWord() -> String {
        var word: [UInt8] = []
        while position < source.count {
            if spliceCount == 0 {
                guard spaceCount == 0, byte().isInWord else { break }
                word.append(source[position])
            }
            position += max(1, spliceCount)
        }
        return String(decoding: word, as: UTF8.self)
    }

    private mutating func skipSpaces() {
        while position < source.count {
            if byte() == "/", byte(1) == "*" {
                skipBlockComment()
            } else if spaceCount > 0 {
                position += spaceCount
            } else {
                return
            }
        }
    }

    /// The number of bytes of the white space at the position, which ends no line. Like the compiler,
    /// it accepts that of Unicode.
    private var spaceCount: Int {
        switch byte() {
        case " ", "\t", "\u{B}", "\u{C}": return 1
        case "\\": return spliceCount
        case "\u{C2}", "\u{E1}"..."\u{E3}":
            let count = byte() == "\u{C2}" ? 2 : 3
            let text = String(decoding: source[position...].prefix(count), as: UTF8.self)
            let isSpace = text.unicodeScalars.allSatisfy {
                $0.properties.isWhitespace || $0 == "\u{180E}"
            }
            return isSpace ? count : 0
        default: return 0
        }
    }

    /// The number of bytes of the backslash at the position and the end of line after it, between
    /// which a line continues; 0 if there is none.
    private var spliceCount: Int {
        guard byte() == "\\" else { return 0 }
        return byte(1) == "\n" ? 2 : byte(1) == "\r" && byte(2) == "\n" ? 3 : 0
    }

    private mutating func skipLine() {
        while !isAtLineEnd { position += max(1, spliceCount) }
    }

    private mutating func skipBlockComment() {
        position += 2
        while position < source.count, !(byte() == "*" && byte(1) == "/") { position += 1 }
        position = min(position + 2, source.count)
    }

    /// Skips a string or a character. It ends with its line, because an apostrophe can also
    /// separate digits.
    private mutating func skipLiteral(until quote: Unicode.Scalar) {
        isAtLineStart = false
        position += 1
        while !isAtLineEnd, byte() != quote { position += byte() == "\\" ? 2 : 1 }
        if byte() == quote { position += 1 }
    }

    /// Skips a raw string of C++, such as `R"x(text)x"`.
    private mutating func skipRawString() {
        isAtLineStart = false
        let start = position + 1
        while position < source.count, byte() != "(" { position += 1 }
        let end =
            [UInt8(ascii: ")")] + source[min(start, position)..<position] + [UInt8(ascii: "\"")]
        while position < source.count, !source[position...].starts(with: end) { position += 1 }
        position += end.count
    }

    /// Whether the word that ends at the position makes a raw string of the literal after it. The
    /// name of a macro can also end in `R`.
    private var isAfterRawPrefix: Bool {
        guard byte(-1) == "R" else { return false }
        let word = source[..<position].reversed().prefix { Unicode.Scalar($0).isInWord }
        return ["R", "LR", "uR", "UR", "u8R"].contains(
            String(decoding: word.reversed(), as: UTF8.self))
    }

    private var isAtLineEnd: Bool { position >= source.count || byte() == "\n" || byte() == "\r" }

    private func byte(_ offset: Int = 0) -> Unicode.Scalar {
        let index = position + offset
        return source.indices.contains(index) ? Unicode.Scalar(source[index]) : "\0"
    }
}

extension Unicode.Scalar {
    /// Whether it can be in a name.
    fileprivate var isInWord: Bool {
        properties.isAlphabetic || self == "_" || ("0"..."9").contains(self)
    }
}
