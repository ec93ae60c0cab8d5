@testable import RouteMatching

/// Tables of routes, each with an example of its paths.
struct SampleRoutes: Sendable, CustomStringConvertible {
    let description: String
    let routes: [(pattern: String, example: String)]

    func table() throws -> RouteTable { try RouteTable(texts: routes.map(\.pattern)) }

    /// The routes of the app, as `docs/routes.md` lists them.
    static let app = SampleRoutes(
        description: "the app",
        routes: [
            ("/moments", "/moments"), ("/moments/:id", "/moments/moment-07"),
            ("/moments/share", "/moments/share"), ("/moments/pick", "/moments/pick"),
            ("/shop", "/shop"), ("/products", "/products"), ("/product/:id", "/product/1042"),
            ("/cart", "/cart"), ("/cart/add", "/cart/add"), ("/cart/count", "/cart/count"),
            ("/checkout", "/checkout"), ("/chat", "/chat"), ("/chat/:userID", "/chat/lena"),
            ("/internalmenu", "/internalmenu"), ("/designkit", "/designkit"), ("/login", "/login"),
            ("/webview", "/webview"),
        ])

    /// Sixty routes as a public API has them: five for each of ten collections, and ten others.
    static let api = SampleRoutes(
        description: "an API",
        routes: collections.flatMap { name, type, example in
            [
                ("/\(name)", "/\(name)"), ("/\(name)/new", "/\(name)/new"),
                ("/\(name)/:id\(type)", "/\(name)/\(example)"),
                ("/\(name)/:id\(type)/edit", "/\(name)/\(example)/edit"),
                ("/\(name)/:id\(type)/comments/:comment(uint)", "/\(name)/\(example)/comments/31"),
            ]
        } + [
            ("/search", "/search"), ("/search/:kind(people|places|things)", "/search/places"),
            ("/users/:id(uint)/followers", "/users/42/followers"),
            ("/users/:id(uint)/following", "/users/42/following"),
            (
                "/repositories/:owner/:name/contents/**path",
                "/repositories/apple/swift/contents/a/b"
            ),
            ("/repositories/:owner/:name/issues", "/repositories/apple/swift/issues"),
            ("/settings/profile", "/settings/profile"), ("/settings/account", "/settings/account"),
            ("/items/:code(sku)/stock", "/items/AB-12/stock"), ("/help/:topic?", "/help/billing"),
        ])

    private static let collections = [
        ("users", "(uint)", "42"), ("teams", "(uint)", "7"), ("projects", "(int)", "1234"),
        ("messages", "(uuid)", "0a8f3c1e-0000-4000-8000-00000000000f"), ("albums", "", "summer"),
        ("photos", "(uint)", "90210"), ("orders", "(sku)", "AB-12"), ("invoices", "(uint)", "2024"),
        ("events", "", "launch"), ("devices", "(uuid)", "7d444840-9dc0-11d1-b245-5ffdce74fad2"),
    ]
}
