import Testing

@testable import RouteMatching

/// Tables as other routers test them, with the winners of this one.
@Suite
struct `A table with brackets and texts in one segment` {
    @Test(
        arguments: [
            ("/images/img-1.png", "/images/img-:id.png", ["1"]), ("/images/img-1.jpg", nil, []),
            ("/images/img-.png", nil, []), ("/photo.jpg", "/:name.jpg", ["photo"]),
            ("/.jpg", nil, []), ("/a.b.jpg", "/:name.jpg", ["a.b"]),
            ("/p-7.html", "/p-:id.html", ["7"]),
            ("/p-7", nil, []), ("/by/@lena", "/by/@:user", ["lena"]),
            ("/by/@lena/followers", nil, []),
        ] as [(String, String?, [String])])
    func `it answers what has both texts and a value`(
        path: String, winner: String?, values: [String]
    ) throws {
        let table = try RouteTable(
            texts: ["/images/img-{id}.png", "/{name}.jpg", "/p-{id}.html", "/by/@<user>"])
        let match = table.match(path)
        #expect(match?.pattern.description == winner)
        #expect(match?.items.map(\.value) ?? [] == values)
    }

    @Test(
        arguments: [
            ("/foox", "/foox", []), ("/barx", "/{foo}x", ["bar"]), ("/mx", "/{foo}x", ["m"]),
            ("/mxm", nil, []), ("/mx/bar", "/{foo}x/bar", ["m"]), ("/x", nil, []),
            ("/xfoo", nil, []),
            ("/xfoox", "/{foo}x", ["xfoo"]), ("/xfoox/bar/baz", "/{foo}x/bar/baz", ["xfoo"]),
            ("/foox/bar", "/{foo}x/bar", ["foo"]),
        ] as [(String, String?, [String])])
    func `a text behind the value is looked for at the end`(
        path: String, winner: String?, values: [String]
    ) throws {
        let table = try RouteTable(
            texts: ["/", "/{foo}x", "/foox", "/{foo}x/bar", "/{foo}x/bar/baz"])
        let match = table.match(path)
        #expect(match?.pattern.description == winner)
        #expect(match?.items.map(\.value) ?? [] == values)
    }

    @Test(
        arguments: [
            ("/o/b", nil), ("/fo/b", "/{f}o/b"), ("/foo/b", "/foo/b"), ("/fooo/b", "/{f}ooo/b"),
            ("/foooo/b", "/{f}oooo/b"), ("/foo/bb", "/foo/:b"), ("/foo/bone", "/foo/{b}one"),
            ("/foo/one", "/foo/:b"), ("/foo/btwo", "/foo/{b}two"), ("/foo/b/one", "/foo/:b/one"),
            ("/foo/bone/one", "/foo/{b}one/one"), ("/foo/btwo/one", "/foo/{b}two/one"),
            ("/bar/bone", "/bar/{b}one"), ("/bar/b", "/bar/:b"), ("/bar/b/baz", "/bar/:b/baz"),
            ("/bar/bone/baz", "/bar/{b}one/baz"), ("/bar/one/baz", "/bar/:b/baz"),
            ("/baz/bone/bar", "/baz/{b}one/bar"), ("/baz/b/bar", "/baz/:b/bar"),
        ] as [(String, String?)])
    func `the longest text wins, and a whole parameter takes the others`(
        path: String, winner: String?
    ) throws {
        let texts = [
            "/", "/{f}o/b", "/{f}oo/b", "/{f}ooo/b", "/{f}oooo/b", "/foo/b", "/foo/{b}",
            "/foo/{b}one", "/foo/{b}two", "/foo/{b}/one", "/foo/{b}one/one", "/foo/{b}two/one",
            "/bar/{b}one", "/bar/{b}", "/bar/{b}/baz", "/bar/{b}one/baz", "/baz/{b}/bar",
            "/baz/{b}one/bar",
        ]
        for order in [texts, texts.reversed()] {
            #expect(try RouteTable(texts: order).match(path)?.pattern.description == winner)
        }
    }
}
