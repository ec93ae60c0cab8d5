extension SourceScanner {
    func isAny(_ token: SwiftToken, of words: [StaticString]) -> Bool {
        // In unoptimized builds, such as those of tests, a closure takes several times as long.
        for word in words where lexer.isWord(token, word) { return true }
        return false
    }

    func isWord(_ token: SwiftToken, _ word: StaticString) -> Bool {
        lexer.isWord(token, word)
    }

    func isByte(_ byte: Unicode.Scalar, _ token: SwiftToken) -> Bool {
        token.end > token.start && token.kind != .word
            && lexer.source[token.end - 1] == UInt8(ascii: byte) && token.kind != .literal
    }

    func text(of token: SwiftToken) -> String {
        String(decoding: lexer.text(of: token), as: UTF8.self)
    }

    func position(of token: SwiftToken) -> SourceFacts.Position {
        let place = lines.place(of: token.start, in: lexer.source, file: "")
        return SourceFacts.Position(line: place.line, column: place.column)
    }
}
