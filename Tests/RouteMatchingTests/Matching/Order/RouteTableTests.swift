import Testing

@testable import RouteMatching

@Suite
struct `A route table` {
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
        #expect(table.nearest(to: "/a") == nil)
        #expect(table.explain("/a").isEmpty)
    }
}
