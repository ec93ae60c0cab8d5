import Testing

@Suite
struct `A pattern in the notation of another router` {
    @Test(arguments: [
        ("/<id>", 2, ":id"), ("/<int:id>", 2, ":id(int)"), ("/<float:x>?", 2, ":x(double)"),
        ("/<string:id>", 2, ":id"), ("/{id}", 2, ":id"), ("/a/{id:int}", 4, ":id(int)"),
        ("/{id?}", 2, ":id"), ("/[id]", 2, ":id"), ("/a/[[id]]", 4, ":id"), ("/{$}", 2, ":name"),
        ("/p-<int:id>.html", 4, ":id(int)"), ("/{}", 2, ":name"),
    ])
    func `a parameter is refused with its spelling here`(
        text: String, column: Int, spelling: String
    ) {
        expectError(text, column, "write '\(spelling)'")
    }

    @Test(arguments: [
        ("/f/*rest", 4), ("/{*rest}", 2), ("/{**rest}", 2), ("/[...rest]", 2), ("/[[...rest]]", 2),
        ("/{rest:path}", 2), ("/{rest...}", 2), ("/<path:rest>", 2), ("/:rest*", 2), ("/:rest+", 2),
        ("/:rest(.*)", 2), ("/:rest(\\d+)+", 2),
    ])
    func `a rest is refused with both of its spellings`(text: String, column: Int) {
        expectError(
            text, column,
            "write '**rest' for the rest of the path, or '**rest?' if it may be empty")
    }

    @Test(arguments: [("/$id", 2, "id"), ("/odata/$metadata", 8, "metadata")])
    func `a dollar may be a parameter or a text`(text: String, column: Int, name: String) {
        expectError(
            text, column,
            "write ':\(name)' for a parameter, or '%24\(name)' for the text '$\(name)'")
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
        ("/:id([0-9]+)?", 6, "write 'uint' for digits"),
        ("/:id([a-z]+)", 6, "name a RouteConstraint, as in ':code(sku)'"),
    ])
    func `a foreign pattern has a regular expression`(text: String, column: Int, remedy: String) {
        expectError(text, column, "a pattern has no regular expressions; \(remedy)")
    }

    @Test(
        arguments: [
            ("https://x.com/product/:id", "/product/:id"), ("http://x.com", "/"),
            ("myapp://product/:id(int)", "/product/:id(int)"), ("myapp:///product/", "/product"),
            ("HTTPS://x.com/*rest", nil),
        ] as [(String, String?)])
    func `a pattern is a whole URL`(text: String, path: String?) {
        expectError(
            text, 1, "expected a path: a scheme and a host belong into UniversalLinks", path)
    }
}
