import Testing

@testable import RouteMatching

@Suite
struct `A pattern whose parts don't fit` {
    @Test(arguments: [
        (":id(", 6), (":id(int", 9), (":id(a|b", 9), (":id((", 7),
    ])
    func `a constraint has no end`(segment: String, column: Int) {
        expectError("/\(segment)", column, "expected ')' after the constraint, as in (int)")
    }

    @Test(arguments: ["*-", "*a*", "*:a"])
    func `a star stands before something else`(segment: String) {
        expectError(
            "/\(segment)", 3, "expected '*' as a whole segment, or '**' or '**name' as the last one"
        )
    }

    @Test(arguments: [
        ("/**/a", 4), ("/a/**rest/*", 10), ("/**/**", 4), ("/**?/a", 4),
    ])
    func `something follows the rest`(text: String, column: Int) {
        expectError(text, column, "nothing can follow '**', which takes the rest of the path")
    }

    @Test(arguments: [("/a?", 3), ("/*?", 3), ("/a/%3A?", 7), (#"/a\\?"#, 5)])
    func `something else than a parameter or the rest may be missing`(text: String, column: Int) {
        expectError(
            text, column,
            "only parameters and the rest can be optional, as in /:name? and /**name?")
    }

    @Test(arguments: [
        ("/:a?/b", 4), ("/:a?/:b", 4), ("/x/:a?/:b?/*", 10), ("/:a?/**", 4),
    ])
    func `something follows that must be there`(text: String, column: Int) {
        expectError(
            text, column,
            "only the last parameters can be optional, as in /:a?/:b?; write two patterns")
    }

    @Test
    func `a pattern has more segments than it may have`() throws {
        let longest = String(repeating: "/*", count: 256)
        #expect(try RoutePattern(longest).segments.count == 256)
        expectError(longest + "/b", 514, "a path has at most 256 segments")
    }

    @Test
    func `a pattern error names the place and what was meant`() {
        #expect(
            patternError(of: "/a//b")?.description
                == "the path /a//b is wrong at column 4: the segment is empty; did you mean /a/b?"
        )
        #expect(
            patternError(of: "")?.description
                == "the path is empty: expected '/' at the start; did you mean /?")
        #expect(
            patternError(of: "/a b")?.description
                == "the path /a b is wrong at column 3: a literal can't contain ' '; write '%20'")
    }
}
