import Testing

@testable import RouteMatching

@Suite
struct `The nearest route of a misspelt path` {
    @Test(arguments: [
        ("/momnets", "/moments"), ("/momentsx", "/moments"), ("/MOMENS", "/moments"),
        ("/prodct/1042", "/product/:id"), ("/product1042", "/product/:id"),
        ("/cart/ad", "/cart/add"), ("/cartadd", "/cart/add"), ("/chats/lena", "/chat/:userID"),
    ])
    func `it is the one that the fewest slips lead to`(path: String, nearest: String) throws {
        #expect(try self.nearest(to: path, of: SampleRoutes.app) == nearest)
    }

    @Test(arguments: [
        ("/users/4x", "/users/:id(uint)"), ("/users/x/edit", "/users/:id(uint)/edit"),
        ("/user/42/edit", "/users/:id(uint)/edit"),
        ("/search/placs", "/search/:kind(people|places|things)"),
        ("/repositorie/a/b/contents/c/d", "/repositories/:owner/:name/contents/**path"),
        ("/hlp", "/help/:topic?"), ("/hlp/billing", "/help/:topic?"),
    ])
    func `a parameter's value is no slip`(path: String, nearest: String) throws {
        #expect(try self.nearest(to: path, of: SampleRoutes.api) == nearest)
    }

    @Test(arguments: [
        ("/shop/cart", "/cart"), ("/shop/cart/add", "/cart/add"), ("/en/product/7", "/product/:id"),
        ("/v1/api/login", "/login"), ("/add", "/cart/add"), ("/share", "/moments/share"),
    ])
    func `segments too many or too few at the beginning lead to it`(
        path: String, nearest: String
    ) throws {
        #expect(try self.nearest(to: path, of: SampleRoutes.app) == nearest)
    }

    @Test
    func `of equally close ones it is the one with the most letters in common`() throws {
        #expect(try RouteTable(texts: ["/aa", "/ba"]).nearest(to: "/ab")?.description == "/ba")
        #expect(Spelling.nearest(to: "ab", among: ["aa", "ba"]) == "ba")
        let pages = try RouteTable(texts: ["/signup", "/signin"])
        for path in ["/sign", "/sgnin", "/sign-in", "/signni"] {
            #expect(pages.nearest(to: path)?.description == "/signin")
        }
    }

    @Test(arguments: ["/", "/x", "/elsewhere", "/shopping/list", "/a/b/c/d", "/webviewer/of/all"])
    func `there is none if no route is close`(path: String) throws {
        #expect(try nearest(to: path, of: SampleRoutes.app) == nil)
    }

    @Test
    func `a route without a text of its own is never meant`() throws {
        let table = try RouteTable(texts: ["/:a", "/*/:b(int)", "/:a/:b/:c/**"])
        #expect(table.nearest(to: ["a", "b"]) == nil)
    }

    @Test
    func `it is looked for among those that may be named`() throws {
        let table = try SampleRoutes.app.table()
        #expect(table.nearest(to: ["caht"])?.description == "/chat")
        let nearest = table.nearest(to: ["caht"]) { $0.description != "/chat" }
        #expect(nearest?.description == "/cart")
        #expect(table.nearest(to: ["caht"]) { _ in false } == nil)
    }

    private func nearest(to path: String, of sample: SampleRoutes) throws -> String? {
        try sample.table().nearest(to: path.split(separator: "/").map(String.init))?.description
    }
}
