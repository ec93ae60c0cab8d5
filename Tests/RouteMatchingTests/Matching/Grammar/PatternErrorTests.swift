import Testing

@Suite
struct `A pattern that can't be read` {
    @Test(
        arguments: [
            ("", "/"), ("shop", "/shop"), ("a//b/", "/a/b"), (":id", "/:id"), ("a b", nil),
            ("\u{301}", "/%CC%81"),
        ] as [(String, String?)])
    func `a pattern starts without a slash`(text: String, suggestion: String?) {
        expectError(text, 1, "expected '/' at the start", suggestion)
    }

    @Test(
        arguments: [
            ("/shop/", 7, "/shop"), ("//shop", 2, "/shop"), ("/a//b", 4, "/a/b"), ("//", 2, "/"),
            ("/a/?", 4, nil), ("/?", 2, nil), ("/a//:1", 4, nil), ("/a//b c", 4, nil),
        ] as [(String, Int, String?)])
    func `a pattern has an empty segment`(text: String, column: Int, suggestion: String?) {
        expectError(text, column, "the segment is empty", suggestion)
    }

    @Test(arguments: [
        ("/a b", 3, " ", "write '%20'"), ("/a*", 3, "*", "write '%2A'"),
        ("/a(b)", 3, "(", "write '%28'"),
        ("/a)", 3, ")", "write '%29'"),
        ("/a}", 3, "}", "write '%7D'"),
        ("/a>", 3, ">", "write '%3E'"), ("/a|b", 3, "|", "write '%7C'"),
        ("/ab?c", 4, "?", "leave out the query, or write '%3F'"),
        ("/a#b", 3, "#", "leave out the fragment, or write '%23'"),
        ("/:x(a|b*)", 8, "*", "write '%2A'"), ("/:x(a|b c)", 8, " ", "write '%20'"),
        ("/:x(a b|c)", 6, " ", "write '%20'"), ("/%20 b", 5, " ", "write '%20'"),
        ("/a(\u{301}b", 3, "(", "write '%28'"),
    ])
    func `a character has no place in its text`(
        text: String, column: Int, character: Character, remedy: String
    ) {
        expectError(text, column, "a literal can't contain '\(character)'; \(remedy)")
    }

    @Test(arguments: [
        ("/%", 2), ("/a%2", 3), ("/a%2g", 3), ("/%20%zz", 5), ("/:x(a|%)", 7), ("/%4\u{301}1", 2),
        ("/é%4", 3),
    ])
    func `an escape is broken`(text: String, column: Int) {
        expectError(
            text, column,
            "expected two hexadecimal digits after '%'; write '%25' for the sign itself")
    }

    @Test(arguments: [(#"/a\b"#, 3), (#"/a\"#, 3), (#"/\1"#, 2), (#"/a\é"#, 3), (#"/:x(\d|b)"#, 5)])
    func `a backslash stands before something else than a punctuation mark`(
        text: String, column: Int
    ) {
        expectError(
            text, column,
            "expected a punctuation mark after the backslash; write '%5C' for the backslash itself")
    }

    @Test(arguments: [(#"/a\/b"#, 3), (#"/\/"#, 2)])
    func `a backslash stands before a slash`(text: String, column: Int) {
        expectError(text, column, "a backslash can't escape a slash; write '%2F'")
    }

    @Test(arguments: [("/%FF", 2), ("/a/%C3%28", 4), ("/:x(b|%C3)", 7)])
    func `a pattern's escapes are no UTF-8`(text: String, column: Int) {
        expectError(text, column, "the escapes must be UTF-8")
    }

    @Test(arguments: [
        ("/%00", 2, "0000"), ("/a%0Ab", 2, "000A"), ("/a\nb", 2, "000A"), ("/%7F", 2, "007F"),
        ("/a/x%E2%80%8B", 4, "200B"), ("/\u{AD}x", 2, "00AD"), ("/:x(a|%E2%80%AE)", 7, "202E"),
        ("/a\u{E0041}", 2, "E0041"),
    ])
    func `nobody sees a character of a refused text`(text: String, column: Int, code: String) {
        expectError(
            text, column,
            "no link can contain the character U+\(code), which nobody sees; leave it out")
    }

    @Test(arguments: [
        ("/.", 2), ("/..", 2), ("/a/../b", 4), ("/%2E", 2), ("/a/%2e.", 4), ("/:x(a|..)", 7),
        ("/:x(.|a)", 5),
    ])
    func `a pattern has a dot segment`(text: String, column: Int) {
        expectError(text, column, "no URL has a segment '.' or '..'")
    }

    @Test(arguments: [("/:x(|)", 5), ("/:x(a|)", 7), ("/:x(|a)", 5), ("/:x(a||b)", 7)])
    func `a pattern enumerates an empty text`(text: String, column: Int) {
        expectError(text, column, "expected a text beside '|'")
    }

    @Test(arguments: [
        ("/:", 3), ("/:1", 3), ("/:é", 3), ("/:-a", 3), ("/:(int)", 3), ("/**1", 4), ("/***", 4),
        ("/:?", 3),
    ])
    func `a name starts otherwise than with a letter`(text: String, column: Int) {
        expectError(text, column, "expected a name that starts with an ASCII letter")
    }

    @Test(arguments: [
        ("/**a-b", 5), ("/x{a-b}", 5),
    ])
    func `a name holds a character that is none of a name`(text: String, column: Int) {
        expectError(text, column, "a name has only ASCII letters, digits and '_'")
    }

    @Test(arguments: [("/a/:id/:ID", 8, "ID"), ("/:a/**A", 5, "A")])
    func `a pattern gives a name twice`(text: String, column: Int, name: String) {
        expectError(
            text, column, "the name '\(name)' is used already; upper and lower case are the same")
    }
}
