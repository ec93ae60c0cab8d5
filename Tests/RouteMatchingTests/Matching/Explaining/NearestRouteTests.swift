import Testing

@testable import RouteMatching

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

    @Test(
        arguments: [
            ("/momnets", "/moments"), ("/momentsx", "/moments"), ("/MOMENS", "/moments"),
            ("/prodct/1042", "/product/:id"), ("/product1042", "/product/:id"),
            ("/cart/ad", "/cart/add"), ("/cartadd", "/cart/add"), ("/notes/lena", "/note/:user"),
            // Any value of a parameter.
            ("/users/4x", "/users/:id(uint)"), ("/users/x/edit", "/users/:id(uint)/edit"),
            ("/user/42/edit", "/users/:id(uint)/edit"),
            ("/search/placs", "/search/:kind(people|places|things)"),
            ("/repositorie/a/b/contents/c/d", "/repositories/:owner/:name/contents/**path"),
            ("/hlp", "/help/:topic?"), ("/hlp/billing", "/help/:topic?"),
            ("/image/p-7.html", "/img/p-:id.html"),
            // More or fewer segments.
            ("/shop/cart", "/cart"), ("/shop/cart/add", "/cart/add"),
            ("/en/product/7", "/product/:id"), ("/v1/api/login", "/login"), ("/add", "/cart/add"),
            ("/share", "/moments/share"),
            // None is close.
            ("/", nil), ("/x", nil), ("/elsewhere", nil), ("/shopping/list", nil),
            ("/a/b/c/d", nil), ("/webviewer/of/all", nil),
        ] as [(String, String?)])
    func `the nearest route has the fewest slips, takes any value and may be longer or shorter`(
        path: String, nearest: String?
    ) {
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

struct `The nearest spelling` {
    @Test(
        arguments: [
            ("shop", "shop"), ("SHOP", "shop"), ("shp", "shop"), ("hop", "shop"), ("shoop", "shop"),
            ("sjop", "shop"), ("hsop", "shop"), ("shopp", "shop"), ("momnets", "moments"),
            ("moment", "moments"), ("", nil), ("ab", nil), ("products", nil), ("menu", nil),
            ("shopping", nil), ("xxxx", nil), ("ntoe2", nil),
        ] as [(String, String?)])
    func `a misspelt word has one, and another word has none`(word: String, meant: String?) {
        #expect(word.nearestSpelling(among: ["moments", "shop", "note"]) == meant)
    }

    @Test
    func `the closest of several wins, then the most letters in common, then the first`() {
        #expect("cart".nearestSpelling(among: ["cat", "carts", "card"]) == "carts")
        #expect(
            "/product/1".nearestSpelling(among: ["/products/2", "/product/2"]) == "/product/2"
        )
    }
}
