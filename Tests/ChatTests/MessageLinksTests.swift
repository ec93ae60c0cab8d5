import Testing

@testable import Chat

@Suite
struct `The links in a text` {
    @Test(arguments: [
        ("https://a.example", ["https://a.example"]),
        ("momentsapp://product/42 is mine", ["momentsapp://product/42"]),
        ("view-source+x.1://a", ["view-source+x.1://a"]),
        ("https://a.example/b,c;d?e=f&g=%20#h", ["https://a.example/b,c;d?e=f&g=%20#h"]),
        (
            "one https://a.example\nand https://b.example/",
            ["https://a.example", "https://b.example/"]
        ),
        ("HTTPS://A.EXAMPLE", ["HTTPS://A.EXAMPLE"]),
    ])
    func `are found unchanged`(text: String, links: [String]) {
        #expect(MessageLinks.find(in: text) == links)
    }

    @Test(arguments: [
        "Look: https://a.example/b", "https://a.example/b.", "https://a.example/b, yes",
        "https://a.example/b?!", "see (https://a.example/b).", "\"https://a.example/b\"",
        "'https://a.example/b'", "“https://a.example/b”", "<https://a.example/b>",
        "[this](https://a.example/b)", "see:https://a.example/b;", "https://a.example/b…",
    ])
    func `end before the punctuation around them`(text: String) {
        #expect(MessageLinks.find(in: text).last == "https://a.example/b")
    }

    @Test
    func `keep a parenthesis of their own`() {
        let url = "https://a.example/Swift_(bird)"
        #expect(MessageLinks.find(in: "It is \(url).") == [url])
    }

    @Test(arguments: [
        "これを見てhttps://a.example/bです", "見て：https://a.example/b。", "「https://a.example/b」",
        "看https://a.example/b，好", "https://a.example/b！", "👉https://a.example/b👈",
    ])
    func `need no spaces in other scripts`(text: String) {
        #expect(MessageLinks.find(in: text) == ["https://a.example/b"])
    }

    @Test(arguments: [
        "", "Hello.", "https://", "https://...", "://a", "https:/a", "12:30 // 13:00",
        "www.a.example", "me@a.example", "mailto:me@a.example", "日本://a", "/product/42",
    ])
    func `don't exist in other texts`(text: String) {
        #expect(MessageLinks.find(in: text).isEmpty)
    }
}
