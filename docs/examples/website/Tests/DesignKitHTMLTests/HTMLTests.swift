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
    func `escapes a delimiter before a mark that Swift joins with it`(
        delimiter: String, mark: String
    ) throws {
        let text = "Basket\(delimiter)\(mark) onload=alert(1) x=\(delimiter)\(mark)"
        let part = HTML.element("p", [HTMLAttribute("title", text)], [.text(text)])
        let read = try #require(try Markup(part.markup).children.first)
        #expect(Array(read.attributes.keys) == ["title"])
        #expect(read.text.unicodeScalars.elementsEqual(text.unicodeScalars))
        #expect(read.text == read["title"])
    }

    @Test(arguments: marks)
    func `leads to no other host by a mark`(mark: String) {
        #expect(HTMLAddress("//\(mark)evil.com") == nil)
        #expect(HTMLAddress("/\(mark)/evil.com") != nil)
        #expect(HTMLAddress("javascript:\(mark)alert(1)") == nil)
        #expect(HTMLAddress("https:\(mark)//a") != nil)
    }

    @Test(arguments: hostile)
    func `is read as the text that it was made from`(text: String) throws {
        let part = HTML.element("p", [HTMLAttribute("title", text)], [.text(text)])
        let read = try #require(try Markup(part.markup).children.first)
        #expect(read.name == "p" && read.children.isEmpty && read.attributes.count == 1)
        #expect(read.text == read["title"])
        #expect(read.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
        #expect(read.text == text.printable)
    }

    @Test func `has no attribute with code`() {
        let attributes = [
            HTMLAttribute("onclick", "alert(1)"), HTMLAttribute("style", "color: red"),
            HTMLAttribute("href", "javascript:alert(1)"), HTMLAttribute("srcdoc", "<b>"),
        ]
        #expect(HTML.element("a", attributes).markup == "<a></a>")
    }

    @Test(arguments: [
        "https://example.com/a?b=c#d", "http://localhost:8080/", "mailto:a@b.c", "/product/42", "/",
        "?page=2", "#main", "momentsapp://product/42", "HTTPS://EXAMPLE.COM",
    ])
    func `leads to pages, mail and the app`(address: String) throws {
        let address = try #require(HTMLAddress(address, schemes: ["momentsapp"]))
        #expect(
            try Markup(HTML.element("a", [.href(address)]).markup).children[0]["href"]
                == address.text)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)",
        " javascript:alert(1)",
        "\u{1}javascript:alert(1)", "data:text/html,<script>", "vbscript:x", "file:///etc/passwd",
        "//evil.com/", "/\\evil.com", "\\\\evil.com", "https:\n//a", "product/42", "", "momentsapp",
        "blob:https://a/1", "momentsapp://product/42", "javascript&colon;alert(1)",
    ])
    func `leads nowhere else`(address: String) {
        #expect(HTMLAddress(address) == nil)
    }

    @Test func `names the files of its own site`() {
        #expect(HTMLAddress(path: ["a b", "ü/", "c"]).text == "/a%20b/%C3%BC%2F/c")
        #expect(HTMLAddress(path: ["product", "42", ""]).text == "/product/42/")
    }
}
