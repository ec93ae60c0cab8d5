import RouteMatching
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `The table of redirects` {
    struct Product: Decodable, Sendable {
        let id: String
        let color: String?
    }

    private let product = PageNavigator<Product>()

    private func launch(
        _ redirects: KeyValuePairs<String, String>, access: Access = .external
    ) async throws -> Fixture {
        try await Fixture { router in
            router.register(path: "/product/:id", navigator: product, access: access)
            for (path, target) in redirects {
                router.redirect(path, to: target)
            }
        }
    }

    @Test(arguments: [
        ("/old/7", "/product/7"), ("/old/a%2Fb", "/product/a%2Fb"),
        ("/old/7?color=red", "/product/7?color=red"),
        ("/old/7?color=r%26d&utm=x", "/product/7?color=r%26d"), ("/best", "/product/1?color=gold"),
        ("/best?color=red", "/product/1?color=gold"), ("/far/7", "/product/7"),
        ("/p-7.html", "/product/7"), ("/P-7.HTML?color=red", "/product/7?color=red"),
    ])
    func `an old path is redirected to its target, with its values`(
        url: String, target: String
    ) async throws {
        let app = try await launch([
            "/old/:id": "/product/:id", "/best": "/product/1?color=gold", "/far/:x": "/old/:x",
            "/p-:id.html": "/product/:id",
        ])
        let outcome = await app.open(url)
        #expect(outcome.error == nil)
        #expect(app.path == ["/home", target])
        #expect(outcome.redirects.last == target)
    }

    @Test
    func `a link that gives a value twice is the link's fault, and not that of the target`()
        async throws
    {
        let app = try await launch(["/old/:id": "/product/:id"])
        let error = await app.open("/old/42?id=42").error
        #expect(error?.reason == .parameter(.repeated(name: "id")))
    }

    @Test
    func `interceptors see the target only`() async throws {
        let curious = ClosureInterceptor { _ in .proceed }
        let app = try await launch(["/old/:id": "/product/:id"])
        try app.router.register(set: "Later") {
            app.router.register(curious)
        }
        await app.open("/old/7")
        #expect(curious.asked == ["/product/7"])
    }

    @Test
    func `hops by the table and by interceptors count together`() async throws {
        let app = try await launch([
            "/a/:id": "/b/:id", "/b/:id": "/c/:id", "/c/:id": "/d/:id", "/d/:id": "/product/:id",
        ])
        try app.router.register(set: "Later") {
            app.router.register(
                ClosureInterceptor {
                    $0.parameters["id"] == ["5"] ? .proceed : .redirect(to: "/a/5")
                })
        }
        #expect(await app.open("/product/1").error == nil)
        #expect(await app.open("/a/1").error?.code == "too-many-redirects")
    }

    @Test
    func `an explanation names the redirects`() async throws {
        let app = try await launch(["/old/:id": "/product/:id"])
        let summary = app.router.explain("/old/7", from: .app).summary
        #expect(summary.hasPrefix("'/old/7' is redirected to /product/7, answered by /product/:id"))
    }

    @Test(arguments: [
        (
            ["/old/:id": "/nowhere/:id"],
            ["/old/:id redirects to /nowhere/:id, but no route answers"]
        ),
        (["/old/:id": "/product/:sku"], ["but gives no 'sku'"]),
        (["/old/:id?": "/product/:id"], ["which can't answer /old"]),
        (["/old": "https://evil.example/"], ["can't be redirected", "evil.example"]),
        (["/old": "product/1"], ["can't be redirected"]),
        (["/a": "/b", "/b": "/a"], ["/a > /b > /a", "/b > /a > /b"]),
        (["/a/**rest": "/a/b/**rest"], ["which is a cycle: "]),
        (
            ["/old/:id": "/moved/:id", "/moved/new": "/old/new"],
            ["/moved/new > /old/new > /moved/new"]
        ),
        (["/old/:id": "/home/:id(int)"], ["but gives no 'id(int)'"]),
        (["/home": "/product/1"], ["/home is registered at"]),
        (["old": "/home"], ["expected '/' at the start"]),
    ])
    func `errors are found at the start`(
        redirects: [String: String], issues: [String]
    ) throws {
        let messages = startIssues { router in
            router.register(path: "/home", navigator: PageNavigator<NoParameters>())
            router.register(path: "/product/:id", navigator: product)
            router.register(path: "/moved/:id", navigator: PageNavigator<Product>())
            for (path, target) in redirects.sorted(by: { $0.key < $1.key }) {
                router.redirect(path, to: target)
            }
        }
        for problem in issues {
            #expect(messages.contains { $0.contains(problem) }, "\(messages)")
        }
    }

    @Test
    func `a target that answers only some values is an error`() {
        let messages = startIssues { router in
            router.register(path: "/item/:id(int)", navigator: PageNavigator<ItemParameters>())
            router.redirect("/number/:id(int)", to: "/item/:id")
            router.redirect("/any/:id", to: "/item/:id")
        }
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("/any/:id redirects to /item/:id, but no route") == true)
    }

    @Test(.timeLimit(.minutes(1)))
    func `one with many parameters is checked as fast as one with a few`() {
        let messages = startIssues { router in
            router.register(path: "/product/:id", navigator: product)
            for number in 0..<50 {
                router.redirect("/r\(number)/:a/:b/:c/:d/:e/:f/x", to: "/product/\(number)")
                router.redirect(
                    "/s\(number)/:a(x|y|z)/:b(x|y|z)/:c(x|y|z)/:d(x|y|z)/:e(x|y|z)/:f(x|y|z)",
                    to: "/product/\(number)")
            }
        }
        #expect(messages.isEmpty)
    }

    @Test
    func `each text of an enumeration must have a target`() {
        let messages = startIssues { router in
            router.register(path: "/item/:id(a|b)", navigator: product)
            router.redirect("/old/:id(a|b|c)", to: "/item/:id")
        }
        #expect(messages.count == 1)
        #expect(messages.first?.contains("/item/c, the target for /old/c") == true)
    }
}
