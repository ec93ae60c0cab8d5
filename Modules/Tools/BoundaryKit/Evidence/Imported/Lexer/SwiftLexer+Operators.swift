extension SwiftLexer {
    /// Reads an operator, or the regular expression that its first `/` begins.
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

    /// Where the bytes end of which operators are made. Comments may cut them into many, of which
    /// each would look for the same end again.
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

    /// Where an operator ends: a comment may begin inside it.
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

    /// Whether an operator at the position has its left operand right before it.
    private var isBoundLeft: Bool {
        switch byte(-1) {
        case " ", "\n", "\r", "\t", "(", "[", "{", ",", ";", ":", "\0": false
        case "/": byte(-2) != "*"
        default: true
        }
    }

    /// Whether an operator that ends at the position has its right operand right behind it.
    func isBoundRight(isBoundLeft: Bool) -> Bool {
        switch byte() {
        case " ", "\n", "\r", "\t", ")", "]", "}", ",", ";", ":", "\0": false
        case ".": !isBoundLeft
        case "/": byte(1) != "/" && byte(1) != "*"
        default: true
        }
    }
}
