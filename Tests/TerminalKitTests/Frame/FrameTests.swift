import Testing

@testable import TerminalKit

@Suite
struct `A frame` {
    @Test
    func `clips wide characters as a whole`() {
        var frame = Frame(width: 5, height: 1)
        frame.write("日本語", at: Position(0, 0))
        #expect(frame.lines == ["日本"])
        frame.write("x", at: Position(1, 0))
        #expect(frame.lines == [" x本"])
    }

    @Test
    func `shows no control character of a text`() {
        var frame = Frame(width: 20, height: 1)
        frame.write("a\u{1B}[31mb\n", at: Position(0, 0))
        #expect(frame.lines == [#"a\u{1B}[31mb\n"#])
    }

    @Test
    func `is written as what has changed`() {
        let theme = Theme(colors: .none)
        var old = Frame(width: 10, height: 2)
        old.write("hello", at: Position(0, 0))
        var new = old
        #expect(FrameDiff(from: old, to: new, theme: theme).output == "")
        new.write("a", at: Position(1, 0))
        #expect(
            FrameDiff(from: old, to: new, theme: theme).output == "\u{1B}[1;2H\u{1B}[0ma\u{1B}[0m")
    }

    @Test(arguments: [
        (["NO_COLOR": "1", "COLORTERM": "truecolor"], Theme.Colors.none),
        (["COLORTERM": "truecolor"], .full), (["TERM": "xterm-256color"], .palette),
        (["TERM": "xterm"], .sixteen),
    ])
    func `has the colors that the terminal can show`(
        environment: [String: String], colors: Theme.Colors
    ) {
        #expect(Theme(environment: environment).colors == colors)
    }

    @Test(arguments: [("en_US.UTF-8", false), ("C", true), ("", true), ("C.utf8", false)])
    func `has boxes of ASCII without UTF-8`(locale: String, isASCII: Bool) {
        #expect(Theme(environment: ["LANG": locale]).isASCII == isASCII)
    }
}
