import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite(.longComputation)
struct `The winner among parameters with a text beside them` {
    @Test(arguments: [
        ("/p-new", "/p-new"), ("/P-S", "/p-:size(s|m)"), ("/p-7", "/p-:n(uint)"),
        ("/p--7", "/p-:n(int)"), ("/p-AB-1", "/p-:code(sku)"), ("/p-seven", "/p-:code(word)"),
        ("/p-Seven", "/p-:name"), ("/p-", "/:all"), ("/p", "/:word(word)"), ("/7", "/:number(int)"),
        ("/p-7/x", "/**"), ("/p-s/x", "/**"),
    ])
    func `a narrower kind wins, whatever was registered first`(path: String, winner: String) throws
    {
        for table in try Self.kinds.get() {
            #expect(table.match(path)?.pattern.description == winner, "\(table.patterns)")
        }
    }

    private static let kinds = Result {
        let texts = [
            "/:all", "/:word(word)", "/:number(int)", "/p-:name", "/p-:code(word)", "/p-:code(sku)",
            "/p-:n(int)", "/p-:n(uint)", "/p-:size(s|m)", "/p-new", "/**",
        ]
        return try [texts, texts.reversed()].map { try RouteTable(texts: $0) }
    }

    @Test(arguments: [
        ("/a", "/:x"), ("/ab", "/a:x"), ("/abc", "/ab:x"), ("/ABC", "/ab:x"),
        ("/b.json", "/:x.json"), ("/b.min.json", "/:x.min.json"), ("/.json", "/:x"),
        ("/B.MIN.JSON", "/:x.min.json"), ("/a.json", "/a.json"), ("/ax.json", "/a:x.json"),
        ("/abx.json", "/ab:x.json"), ("/ab.json", "/ab.json"), ("/ax.min.json", "/ax.min.json"),
    ])
    func `the texts that continue those of the others win`(path: String, winner: String) throws {
        for table in try (path.lowercased().contains("min") ? Self.longer : Self.short).get() {
            #expect(table.match(path)?.pattern.description == winner, "\(table.patterns)")
        }
    }

    private static let short = Result {
        let texts = [
            "/:x", "/a:x", "/ab:x", "/:x.json", "/a:x.json", "/ab:x.json", "/a.json", "/ab.json",
        ]
        return try texts.someOrders.map { try RouteTable(texts: $0) }
    }
    private static let longer = Result {
        let texts = ["/:x", "/:x.json", "/:x.min.json", "/ax.min.json"]
        return try texts.someOrders.map { try RouteTable(texts: $0) }
    }

    @Test(arguments: [
        // The texts decide before the types do, and both after all kinds.
        (["/a:x/:n(int)", "/ab:x/:n(double)"], "/abc/7", "/ab:x/:n(double)"),
        (["/a:x(double)/:n(double)", "/a:x(double)/:n(int)"], "/a5/7", "/a:x(double)/:n(int)"),
        (["/a:x(int)", "/a1:x(double)"], "/a12", "/a1:x(double)"),
        (["/a:x(int)/b", "/a:x(uint)/:y"], "/a5/b", "/a:x(int)/b"),
        (["/ab:x/*", "/a:x/b"], "/abc/b", "/a:x/b"),
        (["/a:x(sku)/b:y", "/a:x(word)/bc:y"], "/aAB-1/bcd", "/a:x(sku)/b:y"),
        (["/a:x(word)/b:y", "/a:x(word)/bc:y"], "/az/bcd", "/a:x(word)/bc:y"),
        (["/x:a/y", "/:a/y"], "/x/y", "/:a/y"),
        (["/1:x", "/:n(int)"], "/12", "/1:x"), (["/1:x", "/:n(int)"], "/1", "/:n(int)"),
        (["/tr:x", "/:v(bool)"], "/true", "/tr:x"),
        (["/:v(bool)", "/tr:x"], "/false", "/:v(bool)"),
        (["/on-:v(bool)", "/on-:v"], "/on-true", "/on-:v(bool)"),
        (["/on-:v(bool)", "/on-:v"], "/on-TRUE", "/on-:v"),
        (["/on-true", "/on-:v(bool)"], "/on-TRUE", "/on-true"),
        (["/a/:x.json?", "/a/*"], "/a", "/a/:x.json?"),
        (["/a/:x.json?", "/a/*"], "/a/b.json", "/a/:x.json?"),
        (["/a/:x.json?", "/a/*"], "/a/b", "/a/*"),
        // A word of one pattern is a value of another one.
        (["/a-b/c", "/a-:x/d"], "/a-b/d", "/a-:x/d"), (["/a-b/c", "/a-:x/d"], "/a-b/c", "/a-b/c"),
        (["/:e(ab|cd)/c", "/a:x/d"], "/ab/d", "/a:x/d"),
    ])
    func `of two the narrower one wins`(texts: [String], path: String, winner: String) throws {
        for order in [texts, texts.reversed()] {
            #expect(try RouteTable(texts: order).match(path)?.pattern.description == winner)
        }
    }

    @Test(arguments: [1, 5, 6, 40])
    func `any number of texts may follow one place`(count: Int) throws {
        let texts = (0..<count).flatMap { ["/:name.x\($0)", "/p\($0)-:id(int)/y", "/w\($0).x0"] }
        let table = try RouteTable(texts: texts + ["/:n(int)", "/true", "/:all", "/*/y"])
        for number in 0..<count {
            #expect(table.winner(["a.X\(number)"]) == "/:name.x\(number)")
            #expect(table.winner(["p\(number)-7", "y"]) == "/p\(number)-:id(int)/y")
            #expect(table.winner(["p\(number)-x", "y"]) == "/*/y")
            #expect(table.winner(["w\(number).x0"]) == "/w\(number).x0")
            #expect(table.winner([".x\(number)"]) == "/:all")
        }
        #expect(table.winner(["7"]) == "/:n(int)")
        #expect(table.winner(["true"]) == "/true")
    }

    @Test
    func `its constraint is asked about the value alone, and only between its texts`() throws {
        let counter = CallCounter()
        let any = RouteConstraint("any", example: "x") { value in
            value == "é b" && counter.count()
        }
        let table = RouteTable(unchecked: [try RoutePattern("/p-:x(any).y")], constraints: [any])
        #expect(table.match("/p-%C3%A9%20b.Y")?["x"] == ["é b"])
        #expect(table.match("/P-e%CC%81%20b.y") != nil)
        #expect(table.match("/q-%C3%A9%20b.y") == nil)
        #expect(table.match("/p-.y") == nil)
        #expect(counter.calls == 2)
    }
}
