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
