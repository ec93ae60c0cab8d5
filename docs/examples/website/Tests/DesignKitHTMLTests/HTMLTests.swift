import HTMLTesting
import RoutingEngine
import Testing

@testable import DesignKitHTML

struct `A part of a page` {
    static let hostile = [
        "</title><script>alert(1)</script>", "\" onmouseover=\"alert(1)",
        "' autofocus onfocus='a()",
        "<img src=x onerror=alert(1)>", "&lt;b&gt; & \"q\"", "]]><!--", "{{7*7}}${1}",
        "\u{202E}gnp.exe",
        "a\u{0}b\u{1B}[2J", "日本語 👩‍🍳",
    ]

    /// Each delimiter before a mark that Swift joins with it, and a browser doesn't.
    static let marked = ["\u{301}", "\u{1F3FB}", "\u{20E3}", "\u{FF9E}"].flatMap { mark in
        ["\"", "'", "<", ">", "&"].map { "Basket\($0)\(mark) onload=alert(1) x=\($0)\(mark)" }
    }

    @Test(arguments: hostile + marked)
    func `a part of a page is read as the text that it was made from`(text: String) throws {
        let part = HTML.element("p", ["title": text], .text(text))
        let read = try Markup(part.markup)
        #expect(read.name == "p")
        #expect(read.children.isEmpty)
        #expect(Array(read.attributes.keys) == ["title"])
        #expect(read.text == read["title"])
        #expect(read.text.unicodeScalars.elementsEqual(text.printable.unicodeScalars))
    }

    @Test(arguments: ["see https://a.com/b/c", "a/b", "//", "/", ""])
    func `a part of a page has lines that may break inside an address`(text: String) throws {
        let read = try Markup(HTML.element("p", [:], .breakable(text)).markup)
        #expect(read.text == text)
        #expect(read.children.count == (text.hasPrefix("see") ? 2 : text == "a/b" ? 1 : 0))
    }

    @Test func `a part of a page has no attribute with code`() {
        let part = HTML.element(
            "a",
            [
                "onclick": "alert(1)", "style": "color: red", "href": "javascript:alert(1)",
                "srcdoc": "<b>", "onload": HTMLAddress("/"),
            ])
        #expect(part.markup == "<a></a>")
    }

    @Test(arguments: [
        "https://example.com/a?b=c#d", "http://localhost:8080/", "mailto:a@b.c", "/product/42", "/",
        "?page=2", "#main", "momentsapp://product/42", "HTTPS://EXAMPLE.COM",
        "/\u{301}/evil.com", "https:\u{20E3}//a",
    ])
    func `a part of a page leads to pages, mail and the app`(address: String) throws {
        let address = try #require(HTMLAddress(address, schemes: ["momentsapp"]))
        #expect(
            try Markup(HTML.element("a", ["href": address]).markup)["href"] == address.text)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)",
        " javascript:alert(1)",
        "\u{1}javascript:alert(1)", "data:text/html,<script>", "vbscript:x", "file:///etc/passwd",
        "//evil.com/", "/\\evil.com", "\\\\evil.com", "https:\n//a", "product/42", "", "momentsapp",
        "//\u{301}evil.com", "javascript:\u{FF9E}alert(1)", "blob:https://a/1",
        "momentsapp://product/42", "javascript&colon;alert(1)",
    ])
    func `a part of a page leads nowhere else`(address: String) {
        #expect(HTMLAddress(address) == nil)
    }

    @Test func `a part of a page names the files of its own site`() {
        #expect(HTMLAddress(path: ["a b", "ü/", "c"]).text == "/a%20b/%C3%BC%2F/c")
        #expect(HTMLAddress(path: ["product", "42", ""]).text == "/product/42/")
    }
}

struct `The style sheet` {
    @Test func `the style sheet has every color that its rules name, and no other`() throws {
        let text = SharedFile.styleSheet.text
        let used = Set(text.matches(of: /var\(--([a-z-]+)\)/).map { String($0.1) })
        let colors = text.matches(of: /--([a-z-]+): light-dark\(#\w{6}, #\w{6}\);/)
        #expect(used == Set(colors.map { String($0.1) }))
        #expect(text.count(where: { $0 == "#" }) == 2 * colors.count)
        #expect(text.count(where: { $0 == "{" }) == text.count(where: { $0 == "}" }))
    }
}
