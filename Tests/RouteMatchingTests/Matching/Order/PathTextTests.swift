import Testing

@testable import RouteMatching

@Suite
struct `A path as text` {
    @Test(
        arguments: [
            ("/", "/", []), ("/shop", "/shop", []), ("/SHOP/", "/shop", []),
            ("/product/42", "/product/:id", ["42"]), ("/product/42/", "/product/:id", ["42"]),
            ("/product/caf%C3%A9", "/product/:id", ["café"]), ("/product/é", "/product/:id", ["é"]),
            ("/product/a%2Fb", "/product/:id", ["a/b"]), ("/product/4?a=b", "/product/:id", ["4"]),
            ("/product/4#a/b", "/product/:id", ["4"]), ("/product/a b", "/product/:id", ["a b"]),
            ("/product/12345678", "/product/:id", ["12345678"]),
            ("/product/123456789", "/product/:id", ["123456789"]), ("/%73hop", "/shop", []),
            ("/a-rather-long-literal", "/a-rather-long-literal", []),
        ] as [(String, String, [String])])
    func `a path as text is answered as its decoded segments are`(
        path: String, pattern: String, values: [String]
    ) throws {
        let match = try table().match(path)
        #expect(match?.pattern.description == pattern)
        #expect(match?.values("id") == values)
    }

    @Test(arguments: [
        "", "shop", "//", "/shop//", "//shop", "/product//", "/product//42", "/product/42//",
        "/product/.", "/product/..", "/./shop", "/product/%2e", "/product/%", "/product/%ff",
        "/a-rather-long-litera", "/a-rather-long-literals", "/product",
    ])
    func `what no URL holds, or nothing answers, is missed`(path: String) throws {
        #expect(try table().match(path) == nil)
    }

    private func table() throws -> RouteTable {
        try RouteTable(texts: ["/", "/shop", "/product/:id", "/a-rather-long-literal"])
    }
}

@Suite
struct `Text that needs no composing` {
    @Test
    func `text that needs no composing gives a check the decoded text, with its slashes`() throws {
        let table = try RouteTable(
            [RoutePattern("/:path(folder)"), RoutePattern("/:other")],
            constraints: [
                RouteConstraint("folder", example: "a/b") { $0 == "a/b\0é" || $0 == "a/b" }
            ])
        #expect(table.match("/a%2Fb%00%C3%A9")?.pattern.description == "/:path(folder)")
        #expect(table.match("/a%2Fb%00e%CC%81")?.pattern.description == "/:path(folder)")
        #expect(table.match("/a%2Fb")?.values("path") == ["a/b"])
        #expect(table.match("/a%2Fc")?.values("other") == ["a/c"])
    }

    /// The composed `á` is of two bytes.
    @Test(arguments: [
        ("/:x(odd)", "a\u{301}", true), ("/:x(odd)", "á", false), ("/:x(odd)", "a\u{301}b", false),
        ("/p-:x(odd).html", "P-a\u{301}.html", true), ("/p-:x(odd).html", "p-á.html", false),
        ("/b/:x(odd)/**", "b/a\u{301}/c", true), ("/a%2Fé/:x(odd)", "a%2Fe\u{301}/a\u{301}", true),
    ])
    func `text that needs no composing is composed to find a text, and asked about as it was sent`(
        pattern: String, path: String, isAdmitted: Bool
    ) throws {
        let odd = RouteConstraint("odd", example: "odd") { $0.utf8.count % 2 == 1 }
        let table = try RouteTable([RoutePattern(pattern)], constraints: [odd])
        #expect((table.match("/" + path) != nil) == isAdmitted)
        #expect(table.explain("/" + path).contains { $0.failure == nil } == isAdmitted)
    }

    @Test(arguments: [
        ["/a", "/B/a", "/abcdefgh", "/abcdefghi/a", "/"], ["/a", "/a/**r"], ["/**"],
        ["/a/:x?", "/:y/B"], ["/a/:x(a|B)", "/a/B:z"], ["/abcdefgh/:x", "/abcdefgh/B"],
    ])
    func `a text is answered as its segments are, wherever it has to be decoded or ends`(
        patterns: [String]
    ) throws {
        let table = try RouteTable(texts: patterns)
        let pieces = ["/", "a", "B", ".", "?", "#", "%", "%41", "é", "abcdefgh", "\u{1}", "@"]
        let ends = pieces.flatMap { piece in pieces.map { piece + $0 } }
        for text in pieces.flatMap({ piece in ends.map { "/" + piece + $0 } }) {
            let link = DeepLink(path: text)
            let match = table.match(text)
            #expect(match?.index == link.flatMap { table.match($0.segments) }?.index, "\(text)")
            #expect(match?.items == link.flatMap { table.match($0) }?.items, "\(text)")
        }
    }
}
