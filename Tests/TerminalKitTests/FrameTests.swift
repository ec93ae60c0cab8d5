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
    func `is written as the rows that have changed`() {
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
    func `shows the focus without colors, too`() {
        #expect(TextRole.accent.code(hasColor: false) == "")
        #expect(TextRole.focused.code(hasColor: false) == "\u{1B}[7m")
    }
}
