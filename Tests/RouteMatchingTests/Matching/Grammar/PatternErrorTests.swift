import Testing

@Suite
struct `A pattern that can't be read` {
    @Test(
        arguments: [
            ("", "/"), ("shop", "/shop"), ("a//b/", "/a/b"), (":id", "/:id"), ("a b", nil),
            ("https://a", nil), ("\u{301}", nil), ("/\u{301}a", nil),
        ] as [(String, String?)])
    func `it starts without a slash`(text: String, suggestion: String?) {
        expectError(text, 1, "expected '/' at the start", suggestion)
    }

    @Test(
        arguments: [
            ("/shop/", 7, "/shop"), ("//shop", 2, "/shop"), ("/a//b", 4, "/a/b"), ("//", 2, "/"),
            ("/a/?", 4, nil), ("/?", 2, nil), ("/a//:1", 4, nil), ("/a//b c", 4, nil),
        ] as [(String, Int, String?)])
    func `it has an empty segment`(text: String, column: Int, suggestion: String?) {
        expectError(text, column, "the segment is empty", suggestion)
    }

    @Test(arguments: [
        ("/a b", 3, " "), ("/a*", 3, "*"), ("/ab?c", 4, "?"), ("/a#b", 3, "#"), ("/a%20b", 3, "%"),
        ("/a:b", 3, ":"), ("/(a)", 2, "("), ("/a)", 3, ")"), ("/a{b}", 3, "{"), ("/a}", 3, "}"),
        ("/a<b>", 3, "<"), ("/a>", 3, ">"), ("/a|b", 3, "|"), (#"/a\b"#, 3, #"\"#),
        ("/:x(a|b*)", 8, "*"), ("/:x(a|b c)", 8, " "), ("/:x(a b|c)", 6, " "),
        ("/a/\u{301}b", 3, "/\u{301}"), ("/a:\u{301}b", 3, ":\u{301}"),
    ])
    func `a character has no place in its text`(text: String, column: Int, character: Character) {
        expectError(text, column, "a literal can't contain '\(character)'")
    }

    @Test(arguments: [("/.", 2), ("/..", 2), ("/a/../b", 4), ("/:x(a|..)", 7), ("/:x(.|a)", 5)])
    func `it has a dot segment`(text: String, column: Int) {
        expectError(text, column, "no URL has a segment '.' or '..'")
    }

    @Test(arguments: [("/:x(|)", 5), ("/:x(a|)", 7), ("/:x(|a)", 5), ("/:x(a||b)", 7)])
    func `it enumerates an empty text`(text: String, column: Int) {
        expectError(text, column, "expected a text beside '|'")
    }

    @Test(arguments: [
        ("/:", 3), ("/:1", 3), ("/:é", 3), ("/:-a", 3), ("/:(int)", 3), ("/**1", 4), ("/***", 4),
        ("/<>", 3), ("/{}", 3), ("/<int:>", 7), ("/<int:1>", 7), ("/:?", 3),
    ])
    func `a name starts otherwise than with a letter`(text: String, column: Int) {
        expectError(text, column, "expected a name that starts with an ASCII letter")
    }

    @Test(arguments: [
        ("/:id-x", 5), ("/:id\u{301}", 4), ("/**a-b", 5), ("/<int:a-b>", 8), ("/{a-b}", 4),
        ("/<a b>", 4), ("/:id)", 5), ("/:id:int", 5), ("/{id:int}", 5), ("/:a??", 4),
    ])
    func `a name holds a character that is none of a name`(text: String, column: Int) {
        expectError(text, column, "a name has only ASCII letters, digits and '_'")
    }

    @Test(arguments: [("/a/:id/:ID", 8, "ID"), ("/:a/**A", 5, "A"), ("/<int:a>/{a}", 10, "a")])
    func `it gives a name twice`(text: String, column: Int, name: String) {
        expectError(
            text, column, "the name '\(name)' is used already; upper and lower case are the same")
    }
}
