import Testing

@testable import RouteMatching

@Suite
struct `Literals byte by byte` {
    @Test(arguments: [
        ("@", "`"), ("_", "\u{7F}"), ("^", "~"), ("[", "{"), ("]", "}"), ("A", "!"),
        ("1", "\u{11}"),
        ("-", "\r"), ("x.", "x\u{E}"), ("é", "ã"), ("Ѐ", "Р"), ("a", "a\u{0}"),
        ("a", "\u{0}a"),
    ])
    func `what differs in one bit from a literal is not answered by it`(
        literal: String, other: String
    ) throws {
        for filler in ["", "b", "1234567", "12345678", "a-long-literal-of-bytes"] {
            for (own, strange) in [
                (literal + filler, other + filler), (filler + literal, filler + other),
            ] {
                let table = try RouteTable(texts: ["/\(own)", "/:id/x", "/\(own)/y/:id"])
                #expect(table.match("/\(own)")?.index != nil)
                #expect(table.match("/\(strange)") == nil)
                #expect(table.match("/\(strange)/y/7") == nil)
                #expect(table.match("/\(own)/y/7")?["id"] == ["7"])
                #expect(table.match("/\(strange)/x")?["id"] == [strange])
            }
        }
    }

    @Test(arguments: [("@", "`"), ("^", "~"), ("é", "ã")])
    func `literals that differ in one bit stand side by side`(one: String, other: String) throws {
        for filler in ["", "b", "1234567", "a-long-literal-of-bytes"] {
            let texts = [one, other].flatMap { ["/\($0)\(filler)", "/\(filler)\($0)/:id"] }
            let table = try RouteTable(texts: texts)
            for text in texts {
                let path = text.replacing(":id", with: "7")
                #expect(table.match(path)?.pattern.description == text)
            }
        }
    }

    @Test(arguments: [
        ("\\", "|"), ("{", "["), ("?", "\u{1F}"), ("/", "\u{F}"), ("%", "\u{5}"), (" ", "\u{0}"),
        ("*", "\n"), (":", "z"), ("<", "|"), ("(", "\u{8}"),
    ])
    func `what differs in one bit from an encoded literal is not answered by it`(
        literal: String, other: String
    ) throws {
        for filler in ["", "b", "1234567", "12345678", "a-long-literal-of-bytes"] {
            let (own, strange) = (filler + literal, filler + other)
            let table = RouteTable(
                unchecked: [
                    RoutePattern(segments: [.literal(own)]), try RoutePattern("/:id/x"),
                    RoutePattern(segments: [.literal(own), .literal("y"), .wildcard]),
                ])
            #expect(table.match([own]) != nil)
            #expect(table.match([strange]) == nil)
            #expect(table.match([strange, "y", "7"]) == nil)
            #expect(table.match([own, "y", "7"]) != nil)
            #expect(table.match([strange, "x"])?["id"] == [strange])
        }
    }

    @Test(arguments: 1...40)
    func `each length is told from its neighbours, in any case`(count: Int) throws {
        let letters = String("abcdefghijklmnopqrstuvwxyz-0123456789.abc".prefix(count))
        for pattern in ["/\(letters)", "/\(letters)/:id"] {
            let table = try RouteTable(texts: [pattern])
            let mixed = letters.prefix(1).uppercased() + letters.dropFirst()
            for spelling in [letters, letters.uppercased(), mixed] {
                let path = pattern.replacing(letters, with: spelling)
                #expect(table.match(path) != nil)
                #expect(table.match(path + "/") != nil)
                for place in path.indices.dropFirst().prefix(count) {
                    var strange = path
                    strange.replaceSubrange(place...place, with: "~")
                    #expect(table.match(strange) == nil)
                }
            }
            #expect(table.match(pattern.replacing(letters, with: letters + "x")) == nil)
            #expect(table.match(pattern.replacing(letters, with: letters.dropLast() + "")) == nil)
        }
    }

    @Test(arguments: [
        ("/p/7", "7"), ("/p/7/", "7"), ("/p/7?x=/q", "7"), ("/p/7#f", "7"),
        ("/p/caf%C3%A9?x", "café"),
        ("/p/a b", "a b"), ("/p/é/", "é"), ("/p/%2F", "/"), ("/%70/%37", "7"), ("/p/:id?", ":id"),
        ("/p/long-value-of-a-segment%21", "long-value-of-a-segment!"), ("/p?/7", nil), ("/p", nil),
    ])
    func `a path is taken as it stands in a URL`(path: String, id: String?) throws {
        let match = try RouteTable(texts: ["/p/:id?"]).match(path)
        #expect(match?.pattern.description == "/p/:id?")
        #expect(match?["id"] == id.map { [$0] } ?? [])
    }

    @Test(arguments: [
        "", "p/7", "//", "/p//7", "//p/7", "/p/7//", "/p/.", "/p/..", "/p/%2e", "/p/%", "/p/%zz",
    ])
    func `what is no path of a URL is answered by nothing`(path: String) throws {
        #expect(try RouteTable(texts: ["/p/:id", "/**"]).match(path) == nil)
    }
}
