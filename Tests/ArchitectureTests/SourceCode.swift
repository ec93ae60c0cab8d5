/// The code of a Swift file in which comments and strings are blank and every line is in its place.
///
/// All branches of `#if` are in it, which no compiler run shows. A regex literal is taken for code.
struct SourceCode {
    /// The code.
    private(set) var text = ""
    /// Whether every comment and string ends, so that nothing hides behind one.
    private(set) var isComplete = true

    private let source: [UInt8]
    private var code: [UInt8] = []
    private var position = 0

    init(_ source: String) {
        self.source = Array(source.utf8)
        code.reserveCapacity(self.source.count)
        readCode()
        text = String(decoding: code, as: UTF8.self)
    }

    /// Reads to the end of the source, or of the interpolation that it is in.
    private mutating func readCode(inInterpolation: Bool = false) {
        var depth = 0
        while position < source.count {
            if starts("//") {
                while position < source.count, source[position] != UInt8(ascii: "\n") { blank() }
            } else if starts("/*") {
                readComment()
            } else if let hashes = hashesOfString() {
                readString(hashes: hashes)
            } else {
                if starts("(") { depth += 1 }
                if starts(")") { depth -= 1 }
                if inInterpolation, depth < 0 { return }
                code.append(source[position])
                position += 1
            }
        }
        if inInterpolation { isComplete = false }
    }

    private mutating func readComment() {
        var depth = 0
        repeat {
            if starts("/*") {
                depth += 1
                blank(2)
            } else if starts("*/") {
                depth -= 1
                blank(2)
            } else {
                blank()
            }
        } while depth > 0 && position < source.count
        if depth > 0 { isComplete = false }
    }

    private mutating func readString(hashes: String) {
        blank(hashes.utf8.count)
        let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
        blank(quotes.utf8.count)
        while !starts(quotes + hashes) {
            // A string of one line ends with the line even if it is not closed.
            if quotes == "\"", starts("\n") { return }
            guard position < source.count else { return isComplete = false }
            let isEscape = starts("\\" + hashes)
            if isEscape { blank(1 + hashes.utf8.count) }
            let isInterpolation = isEscape && starts("(")
            blank()
            if isInterpolation { readCode(inInterpolation: true) }
        }
        blank((quotes + hashes).utf8.count)
    }

    /// The hashes before the quote of a string that begins here; `nil` if none begins.
    private func hashesOfString() -> String? {
        let end = source[position...].firstIndex { $0 != UInt8(ascii: "#") } ?? source.count
        guard end < source.count, source[end] == UInt8(ascii: "\"") else { return nil }
        return String(repeating: "#", count: end - position)
    }

    private func starts(_ text: String) -> Bool {
        source[position...].starts(with: text.utf8)
    }

    private mutating func blank(_ count: Int = 1) {
        for byte in source[position...].prefix(count) {
            code.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
            position += 1
        }
    }
}
