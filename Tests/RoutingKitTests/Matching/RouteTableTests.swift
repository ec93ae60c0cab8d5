import Testing

@testable import RoutingKit

@Suite
struct `A route table` {
    @Test(
        arguments: [
            ("/", []), ("/shop", ["shop"]), ("/shop", ["SHOP"]),
            ("/Product/:id", ["pRODUCT", "42"]),
            ("/:a/:b", ["x", "y"]), ("/商品/:id", ["商品", "1"]), ("/a b", ["a b"]),
        ] as [(String, [String])])
    func `a pattern answers its paths`(pattern: String, segments: [String]) throws {
        #expect(try answer(to: segments, of: [pattern]) == pattern)
    }

    @Test(
        arguments: [
            ("/", ["a"]), ("/shop", []), ("/shop", ["shop", "a"]), ("/product/:id", ["product"]),
            ("/shop/detail", ["chat", "detail"]), ("/cart", ["cartoon"]), ("/cartoon", ["cart"]),
            ("/É", ["é"]), ("/K", ["\u{212A}"]), ("/a/b", ["a/b"]), ("/a/:b", ["a", "b", "c"]),
        ] as [(String, [String])])
    func `a pattern answers no other path`(pattern: String, segments: [String]) throws {
        #expect(try answer(to: segments, of: [pattern]) == nil)
    }

    @Test(arguments: ["42", "UPPER", "a/b", "%2F", " x ", "é", "e\u{301}", "文", ""])
    func `a value is kept exactly as sent`(value: String) throws {
        let match = try #require(RouteTable([RoutePattern("/p/:id")]).match(["P", value]))
        #expect(match.values.map { Array($0.utf8) } == [Array(value.utf8)])
    }

    @Test
    func `values stand in the order of the path`() throws {
        let table = try RouteTable([RoutePattern("/:z/lit/:a(int)/:m")])
        #expect(table.match(["1", "LIT", "2", "3"])?.values == ["1", "2", "3"])
    }

    @Test
    func `an empty table answers nothing`() {
        #expect(RouteTable([]).match([]) == nil)
        #expect(RouteTable([]).match(["a"]) == nil)
    }

    @Test
    func `of two patterns with one shape the first answers`() throws {
        let patterns = try [RoutePattern("/a/:x"), RoutePattern("/A/:y")]
        #expect(RouteTable(patterns).match(["a", "1"])?.index == 0)
    }

    @Test
    func `each segment is looked at a bounded number of times`() throws {
        // A matcher that tried every combination would need 2 to the power of 40 steps here.
        let plain = (0..<40).map { "/:p\($0)" }.joined()
        let typed = (0..<40).map { "/:p\($0)(int)" }.joined()
        let table = try RouteTable([RoutePattern(plain + "/end"), RoutePattern(typed + "/stop")])
        let values = Array(repeating: "1", count: 40)
        #expect(table.match(values + ["end"])?.index == 0)
        #expect(table.match(values + ["stop"])?.index == 1)
        #expect(table.match(values + ["other"]) == nil)
    }

    private func answer(to segments: [String], of patterns: [String]) throws -> String? {
        let table = try RouteTable(patterns.map { try RoutePattern($0) })
        return table.match(segments).map { patterns[$0.index] }
    }
}
