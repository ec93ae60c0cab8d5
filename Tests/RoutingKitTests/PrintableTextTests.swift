import Foundation
import Testing

@testable import RoutingKit

struct `The printable form of a text` {
    @Test(arguments: [
        ("a\u{1B}[31mb", #"a\u{1B}[31mb"#), ("a\u{7}b", #"a\u{07}b"#), ("a\nb", #"a\nb"#),
        ("a\r\nb", #"a\r\nb"#), ("a\tb", #"a\tb"#), ("a\0b", #"a\0b"#),
        ("a\u{7F}b", #"a\u{7F}b"#), ("a\u{9B}b", #"a\u{009B}b"#), ("a\u{85}b", #"a\u{0085}b"#),
        ("a\u{2028}b", #"a\u{2028}b"#), ("a\u{2029}b", #"a\u{2029}b"#),
        ("a\u{202E}b", #"a\u{202E}b"#), ("a\u{2066}b", #"a\u{2066}b"#),
        ("a\u{200F}b", #"a\u{200F}b"#), ("a\u{61C}b", #"a\u{061C}b"#),
        ("a\u{200B}b", #"a\u{200B}b"#), ("a\u{200C}b", #"a\u{200C}b"#),
        ("a\u{200D}b", #"a\u{200D}b"#), ("a\u{2060}b", #"a\u{2060}b"#),
        ("a\u{FEFF}b", #"a\u{FEFF}b"#), ("a\u{AD}b", #"a\u{00AD}b"#),
        ("a\u{FE0F}b", #"a\u{FE0F}b"#), ("a\u{3164}b", #"a\u{3164}b"#),
        ("a\u{FFF9}b", #"a\u{FFF9}b"#), ("a\u{E0041}b", #"a\u{000E0041}b"#),
        ("👩\u{200D}a", #"👩\u{200D}a"#), ("1\u{FE0F}a", #"1\u{FE0F}a"#),
        ("\u{200D}", #"\u{200D}"#), ("\u{FE0F}", #"\u{FE0F}"#),
    ])
    func `a printable text escapes characters that move the cursor, reverse text or are invisible`(
        text: String, printable: String
    ) {
        #expect(text.printable == printable)
        #expect(printable.printable == printable)
    }

    @Test(arguments: [
        "", "plain text", #"a \n that was typed"#, "Zoë Müller", "e\u{301}", "日本語のテキスト",
        "葛\u{E0100}", "한국어", "Олена", "שלום", "می\u{200C}خواهم", "क्\u{200D}ष", "a\u{A0}b",
        "a\u{3000}b",
        "👨‍👩‍👧‍👦", "👩🏽‍🍳", "👩‍❤️‍👨", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "↔\u{FE0E}", "1️⃣", "🇯🇵", "… › » ● 🎂",
    ])
    func `a printable text is unchanged without such characters`(text: String) {
        #expect(Array(text.printable.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test(arguments: [
        "a\u{1B}b", "a\u{7F}b", "a\u{9B}b", "a\nb", "a\u{2028}b", "a\u{202E}b", "a\u{200B}b",
        "a\u{E0041}b", "👨‍👩‍👧‍👦", #"a\"b"#,
    ])
    func `the JSON of a value escapes hidden characters`(text: String) throws {
        let json = RouteValue([text]).json
        #expect(json.printable == json)
        #expect(!json.contains { $0.isNewline })
        #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
    }
}
