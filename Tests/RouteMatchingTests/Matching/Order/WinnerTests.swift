import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite(.longComputation)
struct `The winner among overlapping patterns` {
    @Test(arguments: [
        (["new"], "/new"), (["NEW"], "/new"), (["s"], "/:a(s|m|l)"), (["true"], "/:a(bool)"),
        (["7"], "/:a(uint)"), (["-7"], "/:a(int)"), (["7.5"], "/:a(double)"),
        (["AB-1"], "/:a(sku)"),
        (["0a8f3c1e-0000-4000-8000-00000000000F"], "/:a(uuid)"), (["seven"], "/:a(word)"),
        (["Seven"], "/:a"), (["Seven", "more"], "/**"),
    ])
    func `a narrower segment wins, whatever was registered first`(
        segments: [String], winner: String
    ) throws {
        for table in try Self.kinds.get() {
            #expect(table.winner(segments) == winner, "\(table.patterns)")
        }
    }

    private static let kinds = Result {
        let texts = [
            "/:a", "/:a(double)", "/:a(int)", "/:a(uint)", "/:a(uuid)", "/:a(bool)", "/new",
            "/:a(s|m|l)", "/:a(word)", "/:a(sku)", "/**",
        ]
        return try texts.someOrders.map { try RouteTable(texts: $0) }
    }

    @Test(arguments: [
        (["a", "b"], "/a/b"), (["a", "1"], "/a/:x(int)"), (["a", "x"], "/a/:x"),
        (["x", "b"], "/:x/b"), (["x", "y"], "/:x/:y"),
    ])
    func `the leftmost difference decides, whatever was registered first`(
        segments: [String], winner: String
    ) throws {
        for order in ["/:x/:y", "/a/:x", "/:x/b", "/a/b", "/a/:x(int)"].someOrders {
            #expect(try RouteTable(texts: order).winner(segments) == winner, "\(order)")
        }
    }

    @Test(arguments: [
        (["a", "b", "d"], "/:x/b/d"), (["a", "1", "e"], "/a/:x/e"), (["a", "1", "f"], "/:x/:y/f"),
        (["a", "b", "c"], "/a/b/c"), (["1", "1", "f"], "/:x(int)/:y/f"), (["a", "b"], "/**"),
    ])
    func `a branch that ends nowhere is left again, whatever was registered first`(
        segments: [String], winner: String
    ) throws {
        for table in try Self.branches.get() {
            #expect(table.winner(segments) == winner, "\(table.patterns)")
        }
    }

    private static let branches = Result {
        let texts = ["/a/b/c", "/:x/b/d", "/a/:x/e", "/:x/:y/f", "/:x(int)/:y/f", "/**"]
        return try texts.someOrders.map { try RouteTable(texts: $0) }
    }

    @Test(arguments: [
        // The kinds decide before the types do, which are compared only where all kinds are equal.
        (["7", "b"], ["/:x(uint)/:y", "/:x(int)/b"], "/:x(int)/b"),
        (["7", "b"], ["/:x(uint)/b", "/:x(int)/b"], "/:x(uint)/b"),
        (["7", "7"], ["/:x(int)/:y(int)", "/:x(uint)/:y(double)"], "/:x(uint)/:y(double)"),
        (["a", "b"], ["/*/**", "/:x/b"], "/:x/b"),
        (["a", "b"], ["/a/**", "/:x/b"], "/a/**"),
        (["a"], ["/*", "/**"], "/*"),
        (["a"], ["/:x?", "/**"], "/:x?"),
        ([], ["/:x?", "/**"], "/:x?"),
        (["a"], ["/a", "/:x/:y?"], "/a"),
        (["b"], ["/a", "/:x/:y?"], "/:x/:y?"),
    ])
    func `of two the narrower one wins`(segments: [String], texts: [String], winner: String) throws
    {
        #expect(try RouteTable(texts: texts).winner(segments) == winner)
        #expect(try RouteTable(texts: texts.reversed()).winner(segments) == winner)
    }
}
