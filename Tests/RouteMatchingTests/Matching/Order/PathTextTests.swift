import RoutingTestSupport
import Testing

@testable import RouteMatching

struct `A path that a pattern answers or misses` {
    private static let whole = [
        ("/", "/", []), ("/shop", "/shop", []), ("/shop", "/SHOP/", []), ("/shop", "/%73hop", []),
        ("/product/:id", "/product/42", ["id=42"]), ("/product/:id", "/product/42/", ["id=42"]),
        ("/product/:id", "/product/caf%C3%A9", ["id=café"]),
        ("/product/:id", "/product/é", ["id=é"]), ("/product/:id", "/product/a%2Fb", ["id=a/b"]),
        ("/product/:id", "/product/4?a=b", ["id=4"]), ("/product/:id", "/product/4#a/b", ["id=4"]),
        ("/product/:id", "/product/a b", ["id=a b"]),
        ("/product/:id", "/product/12345678", ["id=12345678"]),
        ("/product/:id", "/product/123456789", ["id=123456789"]),
        ("/a-rather-long-literal", "/a-rather-long-literal", []),
        ("/:z/lit/:a(int)/:m", "/1/LIT/2/3", ["z=1", "a=2", "m=3"]),
        ("/:s(a|b)/*/:c(sku)", "/A/x/AB-12", ["s=a", "c=AB-12"]),
        ("/a/**path", "/a/b/c", ["path=b", "path=c"]), ("/a/**", "/a/b/c", []),
        ("/:x?", "/1", ["x=1"]), ("/:x?", "/", []), ("/:a/:b?", "/1", ["a=1"]),
        ("/:a?/:b?/**c?", "/1", ["a=1"]), ("/:a?/:b?/**c?", "/1/2", ["a=1", "b=2"]),
        ("/:a?/**c?", "/1/2/3", ["a=1", "c=2", "c=3"]), ("/**c?", "/", []),
    ]

    /// An enumerated value is read as the pattern spells it.
    private static let enumerated = [
        ("/s/:size(s|m|l)", "/s/M", ["size=m"]), ("/s/:size(s|m|l)", "/s/m", ["size=m"]),
        ("/s/:size(S|XL)", "/s/xl?a=b", ["size=XL"]),
        ("/s/:size(s|caf%C3%A9)", "/s/CAF%C3%A9", ["size=café"]),
        ("/s/:size(s|caf%C3%A9)", "/s/Cafe%CC%81", ["size=café"]),
        ("/p-:size(s|M).html", "/P-m.HTML", ["size=M"]), ("/:size(s|m)/:x?", "/S", ["size=s"]),
        ("/:size(true|false)", "/TRUE", ["size=true"]),
        ("/:x(H%CC%B1|%E1%BA%96)", "/h%CC%B1", ["x=\u{1E96}"]),
    ]

    /// A value between two texts is read exactly as sent.
    private static let affixed = [
        ("/p-:x.html", "/p-42.html", ["x=42"]), ("/p-:x.html", "/P-aB.HTML", ["x=aB"]),
        ("/p-:x.html", "/p-%C3%A9%2F.html", ["x=é/"]), ("/p-:x.html", "/%70-a%2ehtml", ["x=a"]),
        ("/p-:x.html", "/p-.html.html", ["x=.html"]), ("/:x.json", "/%F0%9F%9B%8D.json", ["x=🛍"]),
        ("/a:x", "/a%00", ["x=\0"]), ("/-:x", "/-%CC%81a", ["x=\u{301}a"]),
        ("/k:x", "/%E2%84%AAx", ["x=x"]), ("/v:x(double)", "/v0.50", ["x=0.50"]),
    ]

    @Test(arguments: whole + enumerated + affixed)
    func `a path's values are in its order, under their names`(
        pattern: String, path: String, items: [String]
    ) throws {
        let table = try RouteTable(texts: [pattern])
        let match = try #require(table.match(path))
        let read = match.items.map { Array("\($0.name)=\($0.value)".utf8) }
        #expect(read == items.map { Array($0.utf8) })
        let link = DeepLink(path: path)
        #expect(link.flatMap { table.match($0) }?.items == match.items)
        #expect(table.explain(path).first?.items == match.items)
        for item in match.items where match.items.count == 1 {
            #expect(match.value(item.name.uppercased(), as: String.self) == item.value)
        }
    }

