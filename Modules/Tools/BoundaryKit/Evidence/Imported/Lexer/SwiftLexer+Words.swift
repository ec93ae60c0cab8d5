extension SwiftLexer {
    /// Reads a name in backticks. A single backtick is punctuation.
    mutating func readQuotedName() -> SwiftToken.Kind {
        let start = position
        repeat { position += 1 } while !isAtLineEnd && byte() != "`"
        guard byte() == "`" else {
            position = start
            return readPunctuation()
        }
        position += 1
        return .name
    }

    /// Reads a number, including its fraction.
    mutating func readNumber() -> SwiftToken.Kind {
        skipWord()
        if byte() == ".", ("0"..."9").contains(byte(1)) {
            position += 1
            skipWord()
        }
        return .literal
    }

    /// Skips the characters of a word or a number.
    mutating func skipWord() {
        while true {
            switch byte() {
            case "\u{C2}" where isAtNoBreakSpace: return
            case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "\u{80}"...: position += 1
            default: return
            }
        }
    }
}
