import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite
struct `The value between two texts` {
    @Test(arguments: [
        ("/p-:x.html", "/p-42.html", "42"), ("/p-:x.html", "/P-aB.HTML", "aB"),
        ("/p-:x.html", "/p-%C3%A9%2F.html", "é/"), ("/p-:x.html", "/%70-a%2ehtml", "a"),
        ("/p-:x.html", "/p-.html.html", ".html"), ("/:x.json", "/%F0%9F%9B%8D.json", "🛍"),
        ("/a:x", "/a%00", "\0"), ("/-:x", "/-%CC%81a", "\u{301}a"), ("/k:x", "/%E2%84%AAx", "x"),
        ("/v:x(double)", "/v0.50", "0.50"),
    ])
    func `a value is read exactly as sent`(text: String, path: String, value: String) throws {
        let table = try RouteTable(texts: [text])
        let match = try #require(table.match(path))
        #expect(match.values("X").map { Array($0.utf8) } == [Array(value.utf8)])
        #expect(match.items.map { Array($0.value.utf8) } == [Array(value.utf8)])
        let link = try DeepLink(path.replacing("%00", with: "b"), from: .app, of: .sample)
        #expect(table.match(link)?.items.count == 1)
    }

    @Test(arguments: [
        ("/p-:x.html", "/p-.html"), ("/p-:x.html", "/p-a.htm"), ("/p-:x", "/p-"), ("/ab:x", "/a"),
        ("/a:x.b", "/a.b"), ("/ab{x}bc", "/abc"), ("/a:x", "/a%CC%81b"), ("/a:x", "/%C3%A1b"),
        ("/=:x", "/%3D%CC%B8"), ("/..:x", "/.."), ("/.:x", "/.."), ("/.:x", "/."),
        ("/p-:x(s|m)", "/p-l"), ("/v:x(int)", "/v1.5"), ("/v:x(bool)", "/vTRUE"),
    ])
    func `another text has no value between the two`(text: String, path: String) throws {
        let table = try RouteTable(texts: [text])
        #expect(table.match(path) == nil)
        #expect(table.explain(path).allSatisfy { $0.failure != nil })
    }

    @Test(
        arguments: [
            ("/p-:x(int).html", "42", "/p-42.html"), ("/P-:x", "a b", "/P-a%20b"),
            ("/.:x", ".a", "/..a"), ("/a/:x.json?", "b", "/a/b.json"),
            ("/{x}_1", ".", "/._1"), ("/p-:x", "", nil), ("/.:x", ".", nil),
            ("/a:x", "\u{301}b", nil), ("/=:x", "\u{338}", nil),
        ] as [(String, String, String?)])
    func `a value makes a link that gives it back, or none`(
        text: String, value: String, path: String?
    ) throws {
        let link = try RoutePattern(text).link(
            of: ParameterValues(items: [.init(name: "x", value: value)]))
        #expect(link?.description == path)
        if let link { #expect(try RouteTable(texts: [text]).match(link)?.values("x") == [value]) }
    }

    @Test(arguments: [
        ("/p-:x.html", true), ("/P-:x", false), ("/:x.a+b", false), ("/:x.JSON", false),
        ("/@:x", false), ("/p_{x}_1~", true), ("/p-:x(s|m)", true), ("/p-:x(S|m)", false),
        ("/:x(s|m)", true), ("/:x(s|M)", false), ("/:x(s|%C3%A9)", false),
    ])
    func `a pattern is canonical if its texts are`(text: String, isCanonical: Bool) throws {
        #expect(try RoutePattern(text).isCanonical == isCanonical)
    }
}
