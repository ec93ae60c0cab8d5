import Testing

@testable import RouteMatching

@Suite
struct `A parameter in a part of a segment` {
    @Test(
        arguments: [
            ("/@:user", .affixed(prefix: "@", name: "user", .none, suffix: "")),
            ("/:name.json", .affixed(prefix: "", name: "name", .none, suffix: ".json")),
            ("/p-:id.html", .affixed(prefix: "p-", name: "id", .none, suffix: ".html")),
            ("/p-:id(int).html", .affixed(prefix: "p-", name: "id", .type(.int), suffix: ".html")),
            ("/p-:c(sku)x", .affixed(prefix: "p-", name: "c", .named("sku"), suffix: "x")),
            ("/p-:s(s|m)", .affixed(prefix: "p-", name: "s", .oneOf(["s", "m"]), suffix: "")),
            ("/{name}_x", .affixed(prefix: "", name: "name", .none, suffix: "_x")),
            ("/a{name}1", .affixed(prefix: "a", name: "name", .none, suffix: "1")),
            ("/.:name", .affixed(prefix: ".", name: "name", .none, suffix: "")),
            ("/..:name..", .affixed(prefix: "..", name: "name", .none, suffix: "..")),
        ] as [(String, RoutePattern.Segment)])
    func `an affixed parameter has the texts around it, and is written as read`(
        text: String, segment: RoutePattern.Segment
    ) throws {
        let pattern = try RoutePattern(text)
        #expect(pattern.segments == [segment])
        #expect(pattern.description == text)
        #expect(pattern.hasParameter(named: segment.name?.asciiLowercased ?? ""))
    }

    @Test(arguments: [
        ("/img-{id}", "/img-:id"), ("/{name}.jpg", "/:name.jpg"),
        ("/${id}", "/$:id"),
        ("/a%20:id%2Fb", "/a%20:id%2Fb"), (#"/\::id\*"#, "/%3A:id%2A"), ("/:id%2B", "/:id%2B"),
        ("/[:id]", "/[:id]"), ("/%28:id%29?", "/%28:id%29?"), (#"/:id\?"#, "/:id%3F"),
        ("/a{b}", "/a:b"),
        ("/p-:id(string)x", "/p-{id}x"), ("/{id(int)}px", "/:id(int)px"),
    ])
    func `an affixed parameter is written in one form`(text: String, canonical: String) throws {
        #expect(try RoutePattern(text).description == canonical)
        #expect(try RoutePattern(canonical).description == canonical)
    }

    @Test(arguments: ["/a/:name.json?", "/a/p-:id(int)?", "/{name}_x?"])
    func `an affixed parameter may be missing at the end`(text: String) throws {
        let pattern = try RoutePattern(text)
        #expect(pattern.optionalCount == 1)
        #expect(pattern.description == text)
    }

    @Test(arguments: [
        ("/:a.:b", 5), ("/:a:b", 4), ("/{a}{b}", 5), ("/x:a.{b}", 6),
    ])
    func `a second one in the segment is refused`(text: String, column: Int) {
        expectError(
            text, column, "a segment has one parameter; put a slash in front of another one")
    }

    @Test(arguments: [("/é:id", 2), ("/pé:id", 3), ("/:id.é", 6), ("/:id\u{301}", 4)])
    func `a text beside it that is not ASCII is refused`(text: String, column: Int) {
        expectError(
            text, column,
            "the text beside a parameter is ASCII, as an accent of the value could change it")
    }

    @Test(arguments: [
        ("/a b:id", 3, " "), ("/:id-x y", 7, " "), ("/(a):b", 2, "("), ("/:id(int)(int)", 10, "("),
        ("/:id(a))", 8, ")"), ("/:id)", 5, ")"), ("/:a??", 4, "?"), ("/:id.*", 6, "*"),
        ("/a*:id", 3, "*"), ("/{a}|b", 5, "|"),
    ])
    func `a character has no place in the text beside it`(
        text: String, column: Int, character: Character
    ) {
        let expected = patternError(of: text)?.expected ?? ""
        #expect(expected.hasPrefix("a literal can't contain '\(character)'; "))
        #expect(patternError(of: text)?.column == column)
    }

    @Test(arguments: [("/a:", 4), ("/a:-", 4), ("/a{}", 4), ("/a:1", 4)])
    func `an affixed parameter has no name`(text: String, column: Int) {
        expectError(text, column, "expected a name that starts with an ASCII letter")
    }

    @Test
    func `a bracket or a constraint without an end is refused`() {
        expectError("/a{id", 6, "expected '}' at the end of the parameter")
        expectError("/a:id(int", 10, "expected ')' after the constraint, as in (int)")
        expectError("/a{id(int)x}", 12, "expected ')' after the constraint, as in (int)")
    }

    @Test
    func `the name of an affixed parameter is taken for the whole pattern`() {
        expectError(
            "/a:id/:ID.x", 7, "the name 'ID' is used already; upper and lower case are the same")
    }
}
