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
    func `is written as the rows that have changed`() {
        let theme = Theme(hasColor: false)
        var old = Frame(width: 10, height: 2)
        old.write("hello", at: Position(0, 0))
        var new = old
        #expect(FrameDiff(from: old, to: new, theme: theme).output == "")
        new.write("a", at: Position(1, 0))
        #expect(
            FrameDiff(from: old, to: new, theme: theme).output
                == "\u{1B}[1;1H\u{1B}[0m\u{1B}[2K\u{1B}[0mhallo\u{1B}[0m")
    }

    static let texts = [
        "", "abcdefghijklmn", "Mai 🏃🏻‍♂️ ok", "👨‍👩‍👧‍👦🇵🇹x", "❤️ ♥ ☕️", "日本語のテキスト", "مرحبا e\u{301}o",
        "สมชาย ใจดี", "          👩‍🍳",
    ]

    @Test(arguments: DrawnScreen.Width.allCases)
    func `leaves no remains of another one, however wide a terminal draws it`(
        width: DrawnScreen.Width
    ) {
        let frames = Self.texts.map { text in
            var frame = Frame(width: 14, height: 1)
            frame.write(text, at: Position(0, 0))
            return frame
        }
        for old in frames {
            for new in frames {
                func drawn(from before: [Frame?]) -> DrawnScreen {
                    var screen = DrawnScreen(columns: 14, rows: 1, width: width)
                    for (before, after) in zip(before, before.dropFirst() + [new]) {
                        guard let after else { continue }
                        screen.draw(FrameDiff(from: before, to: after, theme: Theme()).output)
                    }
                    return screen
                }
                let (changed, whole) = (drawn(from: [nil, old]), drawn(from: [nil]))
                #expect(changed.rows == whole.rows, "\(old.lines) to \(new.lines)")
            }
        }
    }

    @Test(arguments: [(["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), ([:], true)])
    func `has colors unless the user turns them off`(
        environment: [String: String], hasColor: Bool
    ) {
        let theme = Theme(environment: environment)
        #expect(theme.code(of: .accent).isEmpty != hasColor)
        #expect(theme.code(of: .focused) == "\u{1B}[7m", "the focus needs no color")
    }

    @Test(arguments: [("en_US.UTF-8", false), ("C", true), ("", true), ("C.utf8", false)])
    func `has boxes of ASCII without UTF-8`(locale: String, isASCII: Bool) {
        #expect(Theme(environment: ["LANG": locale]).isASCII == isASCII)
    }
}