    @Test(arguments: [
        ("/shop", ""), ("/shop", "shop"), ("/", "//"), ("/shop", "/shop//"), ("/shop", "//shop"),
        ("/shop", "/./shop"), ("/product/:id", "/product"), ("/product/:id", "/product//"),
        ("/product/:id", "/product//42"), ("/product/:id", "/product/42//"),
        ("/product/:id", "/product/."), ("/product/:id", "/product/.."),
        ("/product/:id", "/product/%2e"), ("/product/:id", "/product/%"),
        ("/product/:id", "/product/%ff"), ("/a-rather-long-literal", "/a-rather-long-litera"),
        ("/a-rather-long-literal", "/a-rather-long-literals"),
        ("/p-:x.html", "/p-.html"), ("/p-:x.html", "/p-a.htm"), ("/p-:x", "/p-"), ("/ab:x", "/a"),
        ("/a:x.b", "/a.b"), ("/ab{x}bc", "/abc"), ("/a:x", "/a%CC%81b"), ("/a:x", "/%C3%A1b"),
        ("/=:x", "/%3D%CC%B8"), ("/..:x", "/.."), ("/.:x", "/.."), ("/.:x", "/."),
        ("/p-:x(s|m)", "/p-l"), ("/v:x(int)", "/v1.5"), ("/v:x(bool)", "/vTRUE"),
        ("/:c(sku)", "/ab-12"), ("/:c(sku)", "/AB-"),
    ])
    func `what no URL holds, or a pattern doesn't answer, is missed`(
        pattern: String, path: String
    ) throws {
        let table = try RouteTable(texts: [pattern])
        #expect(table.match(path) == nil)
        #expect(table.explain(path).allSatisfy { $0.failure != nil })
    }

    @Test
    func `an empty table answers nothing`() throws {
        let table = try RouteTable([])
        #expect(table.match("/") == nil)
        #expect(table.match("/a") == nil)
        #expect(table.nearest(to: "/a") == nil)
        #expect(table.explain("/a").isEmpty)
    }

    @Test(
        arguments: [
            ("/p-:x(int).html", "42", "/p-42.html"), ("/P-:x", "a b", "/P-a%20b"),
            ("/.:x", ".a", "/..a"), ("/a/:x.json?", "b", "/a/b.json"),
            ("/{x}_1", ".", "/._1"), ("/p-:x", "", nil), ("/.:x", ".", nil),
            ("/a:x", "\u{301}b", nil), ("/=:x", "\u{338}", nil), ("/s/:x(s|m|l)", "m", "/s/m"),
            ("/s/:x", "M", "/s/M"),
            // One enumerated value makes one link.
            ("/s/:x(s|m|l)", "M", "/s/m"), ("/s/:x(S|XL)", "xl", "/s/XL"),
            ("/p-:x(s|m)", "M", "/p-m"),
        ] as [(String, String, String?)])
    func `a value makes a link that gives it back as the pattern spells it, or none`(
        text: String, value: String, path: String?
    ) throws {
        let pattern = try RoutePattern(text)
        let link = pattern.link(of: ParameterValues(items: [.init(name: "x", value: value)]))
        #expect(link?.description == path)
        let read = try link.flatMap { try RouteTable(texts: [text]).match($0)?.values("x") }
        let spelling = pattern.segments.last?.spelling(of: value) ?? ""
        #expect(read == link.map { _ in [spelling] })
    }

    @Test(arguments: [
        ("/p-:x.html", true), ("/P-:x", false), ("/:x.a+b", false), ("/:x.JSON", false),
        ("/@:x", false), ("/p_{x}_1~", true), ("/p-:x(s|m)", true), ("/p-:x(S|m)", false),
        ("/:x(s|m)", true), ("/:x(s|M)", false), ("/:x(s|%C3%A9)", false),
    ])
    func `a pattern is canonical if its texts are`(text: String, isCanonical: Bool) throws {
        #expect(try RoutePattern(text).isCanonical == isCanonical)
    }
}

struct `The questions to a constraint` {
    private let calls = Locked(0)

    private func table(_ text: String, accepts: @escaping @Sendable (String) -> Bool) throws
        -> RouteTable
    {
        let any = RouteConstraint("any", example: "x") { [calls] in
            let isAccepted = accepts($0)
            calls.withLock { $0 += isAccepted ? 1 : 0 }
            return isAccepted
        }
        return RouteTable(unchecked: [try RoutePattern(text)], constraints: [any])
    }

    @Test
    func `a constraint is asked about the value alone, and only between texts`() throws {
        let table = try table("/p-:x(any).y") { $0 == "é b" }
        #expect(table.match("/p-%C3%A9%20b.Y")?.values("x") == ["é b"])
        #expect(table.match("/P-e%CC%81%20b.y") != nil)
        #expect(table.match("/q-%C3%A9%20b.y") == nil)
        #expect(table.match("/p-.y") == nil)
        #expect(calls.value == 2)
    }

    @Test(arguments: [(256, 1), (257, 0), (1_000_000, 0)])
    func `no constraint is ever asked about a long segment`(length: Int, count: Int) throws {
        let match = try table("/:c(any)") { _ in true }
            .match([String(repeating: "y", count: length)])
        #expect((match != nil) == (count == 1))
        #expect(calls.value == count)
    }
}

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
