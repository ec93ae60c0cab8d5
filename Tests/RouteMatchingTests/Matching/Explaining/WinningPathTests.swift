import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite
struct `A path that a route wins` {
    @Test(arguments: [
        (["/product/:id"], "/product/:id", "/product/x"),
        (["/product/:id", "/product/x", "/product/x1"], "/product/:id", "/product/x2"),
        (["/:x(int)", "/:x(uint)"], "/:x(int)", "/-1"),
        (["/:x(double)", "/:x(int)"], "/:x(double)", "/1.5"),
        (["/:x(uint)", "/:x(1|2)"], "/:x(uint)", "/3"),
        (["/:x(word)", "/word"], "/:x(word)", "/aord"),
        (["/:x(a|b|c)", "/a", "/b"], "/:x(a|b|c)", "/c"),
        (["/:x(bool)", "/true"], "/:x(bool)", "/false"),
        (["/a/:x?/:y?", "/a/:x(word)/:y(int)"], "/a/:x?/:y?", "/a/x/x"),
        (["/**path", "/:a", "/:a/:b"], "/**path", "/x/x/x"),
        (["/:a(a|b)/:b(c|d)", "/a/c", "/a/d", "/b/c"], "/:a(a|b)/:b(c|d)", "/b/d"),
        (["/p-:x.html", "/:x.html"], "/:x.html", "/x.html"),
        (["/"], "/", "/"),
    ])
    func `an example is an ordinary path if the route wins that, and another one if not`(
        texts: [String], pattern: String, path: String
    ) throws {
        let table = try RouteTable(texts: texts)
        let index = try #require(table.patterns.firstIndex { $0.description == pattern })
        #expect(WinningPaths(table).example(of: index)?.description == path)
    }

    @Test
    func `there is none if others win all paths`() throws {
        let patterns = try ["/:a", "/:b", "/:x(bool)", "/true", "/false"].map {
            try RoutePattern($0)
        }
        let table = RouteTable(unchecked: patterns)
        let paths = WinningPaths(table)
        for (index, pattern) in table.patterns.enumerated() {
            let isWon = !["/:b", "/:x(bool)"].contains(pattern.description)
            #expect((paths.example(of: index) != nil) == isWon, "\(pattern)")
            #expect(paths.examples(of: index).isEmpty == !isWon, "\(pattern)")
        }
    }

    @Test(arguments: [
        ("/s/:size(s|m|l)", ["/s/s", "/s/m", "/s/l"]), ("/a/:x?", ["/a/x", "/a"]),
        ("/on/:v(bool)", ["/on/true", "/on/false"]), ("/p-:x(s|m)/:y", ["/p-s/x", "/p-m/x"]),
        ("/files/**path?", ["/files/x", "/files"]),
        ("/:a(s|m)/:b(bool)", ["/s/true", "/m/true", "/s/false"]),
    ])
    func `there is one for each form, and for each text of an enumeration`(
        text: String, paths: [String]
    ) throws {
        let table = try RouteTable(texts: [text])
        #expect(WinningPaths(table).examples(of: 0).map(\.description) == paths)
    }

    @Test(arguments: RunSeeds.count(4, from: 31))
    func `each example of a random table is won by its route`(seed: UInt64) throws {
        var routes = RandomRoutes(seed: seed)
        var found = 0
        var all = 0
        for _ in 0..<ProofSize.count(20, full: 1_000) {
            let patterns = try routes.patterns(upTo: 20, ofUpTo: 4)
            let table = RouteTable(unchecked: patterns, constraints: RandomRoutes.constraints)
            let reference = ReferenceMatcher(patterns, values: RandomRoutes.reference)
            let paths = WinningPaths(table)
            for (index, pattern) in table.patterns.enumerated() {
                all += 1
                found += paths.example(of: index) == nil ? 0 : 1
                for link in paths.examples(of: index) {
                    let winner = reference.answer(to: link.segments).map { patterns[$0.pattern] }
                    #expect(winner == pattern, "seed \(seed): \(link)")
                }
            }
        }
        // Nearly all patterns win some path, and nearly all of these are found.
        #expect(found * 10 >= all * 9, "seed \(seed): \(found) of \(all)")
        ProofSize.report("winning paths", ["patterns": all, "found": found])
    }
}
