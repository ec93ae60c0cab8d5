import RoutingEngine
import Testing

@testable import DesignKitHTML

@Suite struct `A part of a page` {
    static let hostile = [
        "</title><script>alert(1)</script>", "\" onmouseover=\"alert(1)",
        "' autofocus onfocus='a()",
        "<img src=x onerror=alert(1)>", "&lt;b&gt; & \"q\"", "]]><!--", "{{7*7}}${1}",
        "\u{202E}gnp.exe",
        "a\u{0}b\u{1B}[2J", "日本語 👩‍🍳",
    ]

    /// Marks that Swift joins with the character before them, and a browser doesn't.
    static let marks = ["\u{301}", "\u{1F3FB}", "\u{20E3}", "\u{FF9E}"]

    @Test(arguments: ["\"", "'", "<", ">", "&"], marks)
    func `a part of a page escapes a delimiter before a mark that Swift joins with it`(
        delimiter: String, mark: String
    ) throws {
        let text = "Basket\(delimiter)\(mark) onload=alert(1) x=\(delimiter)\(mark)"
        let part = HTML.element("p", ["title": text], .text(text))
        let read = try Markup(part.markup)
        #expect(Array(read.attributes.keys) == ["title"])
        #expect(read.text.unicodeScalars.elementsEqual(text.unicodeScalars))
        #expect(read.text == read["title"])
    }

    @Test(arguments: marks)
    func `a part of a page leads to no other host by a mark`(mark: String) {
        #expect(HTMLAddress("//\(mark)evil.com") == nil)
        #expect(HTMLAddress("/\(mark)/evil.com") != nil)
        #expect(HTMLAddress("javascript:\(mark)alert(1)") == nil)
        #expect(HTMLAddress("https:\(mark)//a") != nil)
    }

    @Test(arguments: hostile)
    func `a part of a page is read as the text that it was made from`(text: String) throws {
        let part = HTML.element("p", ["title": text], .text(text))
        let read = try Markup(part.markup)
        #expect(read.name == "p" && read.children.isEmpty && read.attributes.count == 1)
        #expect(read.text == read["title"])
        #expect(read.text == text.printable)
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
        "blob:https://a/1", "momentsapp://product/42", "javascript&colon;alert(1)",
    ])
    func `a part of a page leads nowhere else`(address: String) {
        #expect(HTMLAddress(address) == nil)
    }

    @Test func `a part of a page names the files of its own site`() {
        #expect(HTMLAddress(path: ["a b", "ü/", "c"]).text == "/a%20b/%C3%BC%2F/c")
        #expect(HTMLAddress(path: ["product", "42", ""]).text == "/product/42/")
    }
}

@Suite struct `The style sheet` {
    @Test func `the style sheet has every color that its rules name, and no other`() throws {
        let text = SharedFile.styleSheet.text
        let used = Set(text.matches(of: /var\(--([a-z-]+)\)/).map { String($0.1) })
        let colors = text.matches(of: /--([a-z-]+): light-dark\(#\w{6}, #\w{6}\);/)
        #expect(used == Set(colors.map { String($0.1) }))
        #expect(text.count(where: { $0 == "#" }) == 2 * colors.count)
        #expect(text.count(where: { $0 == "{" }) == text.count(where: { $0 == "}" }))
    }
}
