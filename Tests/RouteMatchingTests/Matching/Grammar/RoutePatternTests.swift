import Testing

@testable import RouteMatching

struct `A route pattern` {
    @Test(arguments: [
        "/", "/shop", "/product/:id", "/moments/:id(uuid)", "/:a/:b(int)/c/:d(uint)",
        "/:x(double)/:y(bool)", "/商品/:id", "/Cart/Add", "/v1.0/a-b_c~d", "/a+b;c=d,e@f!$&'",
        "/:size(s|M|l)", "/:code(sku)", "/:_a1(_b2)", "/*", "/*/a/*", "/**", "/a/**", "/a/**path",
        "/:id?", "/a/:id(int)?", "/a/:id(x|y)?", "/a/:b?/:c?", "/:a/:b(int)?/**c?", "/**?",
        "/a/**rest?", "/a%20b", "/%3Aid/%2A", "/100%25", "/a%2Fb", "/%3F%CC%81", "/%CC%81a",
        "/%24id",
        "/a$id", "/%24id.x", "/%5Bid]", "/%5B%CC%81]", "/%5Bid", "/a[id]", "/:x(a%7Cb|%29)",
        "/%D8%80/b", "/p-:id(int).html", "/..:name..", "/a/:name.json?", "/a/p-:id(int)?",
        "/{name}_x?", "/@:user", "/:name.json", "/p-:id.html", "/p-:c(sku)x", "/p-:s(s|m)",
        "/{name}_x",
        "/a{name}1", "/.:name",
    ])
    func `a route pattern is written as it was read`(text: String) throws {
        let pattern = try RoutePattern(text)
        #expect(pattern.description == text)
        #expect(try RoutePattern(pattern.description) == pattern)
    }

    @Test(
        arguments: [
            ("/**", [.rest(name: nil)]),
            (
                "/user/:id(int)/:Name/:s(a|b)/:c(sku)/*/**rest",
                [
                    .literal("user"), .parameter(name: "id", .type(.int)),
                    .parameter(name: "Name", .none), .parameter(name: "s", .oneOf(["a", "b"])),
                    .parameter(name: "c", .named("sku")), .wildcard, .rest(name: "rest"),
                ]
            ),
            ("/@:user", [.affixed(prefix: "@", name: "user", .none, suffix: "")]),
            ("/:name.json", [.affixed(prefix: "", name: "name", .none, suffix: ".json")]),
            ("/p-:i.html", [.affixed(prefix: "p-", name: "i", .none, suffix: ".html")]),
            ("/p-:i(int).html", [.affixed(prefix: "p-", name: "i", .type(.int), suffix: ".html")]),
            ("/p-:c(sku)x", [.affixed(prefix: "p-", name: "c", .named("sku"), suffix: "x")]),
            ("/p-:s(s|m)", [.affixed(prefix: "p-", name: "s", .oneOf(["s", "m"]), suffix: "")]),
            ("/{name}_x", [.affixed(prefix: "", name: "name", .none, suffix: "_x")]),
            ("/a{name}1", [.affixed(prefix: "a", name: "name", .none, suffix: "1")]),
            ("/.:name", [.affixed(prefix: ".", name: "name", .none, suffix: "")]),
            // Literals are decoded once.
            ("/a%20b", [.literal("a b")]), ("/%61", [.literal("a")]),
            (#"/\:a\*"#, [.literal(":a*")]), (#"/a\?"#, [.literal("a?")]),
            ("/%2541", [.literal("%41")]), (#"/\\"#, [.literal(#"\"#)]),
            ("/caf%C3%A9", [.literal("café")]), ("/a%2fb", [.literal("a/b")]),
            (#"/\(a\)\_"#, [.literal("(a)_")]),
        ] as [(String, [RoutePattern.Segment])])
    func `a route pattern has one segment for each part of the path`(
        text: String, segments: [RoutePattern.Segment]
    ) throws {
        let pattern = try RoutePattern(text)
        #expect(pattern.segments == segments)
        #expect(try RoutePattern(pattern.description) == pattern)
        for name in segments.compactMap(\.name) {
            #expect(pattern.hasParameter(named: name.uppercased()))
            #expect(!pattern.hasParameter(named: name + "x"))
        }
    }

    @Test(arguments: [
        ("/img-{id}", "/img-:id"), ("/{name}.jpg", "/:name.jpg"), ("/${id}", "/$:id"),
        ("/a%20:id%2Fb", "/a%20:id%2Fb"), (#"/\::id\*"#, "/%3A:id%2A"), ("/:id%2B", "/:id%2B"),
        ("/[:id]", "/[:id]"), ("/%28:id%29?", "/%28:id%29?"), (#"/:id\?"#, "/:id%3F"),
        ("/a{b}", "/a:b"), ("/p-:id(string)x", "/p-{id}x"), ("/{id(int)}px", "/:id(int)px"),
        ("/%61", "/a"), (#"/\:a\*"#, "/%3Aa%2A"), (#"/\(a\)\_"#, "/%28a%29_"),
    ])
    func `a pattern is written in one form`(text: String, canonical: String) throws {
        #expect(try RoutePattern(text).description == canonical)
        #expect(try RoutePattern(canonical).description == canonical)
    }

    @Test(arguments: [
        ("/:id?", 1), ("/:id", 0), ("/a/:id(int)?", 1), ("/", 0), ("/:a/:b?/:c?", 2), ("/**?", 1),
        ("/:a?/:b?/**c?", 3), (#"/a\?"#, 0), ("/a/:name.json?", 1),
    ])
    func `a pattern may lack its last parameters and the rest`(text: String, count: Int) throws {
        let pattern = try RoutePattern(text)
        #expect(pattern.optionalCount == count)
        #expect(
            pattern.forms.map(Array.init)
                == (0...count).map { Array(pattern.segments.dropLast($0)) })
    }

    @Test(arguments: [
        ("/a/:x", "/A/:y", true), ("/:x(int)", "/:y(int)", true), ("/:x(int)", "/:x", false),
        ("/a", "/a/b", false), ("/a", "/:a", false), ("/É", "/é", false),
        ("/É", "/E\u{301}", true), ("/H%CC%B1", "/%E1%BA%96", false),
        ("/:x(H%CC%B1|a)", "/:x(%E1%BA%96|a)", false), ("/h%CC%B1", "/%E1%BA%96", true),
        ("/xQ%CC%B1", "/Xq%CC%B1", true),
        ("/:x(a|b)", "/:y(B|A)", true), ("/:x(a|b)", "/:x(a|c)", false),
        ("/:x?", "/:x", false), ("/*", "/:x", false), ("/**", "/**rest", true),
        ("/:x?/:y?", "/:a/:b?", false), ("/**?", "/**", false), ("/A%20b", "/a%20B", true),
        ("/:x(a|b|c)", "/:x(a%7Cb|c)", false), ("/P-:a", "/p-:b", true),
        ("/p-:a(s|m)", "/:b(P-m|p-s)", true), ("/p-:a", "/p:a", false), ("/p:a-", "/p-:a", false),
        ("/p:a(int)x", "/p:a(int)X", true), ("/p:a", "/:a", false),
    ])
    func `two patterns are equivalent if they answer the same paths`(
        left: String, right: String, isSame: Bool
    ) throws {
        #expect(try (RoutePattern(left).identity == RoutePattern(right).identity) == isSame)
    }
}
