import Testing

@testable import RouteMatching

@Suite
struct `The nearest route of a misspelt path` {
    private let table: RouteTable

    init() throws {
        table = try RouteTable(texts: [
            "/moments", "/moments/share", "/shop", "/product/:id", "/cart", "/cart/add",
            "/note/:user",
            "/users/:id(uint)", "/users/:id(uint)/edit", "/search/:kind(people|places|things)",
            "/repositories/:owner/:name/contents/**path", "/help/:topic?", "/login",
            "/img/p-:id.html",
        ])
    }

    @Test(arguments: [
        ("/momnets", "/moments"), ("/momentsx", "/moments"), ("/MOMENS", "/moments"),
        ("/prodct/1042", "/product/:id"), ("/product1042", "/product/:id"),
        ("/cart/ad", "/cart/add"), ("/cartadd", "/cart/add"), ("/notes/lena", "/note/:user"),
    ])
    func `the nearest route is the one of the fewest slips`(path: String, nearest: String) {
        #expect(table.nearest(to: path)?.description == nearest)
    }

    @Test(arguments: [
        ("/users/4x", "/users/:id(uint)"), ("/users/x/edit", "/users/:id(uint)/edit"),
        ("/user/42/edit", "/users/:id(uint)/edit"),
        ("/search/placs", "/search/:kind(people|places|things)"),
        ("/repositorie/a/b/contents/c/d", "/repositories/:owner/:name/contents/**path"),
        ("/hlp", "/help/:topic?"), ("/hlp/billing", "/help/:topic?"),
        ("/image/p-7.html", "/img/p-:id.html"),
    ])
    func `the nearest route takes any value of a parameter`(path: String, nearest: String) {
        #expect(table.nearest(to: path)?.description == nearest)
    }

    @Test(arguments: [
        ("/shop/cart", "/cart"), ("/shop/cart/add", "/cart/add"), ("/en/product/7", "/product/:id"),
        ("/v1/api/login", "/login"), ("/add", "/cart/add"), ("/share", "/moments/share"),
    ])
    func `the nearest route may have more or fewer segments`(path: String, nearest: String) {
        #expect(table.nearest(to: path)?.description == nearest)
    }

    @Test
    func `the nearest of equally close routes has the most letters in common`() throws {
        #expect(try RouteTable(texts: ["/aa", "/ba"]).nearest(to: "/ab")?.description == "/ba")
        let pages = try RouteTable(texts: ["/signup", "/signin"])
        for path in ["/sign", "/sgnin", "/sign-in", "/signni"] {
            #expect(pages.nearest(to: path)?.description == "/signin")
        }
    }

    @Test(arguments: ["/", "/x", "/elsewhere", "/shopping/list", "/a/b/c/d", "/webviewer/of/all"])
    func `the nearest route of a misspelt path is missing if no route is close`(path: String) {
        #expect(table.nearest(to: path) == nil)
    }

    @Test
    func `the nearest route of a misspelt path is never one without a text of its own`() throws {
        let table = try RouteTable(texts: ["/:a", "/*/:b(int)", "/:a/:b/:c/**"])
        #expect(table.nearest(to: "/a/b") == nil)
    }

    @Test
    func `the nearest route of a misspelt path is looked for among those that may be named`() {
        #expect(table.nearest(to: "/cahrt")?.description == "/cart")
        #expect(table.nearest(to: "/cahrt") { $0.description != "/cart" } == nil)
    }
}
