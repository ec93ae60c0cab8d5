import Testing

@Suite
struct `A pattern in the notation of another router` {
    @Test(arguments: [
        ("/f/*rest", 5, "**rest"), ("/{*rest}", 4, "**rest"), ("/{**rest}", 5, "**rest"),
        ("/{**}", 5, "**"), ("/[...rest]", 6, "**rest"), ("/{rest:path}", 3, "**rest"),
    ])
    func `it leaves open whether the rest may be empty`(text: String, column: Int, rest: String) {
        expectError(
            text, column,
            "write '\(rest)' for the rest of the path, or '\(rest)?' if it may be empty")
    }

    @Test(arguments: [("/$id", 2, "id"), ("/odata/$metadata", 8, "metadata")])
    func `a dollar may be a parameter or a text`(text: String, column: Int, name: String) {
        expectError(
            text, column,
            "write ':\(name)' for a parameter, or '%24\(name)' for the text '$\(name)'")
    }

    @Test
    func `a dollar alone may be the rest or a text`() {
        expectError(
            "/f/$", 4, "write '**' for the rest of the path, or '%24' for the text '$'")
    }

    @Test(arguments: ["(\\d+)", "(a)", "(.*)"])
    func `a group has no name`(segment: String) {
        expectError(
            "/a/\(segment)", 4,
            "a value has a name: write ':name', or ':name(uint)' for digits; write '%28' for the "
                + "text '('")
    }

    @Test(arguments: [
        ("/:id(\\d+)", 6, "write 'uint' for digits"),
        ("/{id:[0-9]+}", 6, "write 'uint' for digits"),
        ("/:id(\\d+)?", 6, "write 'uint' for digits"),
        ("/:id([a-z]+)", 6, "name a RouteConstraint, as in ':code(sku)'"),
        ("/<\\w+:id>", 3, "name a RouteConstraint, as in ':code(sku)'"),
    ])
    func `it has a regular expression`(text: String, column: Int, remedy: String) {
        expectError(text, column, "a pattern has no regular expressions; \(remedy)")
    }

    @Test(arguments: [("/:ids(\\d+)+", 6, "ids"), ("/:a(int)*", 4, "a")])
    func `a type applies to many segments`(text: String, column: Int, name: String) {
        expectError(
            text, column, "the rest of a path takes any segments; write '**\(name)'")
    }

    @Test
    func `it ends where each pattern ends`() {
        expectError("/posts/{$}", 8, "leave out '{$}': each pattern answers whole paths")
    }

    @Test(
        arguments: [
            ("https://x.com/product/:id", "/product/:id"), ("http://x.com", "/"),
            ("myapp://product/<int:id>", "/product/:id(int)"), ("myapp:///product/", "/product"),
            ("HTTPS://x.com/*rest", nil),
        ] as [(String, String?)])
    func `it is a whole URL`(text: String, path: String?) {
        expectError(
            text, 1, "expected a path: a scheme and a host belong into UniversalLinks", path)
    }
}
