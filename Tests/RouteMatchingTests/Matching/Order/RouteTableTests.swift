import Testing

@testable import RouteMatching

@Suite
struct `A route table` {
    @Test(
        arguments: [
            ("/", []), ("/shop", ["shop"]), ("/shop", ["SHOP"]), ("/a/:x?", ["a"]),
            ("/Product/:id", ["pRODUCT", "42"]), ("/:a/:b", ["x", "y"]), ("/a/:x?", ["a", "1"]),
            ("/商品/:id", ["商品", "1"]), ("/:s(a|B)", ["b"]), ("/:c(sku)", ["AB-12"]),
            ("/*/a", ["x", "a"]), ("/**", ["a"]), ("/a/**", ["a", "b", "c", "d"]), ("/:x?", []),
            ("/a/:b?/:c?", ["a"]), ("/a/:b?/:c?", ["a", "1"]), ("/a/:b?/:c?", ["a", "1", "2"]),
            ("/**?", []), ("/**?", ["a", "b"]), ("/a/**r?", ["a"]), ("/a/**r?", ["a", "b", "c"]),
            ("/:a?/**r?", []), ("/:a?/**r?", ["1"]), ("/:a?/**r?", ["1", "2", "3"]),
            ("/a%20b", ["A B"]), ("/%3Aid", [":id"]), ("/a%2Fb/:x", ["a/b", "1"]),
            ("/:x(a%20b|%2A)", ["*"]), ("/100%25/café", ["100%", "cafe\u{301}"]),
        ] as [(String, [String])])
    func `a pattern answers its paths`(pattern: String, segments: [String]) throws {
        #expect(try RouteTable(texts: [pattern]).winner(segments) == pattern)
    }

    @Test(
        arguments: [
            ("/", ["a"]), ("/shop", []), ("/shop", ["shop", "a"]), ("/product/:id", ["product"]),
            ("/shop/detail", ["chat", "detail"]), ("/cart", ["cartoon"]), ("/cartoon", ["cart"]),
            ("/a/b", ["a/b"]), ("/a/:b", ["a", "b", "c"]), ("/:s(a|b)", ["c"]),
            ("/:s(a|b)", ["ab"]),
            ("/:c(sku)", ["ab-12"]), ("/*", []), ("/*", ["a", "b"]), ("/**", []), ("/a/**", ["a"]),
            ("/a/:x?", ["a", "b", "c"]), ("/a/:x(int)?", ["a", "b"]), ("/:x?", ["a", "b"]),
            ("/a/:b?/:c?", ["a", "1", "2", "3"]), ("/a/:b(int)?/:c?", ["a", "x"]),
            ("/a/:b(int)?/:c?", ["a", "x", "1"]), ("/a/**r?", []), ("/a/**r?", ["b"]),
            ("/a%20b", ["a%20b"]), ("/a%2Fb", ["a", "b"]), ("/%2541", ["A"]),
            ("/:x(a%7Cb|c)", ["a"]),
        ] as [(String, [String])])
    func `a pattern answers no other path`(pattern: String, segments: [String]) throws {
        #expect(try RouteTable(texts: [pattern]).winner(segments) == nil)
    }

    @Test(arguments: ["42", "UPPER", "a/b", "%2F", " x ", "é", "e\u{301}", "文"])
    func `a value is kept exactly as sent`(value: String) throws {
        let match = try #require(RouteTable(texts: ["/p/:id"]).match(["P", value]))
        #expect(match.items.map { Array($0.value.utf8) } == [Array(value.utf8)])
    }

    @Test(
        arguments: [
            ("/:z/lit/:a(int)/:m", ["1", "LIT", "2", "3"], ["z=1", "a=2", "m=3"]),
            ("/:s(a|b)/*/:c(sku)", ["A", "x", "AB-1"], ["s=A", "c=AB-1"]),
            ("/a/**path", ["a", "b", "c"], ["path=b", "path=c"]), ("/a/**", ["a", "b", "c"], []),
            ("/:x?", ["1"], ["x=1"]), ("/:x?", [], []), ("/:a/:b?", ["1"], ["a=1"]),
            ("/:a?/:b?/**c?", ["1"], ["a=1"]), ("/:a?/:b?/**c?", ["1", "2"], ["a=1", "b=2"]),
            ("/:a?/**c?", ["1", "2", "3"], ["a=1", "c=2", "c=3"]), ("/**c?", [], []),
        ] as [(String, [String], [String])])
    func `values stand in the order of the path, under their names`(
        pattern: String, segments: [String], items: [String]
    ) throws {
        let match = try #require(RouteTable(texts: [pattern]).match(segments))
        #expect(match.items.map { "\($0.name)=\($0.value)" } == items)
    }

    @Test
    func `an empty table answers nothing`() throws {
        let table = try RouteTable([])
        #expect(table.match([]) == nil)
        #expect(table.match(["a"]) == nil)
        #expect(table.nearest(to: ["a"]) == nil)
        #expect(table.explain(["a"]).isEmpty)
        #expect(table.description == "")
    }
}
