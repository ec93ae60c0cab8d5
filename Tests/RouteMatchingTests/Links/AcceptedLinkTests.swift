import RoutingTestSupport
import Testing

@testable import RouteMatching

struct `Links that are read` {
    @Test(arguments: [
        ("https://moments.app/product/42", "/product/42"),
        ("https://www.moments.app/product/42", "/product/42"),
        ("https://moments.app:443/product/42", "/product/42"),
        ("HTTPS://Moments.APP/product/42", "/product/42"),
        ("https://moments.app", "/"), ("https://moments.app/", "/"),
        ("https://moments.app?a=1", "/?a=1"), ("https://moments.app#top", "/"),
        ("moments://product/42", "/product/42"), ("MOMENTS://product/42", "/product/42"),
        ("moments://product", "/product"), ("moments://product/", "/product"),
        ("moments://product?color=red", "/product?color=red"),
        ("moments://Product/42", "/Product/42"), ("moments:///product/42", "/product/42"),
        ("moments:///product/42?color=red", "/product/42?color=red"), ("moments:///", "/"),
        ("moments://", "/"), ("moments://?color=red", "/?color=red"),
        ("/", "/"), ("/shop", "/shop"), ("/shop/", "/shop"), ("/SHOP", "/SHOP"),
        ("/product/42?color=red#reviews", "/product/42?color=red"),
        ("/product/42#?color=red", "/product/42"), ("/product/42?", "/product/42"),
        ("/a:b/c@d/!$&'()*,", "/a%3Ab/c%40d/%21%24%26%27%28%29%2A%2C"), ("/%61%7a%2d", "/az-"),
        ("/%e5%95%86%E5%93%81", "/%E5%95%86%E5%93%81"),
        // The app itself may send any character.
        ("/emoji/%F0%9F%91%A9%E2%80%8D%F0%9F%94%AC", "/emoji/%F0%9F%91%A9%E2%80%8D%F0%9F%94%AC"),
        ("/%E2%80%AEabc", "/%E2%80%AEabc"), ("/a%00b", "/a%00b"), ("/a%2Fb?x=%00", "/a%2Fb?x=%00"),
        ("https://moments.app/%E5%95%86?a=%2526&a=", "/%E5%95%86?a=%2526&a="),
    ])
    func `a link has one canonical text, without scheme and host, which reads back as the same`(
        text: String, canonical: String
    ) throws {
        let read = try link(canonical)
        for source in text.hasPrefix("/") ? [LinkSource.app] : [.app, .outside] {
            let link = try DeepLink(text, from: source, of: .sample)
            #expect(link.description == canonical)
            #expect(read.segments == link.segments)
            #expect(read.query == link.query)
        }
    }

    @Test(arguments: [
        ("/a%2Fb/c", ["a/b", "c"]), ("/a%2fb", ["a/b"]), ("/%2F", ["/"]), ("/a%5Cb", ["a\\b"]),
        ("/100%25", ["100%"]), ("/%252F", ["%2F"]), ("/a+b;c=d", ["a+b;c=d"]),
    ])
    func `each segment is decoded once, after splitting`(text: String, segments: [String]) throws {
        #expect(try link(text).segments == segments)
    }

    @Test(arguments: [
        ("?q=a%26b%3Dc", [["q", "a&b=c"]]), ("?q=%2526", [["q", "%26"]]),
        ("?q=a+b", [["q", "a+b"]]), ("?q=a;r=b", [["q", "a;r=b"]]), ("?q=a=b", [["q", "a=b"]]),
        ("?q=a/b?c", [["q", "a/b?c"]]), ("?flag", [["flag", ""]]), ("?flag=", [["flag", ""]]),
        ("?=x", [["", "x"]]), ("?a=1&&b=2&", [["a", "1"], ["b", "2"]]),
        ("?a=2&a=1", [["a", "2"], ["a", "1"]]), ("?A=X", [["A", "X"]]), ("?%61=1", [["a", "1"]]),
        // Swift joins `=` and an accent into one character.
        ("?b=%CC%81c&d=e", [["b", "\u{301}c"], ["d", "e"]]),
        // What can't be decoded stays as it was sent.
        ("?x=50%", [["x", "50%"]]), ("?x=%E9", [["x", "%E9"]]), ("?ref[]=%41", [["ref[]", "A"]]),
        ("?%zz=1&b=2", [["%zz", "1"], ["b", "2"]]),
    ])
    func `each item of a query is decoded once, after splitting, if it can be`(
        query: String, items: [[String]]
    ) throws {
        for text in ["/search\(query)", "https://moments.app/search\(query)"] {
            let link = try link(text)
            #expect(link.query.map { [$0.name, $0.value] } == items)
        }
    }

    @Test
    func `hosts and schemes are declared without regard to case`() throws {
        let links = UniversalLinks(hosts: ["Moments.APP"], schemes: ["MoMents"])
        for text in ["https://moments.app/shop", "moments://shop"] {
            #expect(try DeepLink(text, from: .outside, of: links).segments == ["shop"])
        }
    }

    private func link(_ text: String) throws -> DeepLink {
        try DeepLink(text, from: .app, of: .sample)
    }
}
