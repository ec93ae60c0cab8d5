import Testing

@testable import TerminalKit

struct `Keys of a terminal` {
    static let sequences: [(String, [Key])] = [
        ("a", [.character("a")]), ("日", [.character("日")]), ("👍", [.character("👍")]),
        ("\r", [.enter]), ("\u{7F}", [.backspace]), ("\t", [.tab]), ("\u{15}", [.control("u")]),
        ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[5~", [.pageUp]),
        ("\u{1B}[6~", [.pageDown]), ("\u{1B}[H", [.home]), ("\u{1B}[4~", [.end]),
        ("\u{1B}[3~", [.delete]), ("\u{1B}[Z", []), ("\u{1B}[1;5C", [.right]),
        ("\u{1B}[<0;3;2M", [.click(2, 1)]), ("\u{1B}[<0;3;2m", []),
        ("\u{1B}[<64;1;1M", [.wheel(-3)]), ("\u{1B}[<65;1;1M", [.wheel(3)]),
        ("\u{1B}[200~a\u{1B}[Ab\n\u{1B}[201~", [.paste("a\u{1B}[Ab\n")]),
        ("\u{1B}OA", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}OC", [.right]), ("\u{1B}OD", [.left]),
        ("\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS", []), ("\u{1B}OHx", [.home, .character("x")]),
        ("\u{1B}]11;rgb:00/00/00\u{7}q", [.character("q")]),
        ("\u{1B}]11;rgb:00/00/00\u{1B}\\q", [.character("q")]),
        ("\u{1B}P1$r0m\u{1B}\\q", [.character("q")]), ("\u{1B}_x\u{1B}[A", [.up]),
        ("\u{1B}[99;99;99x", []), ("q\u{1B}[Aw", [.character("q"), .up, .character("w")]),
    ]

    @Test(arguments: sequences)
    func `bytes are keys, wherever they are split`(text: String, keys: [Key]) {
        let bytes = Array(text.utf8)
        for split in 0...bytes.count {
            var parser = KeyParser()
            let first = parser.feed(bytes[..<split])
            #expect(first + parser.feed(bytes[split...]) == keys, "split at \(split)")
            #expect(parser.patience == nil)
        }
    }

    @Test(arguments: [
        ("an Escape alone is a key", "\u{1B}", 40, [Key.escape]),
        ("a paste without an end is one", "\u{1B}[200~ab", 1_000, [.paste("ab")]),
        ("the beginning of a reply means nothing", "\u{1B}]11;q", 1_000, []),
    ])
    func `what has no end is read after a moment`(
        name: String, text: String, milliseconds: Int32, keys: [Key]
    ) {
        var parser = KeyParser()
        #expect(parser.feed(text.utf8) == [])
        #expect(parser.patience == milliseconds)
        #expect(parser.flush() == keys)
        #expect(parser.feed("q".utf8) == [.character("q")])
    }

    @Test(arguments: [
        ("\u{1B}[200~", "\u{1B}[201~", [Key.paste(String(repeating: "a", count: 65_536))]),
        ("\u{1B}]52;", "\u{1B}\\", []),
    ])
    func `a paste is read up to its limit, and a reply means nothing, however long it is`(
        start: String, end: String, keys: [Key]
    ) {
        var parser = KeyParser()
        var read = parser.feed(start.utf8)
        for _ in 0..<100 { read += parser.feed(repeatElement(UInt8(ascii: "a"), count: 10_000)) }
        for byte in (end + "q").utf8 { read += parser.feed([byte]) }
        #expect(read == keys + [.character("q")])
    }

    @Test(arguments: [[0xFF], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0x80, 0x80]] as [[UInt8]])
    func `bytes that are no text don't stop what follows`(bytes: [UInt8]) {
        var parser = KeyParser()
        #expect(
            parser.feed(bytes + Array("ok".utf8)).suffix(2) == [.character("o"), .character("k")])
    }
}

struct `A line that the user edits` {
    static let edits: [([Key], String, String)] = [
        ([.character("c")], "abc", ""), ([.backspace], "a", ""),
        ([.left, .character("x")], "ax", "b"),
        ([.home, .delete], "", "b"), ([.control("u")], "", ""),
        ([.paste("1\n2")], "ab1 2", ""),
        ([.character("👩"), .character("\u{200D}"), .character("🍳"), .backspace], "ab", ""),
    ]

    @Test(arguments: edits)
    func `keys edit it at the cursor`(keys: [Key], before: String, after: String) {
        var editor = LineEditor("ab")
        for key in keys { editor.handle(key) }
        #expect(editor.before == before)
        #expect(editor.after == after)
    }

    @Test(arguments: [
        ("/pro", "/product"), ("/h", "/home"), ("/x", "/x"), ("/product/", "/product/"),
    ])
    func `a URL is completed as far as it is clear`(text: String, longest: String) {
        let completion = URLCompletion(
            text: text, patterns: ["/home", "/product/:id", "/products"])
        #expect(completion.longest == longest)
    }
}
