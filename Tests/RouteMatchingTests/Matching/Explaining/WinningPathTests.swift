import RoutingTestSupport
import Testing

@testable import RouteMatching

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
        let paths = WinningPaths(try RouteTable(texts: texts))
        #expect(paths.links(of: try RoutePattern(pattern)).first?.description == path)
    }

    @Test
    func `there is none if others win all paths`() throws {
        let patterns = try ["/:a", "/:b", "/:x(bool)", "/true", "/false"].map {
            try RoutePattern($0)
        }
        let table = RouteTable(unchecked: patterns)
        let paths = WinningPaths(table)
        for pattern in table.patterns {
            let isWon = !["/:b", "/:x(bool)"].contains(pattern.description)
            #expect(paths.links(of: pattern).isEmpty == !isWon, "\(pattern)")
        }
    }

    @Test(arguments: [
        ("/s/:size(s|m|l)", ["/s/s", "/s/m", "/s/l"]), ("/a/:x?", ["/a/x", "/a"]),
        ("/on/:v(bool)", ["/on/true", "/on/false"]), ("/p-:x(s|m)/:y", ["/p-s/x", "/p-m/x"]),
        ("/files/**path?", ["/files/x", "/files"]),
        ("/:a(s|m)/:b(bool)", ["/s/true", "/m/true", "/s/false"]),
        ("/:x(int)", ["/1", "/-1"]), ("/:x(double)", ["/1.5", "/-1.5"]), ("/:x(uint)", ["/1"]),
    ])
    func `there is one for each form, text of an enumeration and sign of a number`(
        text: String, paths: [String]
    ) throws {
        let pattern = try RoutePattern(text)
        let examples = WinningPaths(try RouteTable(texts: [text]))
        #expect(examples.links(of: pattern).map(\.description) == paths)
        let forms = pattern.optionalCount + 1
        #expect(examples.links(of: pattern, upTo: 1).count == forms)
    }

    @Test
    func `a pattern that the table lacks has examples that any of its patterns wins`() throws {
        let paths = WinningPaths(try RouteTable(texts: ["/a/:x"]))
        #expect(paths.links(of: try RoutePattern("/a/b")).map(\.description) == ["/a/b"])
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
            for pattern in table.patterns {
                let links = paths.links(of: pattern)
                all += 1
                found += links.isEmpty ? 0 : 1
                for link in links {
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
