import Testing

@testable import TerminalKit

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
