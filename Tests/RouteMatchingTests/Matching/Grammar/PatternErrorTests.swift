import RoutingTestSupport
import Testing

@testable import RouteMatching

/// What is wrong with the text of a pattern; `nil` if it can be read.
func patternError(of text: String) -> PatternError? {
    failure { () throws(PatternError) in try RoutePattern(text) }
}

/// What patterns are refused with, each with the column of its first wrong character.
struct PatternRefusal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let columns: KeyValuePairs<String, Int>

    init(_ expected: String, _ columns: KeyValuePairs<String, Int>) {
        testDescription = expected
        self.columns = columns
    }
}

struct `A pattern that can't be read` {
    private static let texts = [
        PatternRefusal(
            "a literal can't contain ' '; write '%20'",
            [
                "/a b": 3, "/:x(a|b c)": 8, "/:x(a b|c)": 6, "/%20 b": 5, "/a b:id": 3,
                "/:id-x y": 7,
            ]),
        PatternRefusal(
            "a literal can't contain '*'; write '%2A'",
            ["/a*": 3, "/:x(a|b*)": 8, "/:id.*": 6, "/a*:id": 3]),
        PatternRefusal(
            "a literal can't contain '('; write '%28'",
            ["/a(b)": 3, "/a(\u{301}b": 3, "/(a):b": 2, "/:id(int)(int)": 10]),
        PatternRefusal(
            "a literal can't contain ')'; write '%29'", ["/a)": 3, "/:id(a))": 8, "/:id)": 5]),
        PatternRefusal("a literal can't contain '}'; write '%7D'", ["/a}": 3]),
        PatternRefusal("a literal can't contain '>'; write '%3E'", ["/a>": 3]),
        PatternRefusal("a literal can't contain '|'; write '%7C'", ["/a|b": 3, "/{a}|b": 5]),
        PatternRefusal(
            "a literal can't contain '?'; leave out the query, or write '%3F'",
            ["/ab?c": 4, "/:a??": 4]),
        PatternRefusal(
            "a literal can't contain '#'; leave out the fragment, or write '%23'", ["/a#b": 3]),
        PatternRefusal(
            "expected two hexadecimal digits after '%'; write '%25' for the sign itself",
            [
                "/%": 2, "/a%2": 3, "/a%2g": 3, "/%20%zz": 5, "/:x(a|%)": 7, "/%4\u{301}1": 2,
                "/é%4": 3,
            ]),
        PatternRefusal(
            "expected a punctuation mark after the backslash; write '%5C' for the backslash itself",
            [#"/a\b"#: 3, #"/a\"#: 3, #"/\1"#: 2, #"/a\é"#: 3, #"/:x(\d|b)"#: 5]),
        PatternRefusal(
            "a backslash can't escape a slash; write '%2F'", [#"/a\/b"#: 3, #"/\/"#: 2]),
        PatternRefusal(
            "the escapes must be UTF-8", ["/%FF": 2, "/a/%C3%28": 4, "/:x(b|%C3)": 7]),
        PatternRefusal(
            "no URL has a segment '.' or '..'",
            [
                "/.": 2, "/..": 2, "/a/../b": 4, "/%2E": 2, "/a/%2e.": 4, "/:x(a|..)": 7,
                "/:x(.|a)": 5,
            ]),
        PatternRefusal(
            "expected a text beside '|'", ["/:x(|)": 5, "/:x(a|)": 7, "/:x(|a)": 5, "/:x(a||b)": 7]
        ),
    ]

    private static let hidden = [
        ("/%00", 2, "0000"), ("/a%0Ab", 2, "000A"), ("/a\nb", 2, "000A"), ("/%7F", 2, "007F"),
        ("/a/x%E2%80%8B", 4, "200B"), ("/\u{AD}x", 2, "00AD"), ("/:x(a|%E2%80%AE)", 7, "202E"),
        ("/a\u{E0041}", 2, "E0041"),
    ].map { text, column, code in
        PatternRefusal(
            "no link can contain the character U+\(code), which nobody sees; leave it out",
            [text: column])
    }

    private static let parameters = [
        PatternRefusal(
            "expected a name that starts with an ASCII letter",
            [
                "/:": 3, "/:1": 3, "/:é": 3, "/:-a": 3, "/:(int)": 3, "/**1": 4, "/***": 4,
                "/:?": 3, "/a:": 4, "/a:-": 4, "/a{}": 4, "/a:1": 4,
            ]),
        PatternRefusal(
            "a name has only ASCII letters, digits and '_'", ["/**a-b": 5, "/x{a-b}": 5]),
        PatternRefusal(
            "the name 'ID' is used already; upper and lower case are the same",
            ["/a/:id/:ID": 8, "/a:id/:ID.x": 7]),
        PatternRefusal(
            "the name 'A' is used already; upper and lower case are the same", ["/:a/**A": 5]),
        PatternRefusal(
            "expected ')' after the constraint, as in (int)",
            [
                "/:id(": 6, "/:id(int": 9, "/:id(a|b": 9, "/:id((": 7, "/a:id(int": 10,
            ]),
        PatternRefusal(
            "expected '}' at the end of the parameter",
            ["/a{id": 6, "/a{id(int)x}": 11, "/{id?": 5]),
        PatternRefusal(
            "in these texts, write '%29' for ')' and '%7C' for '|'",
            [#"/:x(a|b\)"#: 5, #"/:x(a|b\)c"#: 5, #"/:x(a\|b)"#: 5]),
        PatternRefusal(
            "expected '*' as a whole segment, or '**' or '**name' as the last one",
            ["/*-": 3, "/*a*": 3, "/*:a": 3]),
        PatternRefusal(
            "nothing can follow '**', which takes the rest of the path",
            ["/**/a": 4, "/a/**rest/*": 10, "/**/**": 4, "/**?/a": 4]),
        PatternRefusal(
            "only parameters and the rest can be optional, as in /:name? and /**name?",
            ["/a?": 3, "/*?": 3, "/a/%3A?": 7, #"/a\\?"#: 5]),
        PatternRefusal(
            "only the last parameters can be optional, as in /:a?/:b?; write two patterns",
            ["/:a?/b": 4, "/:a?/:b": 4, "/x/:a?/:b?/*": 10, "/:a?/**": 4]),
        PatternRefusal(
            "a segment has one parameter; put a slash in front of another one",
            ["/:a.:b": 5, "/:a:b": 4, "/{a}{b}": 5, "/x:a.{b}": 6]),
        PatternRefusal(
            "the text beside a parameter is ASCII, as an accent of the value could change it",
            ["/é:id": 2, "/pé:id": 3, "/:id.é": 6, "/:id\u{301}": 4]),
        PatternRefusal(
            "a path has at most 256 segments",
            [String(repeating: "/*", count: RoutePattern.maximumSegments) + "/b": 514]),
    ]

    private static let foreign = [
        PatternRefusal(
            "write ':id'",
            ["/<id>": 2, "/<string:id>": 2, "/{id}": 2, "/{id?}": 2, "/[id]": 2, "/a/[[id]]": 4]),
        PatternRefusal(
            "write ':id(int)'", ["/<int:id>": 2, "/a/{id:int}": 4, "/p-<int:id>.html": 4]),
        PatternRefusal("write ':x(double)'", ["/<float:x>?": 2]),
        PatternRefusal("write ':name'", ["/{$}": 2, "/{}": 2]),
        PatternRefusal(
            "write '**rest' for the rest of the path, or '**rest?' if it may be empty",
            [
                "/f/*rest": 4, "/{*rest}": 2, "/{**rest}": 2, "/[...rest]": 2, "/[[...rest]]": 2,
                "/{rest:path}": 2, "/{rest...}": 2, "/<path:rest>": 2, "/:rest*": 2, "/:rest+": 2,
                "/:rest(.*)": 2, "/:rest(\\d+)+": 2,
            ]),
        PatternRefusal("write ':id' for a parameter, or '%24id' for the text '$id'", ["/$id": 2]),
        PatternRefusal(
            "write ':metadata' for a parameter, or '%24metadata' for the text '$metadata'",
            ["/odata/$metadata": 8]),
        PatternRefusal(
            "a value has a name: write ':name', or ':name(uint)' for digits; write '%28' for the "
                + "text '('", ["/a/(\\d+)": 4, "/a/(a)": 4, "/a/(.*)": 4]),
        PatternRefusal(
            "a pattern has no regular expressions; write 'uint' for digits",
            ["/:id(\\d+)": 6, "/:id([0-9]+)?": 6]),
        PatternRefusal(
            "a pattern has no regular expressions; name a RouteConstraint, as in ':code(sku)'",
            ["/:id([a-z]+)": 6]),
    ]

    @Test(arguments: texts + hidden + parameters + foreign)
    func `a pattern error says where it is, and what is expected there`(refusal: PatternRefusal) {
        for (text, column) in refusal.columns {
            let error = patternError(of: text)
            #expect(error?.expected == refusal.testDescription, "\(text)")
            #expect(error?.column == column, "\(text)")
            #expect(error?.suggestion == nil, "\(text)")
        }
    }

    @Test(
        arguments: [
            ("", 1, "/"), ("shop", 1, "/shop"), ("a//b/", 1, "/a/b"), (":id", 1, "/:id"),
            ("a b", 1, nil), ("\u{301}", 1, "/%CC%81"),
            ("/shop/", 7, "/shop"), ("//shop", 2, "/shop"), ("/a//b", 4, "/a/b"), ("//", 2, "/"),
            ("/a/?", 4, nil), ("/?", 2, nil), ("/a//:1", 4, nil), ("/a//b c", 4, nil),
            ("https://x.com/product/:id", 1, "/product/:id"), ("http://x.com", 1, "/"),
            ("myapp://product/:id(int)", 1, "/product/:id(int)"),
            ("myapp:///product/", 1, "/product"), ("HTTPS://x.com/*rest", 1, nil),
            // Swift joins a slash and an accent into one character.
            ("https://x.com/\u{301}b", 1, "/%CC%81b"),
        ] as [(String, Int, String?)])
    func `a path that only needs slashes, or no host, is suggested`(
        text: String, column: Int, suggestion: String?
    ) {
        let expected =
            text.hasPrefix("/")
            ? "the segment is empty"
            : text.contains("://")
                ? "expected a path: a scheme and a host belong into UniversalLinks"
                : "expected '/' at the start"
        #expect(
            patternError(of: text)
                == PatternError(
                    pattern: text, column: column, expected: expected, suggestion: suggestion))
    }

    @Test(arguments: [
        (
            "/a//b",
            "the path /a//b is wrong at column 4: the segment is empty; did you mean /a/b?"
        ),
        ("", "the path is empty: expected '/' at the start; did you mean /?"),
        (
            "/a b",
            "the path /a b is wrong at column 3: a literal can't contain ' '; write '%20'"
        ),
    ])
    func `a pattern error is a sentence`(text: String, sentence: String) {
        #expect(patternError(of: text)?.description == sentence)
    }

    @Test
    func `a pattern has as many segments as it may have`() throws {
        let longest = String(repeating: "/*", count: 256)
        #expect(try RoutePattern(longest).segments.count == 256)
    }
}
