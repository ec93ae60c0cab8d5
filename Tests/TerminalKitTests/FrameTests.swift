import Testing

@testable import TerminalKit

struct `A frame` {
    @Test func `a frame clips wide characters as a whole`() {
        var frame = Frame(width: 5, height: 1)
        frame.draw([Line("日本語")], in: (0..<5, 0..<1))
        #expect(frame.texts == ["日本"])
        frame.draw([Line("x")], in: (1..<2, 0..<1))
        #expect(frame.texts == [" x本"])
    }

    @Test func `a frame is written as the lines that have changed`() {
        var old = Frame(width: 5, height: 2)
        old.draw([Line("hello")], in: (0..<5, 0..<1))
        var new = old
        #expect(new.output(after: old, hasColor: false) == "")
        new.draw([Line("a", .accent)], in: (1..<2, 0..<1))
        #expect(new.output(after: old, hasColor: false) == "\u{1B}[1;1H\u{1B}[2Khallo")
        #expect(new.output(after: old, hasColor: true).hasSuffix("h\u{1B}[36ma\u{1B}[0mllo"))
    }

    @Test
    func `a frame addresses what follows a character that terminals draw in different widths`() {
        var frame = Frame(width: 3, height: 1)
        frame.draw([Line("👩‍🍳x")], in: (0..<3, 0..<1))
        #expect(frame.output(after: nil, hasColor: false).hasSuffix("👩‍🍳\u{1B}[3Gx"))
    }

    @Test
    @MainActor
    func `a frame and a printed line are styled only by the program`() {
        #expect(Line("a", .inverse).styled(hasColor: false) == "\u{1B}[7ma\u{1B}[0m")
        #expect(Line("a\u{1B}[31mb").styled(hasColor: true) == "a\\u{1B}[31mb")
        let transcript = Transcript()
        transcript.console.write(["a\u{1B}[31mb"])
        #expect(transcript.output == "a\\u{1B}[31mb\n")
    }
}

struct `The width of text in a terminal` {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("한국어", 6), ("ｶﾅ", 2),
        ("👍🏽", 2), ("👩‍🍳", 2), ("🇯🇵", 2), ("❤️", 2), ("♥", 1), ("Ａ", 2), ("\u{7}", 0), ("ﬁ", 1),
        ("Олена", 5), ("\u{200B}", 0),
    ])
    func `a text has as many columns as in a terminal`(text: String, columns: Int) {
        #expect(text.columns == columns)
    }

    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]),
        ("日本語のテキスト", 6, ["日本語", "のテキ", "スト"]),
        ("a日本", 2, ["a", "日", "本"]),
        ("abcdefgh ij", 4, ["abcd", "efgh", "ij"]),
        ("", 5, [""]),
        ("  spaced \n out ", 20, ["spaced out"]),
        ("red\u{1B}[31m text", 20, [#"red\u{1B}[31m text"#]),
    ])
    func `a text is wrapped at spaces, then anywhere`(text: String, width: Int, lines: [String]) {
        #expect(text.wrapped(to: width) == lines)
    }
}
