import RoutingEngine
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `A rule` {
    @Test(arguments: [
        (#"{"path": "/shop", "enabled": false}"#, "/shop", "switched-off"),
        (#"{"path": "/shop", "enabled": true}"#, "/shop", "/shop"),
        (#"{"path": "/shop", "enabled": false}"#, "/home", "/home"),
        // 1.10 is newer than 1.9, the version that runs.
        (#"{"path": "/shop", "versions": {"from": "1.10"}}"#, "/shop", "app-too-old"),
        (#"{"path": "/shop", "versions": {"from": "1.9"}}"#, "/shop", "/shop"),
        (#"{"path": "/shop", "versions": {"to": "1.9"}}"#, "/shop", "/shop"),
        (#"{"path": "/shop", "versions": {"to": "1.8.9"}}"#, "/shop", "app-too-new"),
        (#"{"path": "/shop", "redirect": "/home"}"#, "/shop", "/home"),
        (#"{"path": "/cart", "redirect": "/product/7"}"#, "/cart", "/product/7"),
        (
            #"{"path": "/shop", "redirect": "https://moments.app/shop"}"#, "/shop",
            "/page?url=https%3A%2F%2Fmoments.app%2Fshop"
        ),
        (
            #"{"path": "/product/:id", "redirect": "https://help.moments.app/p/:id?x=:id"}"#,
            "/product/42", "/page?url=https%3A%2F%2Fhelp.moments.app%2Fp%2F42%3Fx%3D42"
        ),
        // A page gets the parameters that it names and no others.
        (
            #"{"path": "/product/:number", "redirect": "https://moments.app"}"#, "/old/42",
            "/page?url=https%3A%2F%2Fmoments.app%2F"
        ),
        // A path that the app does not have.
        (#"{"path": "/sale/:id", "redirect": "/product/:id"}"#, "/sale/3", "/product/3"),
        (#"{"path": "/sale", "redirect": "/shop", "enabled": false}"#, "/sale", "switched-off"),
        // A closed route stays closed, regardless of the rest of the rule.
        (#"{"path": "/shop", "enabled": false, "redirect": "/home"}"#, "/shop", "switched-off"),
        // With another field, the rule applies to its versions alone.
        (#"{"path": "/shop", "versions": {"from": "2"}, "redirect": 5}"#, "/shop", "/shop"),
        (#"{"path": "/shop", "versions": {"to": "1.9"}, "redirect": "/home"}"#, "/shop", "/home"),
        (
            #"""
            {"path": "/shop", "versions": {"to": "1.8"}, "enabled": false},
            {"path": "/shop", "versions": {"from": "1.9", "to": "2"}, "redirect": "/home"}
            """#, "/shop", "/home"
        ),
        // It adds no route to a build.
        (#"{"path": "/menu", "enabled": true}"#, "/menu", "unavailable"),
    ])
    func `has its own effect and no other`(rule: String, url: String, end: String) async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(rule)
        let outcome = await app.open(url)
        #expect((outcome.title == nil ? outcome.word : app.path.last) == end)
    }

    @Test
    func `explains why a route is closed and what the user can do`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(
            #"""
            {"path": "/shop", "enabled": false}, {"path": "/cart", "versions": {"from": "1.10"}},
            {"path": "/count", "versions": {"to": "1.2"}}
            """#)
        let sentences = [
            "/shop": "'/shop' is switched off at the moment. Try again later.",
            "/cart": "'/cart' needs version 1.10 of the app, and this is 1.9.0. Update the app.",
            "/count": "'/count' was available up to version 1.2 of the app, and this is 1.9.0. "
                + "Look in the app for what replaces it.",
        ]
        for (url, sentence) in sentences {
            #expect(await app.open(url).error?.description == sentence)
        }
    }

    @Test
    func `reveals nothing about a closed route to a link from outside`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(#"{"path": "/cart", "enabled": false}"#)
        let outcome = await app.open("https://moments.app/cart", from: .universalLink)
        #expect(outcome.word == "access-denied")
    }

    @Test
    func `applies to everything that finds the route, not only to requests`() async throws {
        let app = try await RuleFixture.forRules()
        await app.open("/shop")
        let saved = app.stage.state
        try app.apply(
            #"{"path": "/shop", "enabled": false}, {"path": "/cart", "redirect": "/home"}"#)
        #expect(!app.router.canOpen("/shop", from: .app))
        #expect(app.router.canOpen("/cart", from: .app))
        await #expect(throws: RouteError.self) { try await app.router.screen(for: "/shop") }
        #expect(app.router.explain("/shop", from: .app).summary.contains("switched off"))
        #expect(await app.router.restore(saved).map(\.code) == ["switched-off"])
        // A link opens without the parent that is closed.
        await app.open("https://moments.app/product/1", from: .universalLink)
        #expect(app.path == ["/home", "/product/1"])
    }

    @Test
    func `of the server replaces that of the app for its path, and ends with its document`()
        async throws
    {
        let app = try await RuleFixture.forRules()
        try app.apply(
            #"{"path": "/shop", "enabled": false}, {"path": "/cart", "enabled": false}"#, from: .app
        )
        try app.apply(#"{"path": "/shop", "login": false}"#)
        #expect(await !app.isClosed("/shop"))
        #expect(await app.isClosed("/cart"))
        try app.apply("")
        #expect(await app.isClosed("/shop"))
    }

    @Test
    func `applies to the routes that are registered later`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(#"{"path": "/sale", "redirect": "/shop"}"#)
        try app.router.register(set: "Sale") {
            app.router.register(path: "/sale", navigator: PageNavigator<NoParameters>())
        }
        #expect(await app.open("/sale").redirects == ["/shop"])
    }

    @Test(.timeLimit(.minutes(10)))
    func `that redirects a parent to its own child ends`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(#"{"path": "/shop", "redirect": "/product/1"}"#)
        await app.open("https://moments.app/product/2", from: .universalLink)
        #expect(app.path == ["/home", "/product/1", "/product/2"])
    }

    @Test
    func `waits for the start of the router`() {
        let rules = RouteRules(for: AppVersion(1))
        let error = #expect(throws: RuleDocumentError.self) {
            try rules.apply(RuleDocument(#"{"rules": []}"#))
        }
        #expect(error?.description.contains("the router has not started") == true)
    }

    @Test
    func `shows its web pages on a route that is checked when the router starts`() {
        let found = startIssues {
            $0.use(RouteRules(for: AppVersion(1), webPages: WebPages(at: "/page")))
        }
        #expect(found == ["RouteRules shows web pages at '/page', which no route answers"])
    }
}

/// A request waits at an interceptor when new rules arrive.
@Suite(.hangLimit)
@MainActor
struct `Rules that arrive while a request is under way` {
    private func end(_ rules: String) async throws -> (word: String?, asked: [String]) {
        let door = Door()
        let waiting = ClosureInterceptor(wants: { $0.isUnder("/cart") || $0.isUnder("/shop") }) {
            [door] _ in
            await door.pass()
            return .proceed
        }
        let app = try await RuleFixture.forRules { router in
            router.registerLogin(priority: 10)
            router.register(waiting)
            router.register(ConfigInterceptor(router))
        }
        let request = app.begin("/cart")
        await door.visitors()
        try app.apply(rules)
        door.open()
        let outcome = await request.value
        return (outcome.title == nil ? outcome.word : outcome.stack.last, waiting.asked)
    }

    @Test(arguments: [
        (#"{"path": "/cart", "enabled": false}"#, "switched-off", ["/cart"]),
        (#"{"path": "/cart", "versions": {"from": "7"}}"#, "app-too-old", ["/cart"]),
        // It passes all interceptors again, once.
        (#"{"path": "/shop", "enabled": false}"#, "/cart", ["/cart", "/cart"]),
        (#"{"path": "/cart", "redirect": "/product/1"}"#, "/product/1", ["/cart"]),
        (#"{"path": "/cart", "login": true}"#, "suspended", ["/cart"]),
        // The way back is no cycle.
        (#"{"path": "/cart", "redirect": "/shop"}"#, "/shop", ["/cart", "/shop"]),
    ])
    func `apply to it`(rules: String, word: String, asked: [String]) async throws {
        let end = try await end(rules)
        #expect(end.word == word)
        #expect(end.asked == asked)
    }
}
