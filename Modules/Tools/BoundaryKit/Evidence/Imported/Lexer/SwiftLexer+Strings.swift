extension SwiftLexer {
    /// Reads a string from its quote to its end or its first interpolation.
    mutating func readString(hashes: Int) -> SwiftToken.Kind {
        let string = StringDelimiter(
            quote: byte(), hashes: hashes, isMultiline: isAtTripleQuote(hashes: hashes))
        position += string.isMultiline ? 3 : 1
        return readString(inside: string)
    }

    /// Continues to read a string up to its end or its next interpolation.
    mutating func readString(inside string: StringDelimiter) -> SwiftToken.Kind {
        while !isAtEnd {
            switch byte() {
            case "\n" where !string.isMultiline, "\r" where !string.isMultiline:
                return .literal
            case "\\" where hasHashes(string.hashes, at: 1):
                position += 1 + string.hashes
                switch byte() {
                case "(":
                    position += 1
                    interpolations.append(Interpolation(string: string))
                    return .interpolation
                case "\"", "'", "\\": position += 1
                default: break
                }
            case string.quote where isClosed(string):
                position += (string.isMultiline ? 3 : 1) + string.hashes
                return .literal
            default: position += 1
            }
        }
        return .literal
    }

    /// Whether a quote ends a string.
    private func isClosed(_ string: StringDelimiter) -> Bool {
        guard string.isMultiline else { return hasHashes(string.hashes, at: 1) }
        return byte(1) == "\"" && byte(2) == "\"" && hasHashes(string.hashes, at: 3)
    }

    /// Whether a quote is the first of three that begin a multiline string. A raw string that ends
    /// on its first line isn't one: `#"""#` contains one quote.
    private func isAtTripleQuote(hashes: Int) -> Bool {
        guard byte() == "\"", byte(1) == "\"", byte(2) == "\"" else { return false }
        guard hashes > 0 else { return true }
        if hasHashes(hashes, at: 3) { return false }
        var offset = 3
        while position + offset < source.count, byte(offset) != "\n", byte(offset) != "\r" {
            if byte(offset) == "\"", hasHashes(hashes, at: offset + 1) { return false }
            offset += 1
        }
        return true
    }

    /// Whether a number of `#` follow at an offset from the position.
    func hasHashes(_ count: Int, at offset: Int) -> Bool {
        var index = 0
        while index < count {
            guard byte(offset + index) == "#" else { return false }
            index += 1
        }
        return true
    }
}
