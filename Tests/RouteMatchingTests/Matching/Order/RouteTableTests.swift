import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite
struct `A route table` {
    @Test(
        arguments: [
            ("/:z/lit/:a(int)/:m", ["1", "LIT", "2", "3"], ["z=1", "a=2", "m=3"]),
            ("/:s(a|b)/*/:c(sku)", ["A", "x", "AB-1"], ["s=a", "c=AB-1"]),
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
        #expect(table.nearest(to: "/a") == nil)
        #expect(table.explain("/a").isEmpty)
    }
}

@Suite
struct `The order of patterns` {
    @Test
    func `patterns are in the order of their kinds, their types and their texts`() throws {
        let texts = [
            "/a/b/c", "/a/b", "/a/:x(m|n)", "/a/:x(bool)", "/a/:x(uuid)", "/a/:x(uint)",
            "/a/:x(int)", "/a/:x(double)", "/a/:x(sku)", "/a/:x(word)", "/a/:x", "/a/*/b", "/a/*",
            "/a/**", "/a", "/b", "/:x(b|c|d)/**", "/:x(a|b)", "/:x(int)", "/:x/a", "/:x/*",
            "/:x", "/*/a", "/*", "/**", "/",
        ]
        var random = SeededRandom(seed: 1)
        for _ in 0..<10 {
            let table = try RouteTable(
                unchecked: texts.shuffled(using: &random).map { try RoutePattern($0) })
            #expect(table.patterns.map(\.description) == texts)
        }
    }
}
