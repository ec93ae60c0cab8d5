import Testing

@testable import RouteMatching

@Suite
struct `A value of a query` {
    @Test(arguments: [
        ("page=2", "page", "2"), ("page=2", "PAGE", "2"), ("Page=2", "page", "2"),
        ("a=1&page=2&b=3", "page", "2"), ("page=2&page=3", "page", nil), ("page=2", "pag", nil),
        ("page=2", "pages", nil), ("page", "page", ""), ("page=", "page", ""), ("=x", "", "x"),
        ("&&page=2&", "page", "2"), ("&&", "", nil), ("", "page", nil), ("a=b=c", "a", "b=c"),
        ("q=two%20words", "q", "two words"), ("%70age=2", "page", "2"),
        ("p%61ge=2&page=3", "page", nil),
        ("q=%2526", "q", "%26"), ("q=a+b", "q", "a+b"), ("caf%C3%A9=1", "café", "1"),
        ("caf%C3%A9=1", "cafe\u{301}", "1"), ("caf%C3%A9=1", "CAFé", "1"), ("K=1", "\u{212A}", "1"),
        ("a-name-of-more-than-eight=1", "a-name-of-more-than-eight", "1"),
        ("a-name-of-more-than-eighT=1&b", "A-NAME-OF-MORE-THAN-EIGHT", "1"),
        ("a-name-of-more-than-eighX=1", "a-name-of-more-than-eight", nil), ("a?b=?", "a?b", "?"),
    ])
    func `is read under its name, as a text and in place`(
        query: String, name: String, value: String?
    ) throws {
        let links = UniversalLinks(hosts: ["moments.app"])
        for path in ["/", "/a/b", "/caf%C3%A9"] {
            let link = try DeepLink(
                "https://moments.app\(path)?\(query)", from: .outside, of: links)
            #expect(link.queryValue(name) == value)
            let bytes = link.withQueryValue(name) { utf8 in utf8.indices.map { utf8[$0] } }
            #expect(bytes == value.map { Array($0.utf8) })
            let items = link.query.filter { $0.name.equalsIgnoringASCIICase(name) }.map(\.value)
            #expect((items.count == 1 ? items[0] : nil) == value)
        }
    }

    @Test
    func `has a type`() throws {
        let link = try DeepLink("/a?page=2&at=x&big=99", from: .app, of: .init(hosts: []))
        #expect(link.queryValue("page", as: Int.self) == 2)
        #expect(link.queryValue("at", as: Int.self) == nil)
        #expect(link.queryValue("big", as: UInt.self) == 99)
    }
}
