import Testing

@testable import TerminalKit

@Suite
struct `A frame` {
    @Test
    func `clips wide characters as a whole`() {
        var frame = Frame(width: 5, height: 1)
        frame.write("日本語", 0, 0)
        #expect(frame.lines == ["日本"])
        frame.write("x", 1, 0)
        #expect(frame.lines == [" x本"])
    }

    @Test
    func `a frame is written as the rows that have changed`() {
        var old = Frame(width: 10, height: 2)
        old.write("hello", 0, 0)
        var new = old
        #expect(new.output(after: old, hasColor: false) == "")
        new.write("a", 1, 0)
        #expect(
            new.output(after: old, hasColor: false) == "\u{1B}[1;1H\u{1B}[2Khallo\u{1B}[0m")
    }

    @Test
    func `addresses what follows a character that terminals draw in different widths`() {
        var frame = Frame(width: 10, height: 1)
        frame.write("👩‍🍳x", 0, 0)
        let output = frame.output(after: nil, hasColor: false)
        #expect(output.hasSuffix("👩‍🍳\u{1B}[1;3Hx\u{1B}[0m"))
    }

    @Test
    @MainActor
    func `and a printed line are styled only by the program`() {
        #expect(TextRole.accent.code(hasColor: false) == "")
        #expect(TextRole.focused.code(hasColor: false) == "\u{1B}[7m", "without colors, too")
        var printed = ""
        let console = Console(
            isInteractive: true, hasColor: true, width: { 80 }, read: { nil },
            output: { printed += $0 }, errors: { _ in })
        console.write([Line("a\u{1B}[31mb", .strong) + Line(" c")])
        #expect(printed == "\u{1B}[1ma\\u{1B}[31mb\u{1B}[0m c\n")
    }
}

@Suite
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
