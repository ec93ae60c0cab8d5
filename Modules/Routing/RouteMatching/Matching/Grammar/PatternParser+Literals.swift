extension PatternParser {
    /// The text of a literal, its escapes decoded once.
    @inline(__always)
    func literal(_ part: Range<Int>) throws(PatternError) -> String {
        if let literal = plainLiteral(part) { return literal }
        return try checkedLiteral(part)
    }

    /// Almost every literal: longer than dots, and without anything to decode; `nil` for others.
    @inline(__always)
    func plainLiteral(_ part: Range<Int>) -> String? {
        guard Text.isPrintable, part.count > 2, part.allSatisfy({ text[$0].isLiteral }) else {
            return nil
        }
        return text.text(in: part)
    }

    @inline(never)
    private func checkedLiteral(_ part: Range<Int>) throws(PatternError) -> String {
        let isPlain = part.allSatisfy { text[$0].isLiteral }
        let literal = isPlain ? text.text(in: part) : try unescaped(part)
        guard !literal.isEmpty else {
            throw error(at: part.lowerBound, "expected a text beside '|'")
        }
        guard literal != ".", literal != ".." else {
            throw error(at: part.lowerBound, "no URL has a segment '.' or '..'")
        }
        let hidden = literal.unicodeScalars.first {
            URLCharacters.isHidden($0) || URLCharacters.isInvisible($0)
        }
        if let hidden {
            let code = String(hidden.value, radix: 16, uppercase: true)
            let digits = String(repeating: "0", count: max(0, 4 - code.count)) + code
            throw error(
                at: part.lowerBound,
                "no link can contain the character U+\(digits), which nobody sees; leave it out")
        }
        return literal
    }

    /// A text with `%20` and `\:` decoded.
    private func unescaped(_ part: Range<Int>) throws(PatternError) -> String {
        var bytes: [UInt8] = []
        var place = part.lowerBound
        while place < part.upperBound {
            let next = place + 1
            switch text[place] {
            case "%":
                let digits = Array(text.text(in: next..<min(next + 2, part.upperBound)).utf8)
                guard digits.count == 2, let high = PercentEncoding.hexValue(digits[0]),
                    let low = PercentEncoding.hexValue(digits[1])
                else {
                    throw error(
                        at: place,
                        "expected two hexadecimal digits after '%'; write '%25' for the sign itself"
                    )
                }
                bytes.append(high << 4 | low)
                place += 3
            case "\\":
                guard next < part.upperBound, let sign = sign(at: next) else {
                    throw error(
                        at: place,
                        "expected a punctuation mark after the backslash; write '%5C' for the "
                            + "backslash itself")
                }
                bytes.append(sign)
                place += 2
            default:
                guard text[place].isLiteral else { throw unfit(at: place) }
                bytes.append(contentsOf: text.text(in: place..<next).utf8)
                place += 1
            }
        }
        let literal = String(decoding: bytes, as: UTF8.self)
        guard literal.utf8.elementsEqual(bytes) else {
            throw error(at: part.lowerBound, "the escapes must be UTF-8")
        }
        return literal
    }

    /// The punctuation mark in ASCII at a place; `nil` if there is another character.
    private func sign(at place: Int) -> UInt8? {
        let bytes = text.text(in: place..<(place + 1)).utf8
        guard bytes.count == 1, let byte = bytes.first, 0x20...0x7E ~= byte,
            !ASCIICharacter(byte: byte).isName || byte == UInt8(ascii: "_")
        else { return nil }
        return byte
    }

    private func unfit(at place: Int) -> PatternError {
        let character = text.text(in: place..<(place + 1))
        let remedy =
            switch character {
            case "?": "leave out the query, or write '%3F'"
            case "#": "leave out the fragment, or write '%23'"
            default: "write '\(PercentEncoding.encode(character))'"
            }
        return error(at: place, "a literal can't contain '\(character)'; \(remedy)")
    }
}
