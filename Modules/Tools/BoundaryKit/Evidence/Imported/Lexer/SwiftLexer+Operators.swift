extension SwiftLexer {
    /// Reads an operator, or the regular expression that begins at its first `/`.
    mutating func readOperator() -> SwiftToken.Kind {
        let start = position
        let isBoundLeft = isBoundLeft
        if isBoundLeft, byte() == "?" || byte() == "!" {
            position += 1
            return isWord(previous, "try") ? .tryMark : .postfixOperator
        }
        let end = endOfOperatorBytes()
        if !isBoundLeft, let slash = source[start..<end].firstIndex(of: UInt8(ascii: "/")),
            let regexEnd = endOfRegex(from: slash, operatorEnd: end)
        {
            position = regexEnd
            return .literal
        }
        position = endBeforeComment(from: start, to: end)
        if position - start == 1, source[start] == UInt8(ascii: ".") { return .punctuation }
        let isArrow = source[start..<position].elementsEqual("->".utf8)
        return isArrow || isBoundLeft && !isBoundRight(isBoundLeft: true)
            ? .postfixOperator : .infixOperator
    }

    /// The end of a run of operator bytes. Comments can split a run into many operators, and each
    /// would search for the same end again.
    private mutating func endOfOperatorBytes() -> Int {
        let isDotted = byte() == "."
        let known = isDotted ? dottedOperatorEnd : operatorEnd
        if position < known { return known }
        let start = position
        repeat { position += 1 } while isOperatorByte(isDotted: isDotted)
        let end = position
        position = start
        if isDotted { dottedOperatorEnd = end } else { operatorEnd = end }
        return end
    }

    /// The end of an operator, which is at most the start of a comment inside it.
    private func endBeforeComment(from start: Int, to end: Int) -> Int {
        let slash = UInt8(ascii: "/")
        let comment = (start + 1..<max(start + 1, end - 1)).first { index in
            source[index] == slash
                && (source[index + 1] == slash || source[index + 1] == UInt8(ascii: "*"))
        }
        return comment ?? end
    }

    private func isOperatorByte(isDotted: Bool) -> Bool {
        switch byte() {
        case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", "?": true
        case ".": isDotted
        default: false
        }
    }

    /// Whether the left operand of an operator at the position is adjacent to it.
    private var isBoundLeft: Bool {
        switch byte(-1) {
        case " ", "\n", "\r", "\t", "(", "[", "{", ",", ";", ":", "\0": false
        case "/": byte(-2) != "*"
        // The end of a no-break space.
        case "\u{A0}": byte(-2) != "\u{C2}"
        default: true
        }
    }

    /// Whether the right operand of an operator that ends at the position is adjacent to it.
    func isBoundRight(isBoundLeft: Bool) -> Bool {
        switch byte() {
        case " ", "\n", "\r", "\t", ")", "]", "}", ",", ";", ":", "\0": false
        case ".": !isBoundLeft
        case "\u{C2}": !isAtNoBreakSpace
        case "/": byte(1) != "/" && byte(1) != "*"
        default: true
        }
    }
}
