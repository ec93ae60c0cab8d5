extension SwiftLexer {
    /// Skips white space and comments.
    mutating func skipTrivia() {
        while !isAtEnd {
            switch byte() {
            case " ", "\t", "\u{B}", "\u{C}", "\0":
                position += 1
            case "\u{C2}" where isAtNoBreakSpace: position += 2
            case "\n", "\r":
                position += 1
                // A single-line string ends with its line, even inside an interpolation.
                while interpolations.last?.string.isMultiline == false {
                    interpolations.removeLast()
                }
            case "/" where byte(1) == "/": skipLine()
            case "/" where byte(1) == "*": skipBlockComment()
            default: return
            }
        }
    }

    /// Skips a comment, including nested ones.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if byte() == "/", byte(1) == "*" {
                depth += 1
                position += 2
            } else if byte() == "*", byte(1) == "/" {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && !isAtEnd
    }
}
