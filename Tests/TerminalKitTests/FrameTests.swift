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
    func `is written as the rows that have changed`() {
        var old = Frame(width: 10, height: 2)
        old.write("hello", at: Position(0, 0))
        var new = old
        #expect(FrameDiff(from: old, to: new, hasColor: false).output == "")
        new.write("a", at: Position(1, 0))
        #expect(
            FrameDiff(from: old, to: new, hasColor: false).output
                == "\u{1B}[1;1H\u{1B}[0m\u{1B}[2K\u{1B}[0mhallo\u{1B}[0m")
    }

    @Test
    func `addresses what follows a character that terminals draw in different widths`() {
        var frame = Frame(width: 10, height: 1)
        frame.write("👩‍🍳x", at: Position(0, 0))
        let output = FrameDiff(from: nil, to: frame, hasColor: false).output
        #expect(output.hasSuffix("👩‍🍳\u{1B}[1;3Hx\u{1B}[0m"))
    }

    @Test
    func `shows the focus without colors, too`() {
        #expect(TextRole.accent.code(hasColor: false) == "")
        #expect(TextRole.focused.code(hasColor: false) == "\u{1B}[7m")
    }
}
