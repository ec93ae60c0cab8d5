import RoutingEngine
import RoutingJourneys
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `A rule` {
    private func end(
        of url: String, from origin: RouteOrigin = .app, under rules: String
    ) async throws -> String {
        let app = try await RuleFixture.forRules()
        try app.apply(rules)
        let outcome = await app.open(url, from: origin)
        return outcome.title == nil ? outcome.value?.json ?? outcome.word : app.path.last ?? ""
    }

    @Test(arguments: [
        (#"{"path": "/shop", "enabled": false}"#, "/shop", "switched-off"),
        (#"{"path": "/shop", "enabled": true}"#, "/shop", "/shop"),
        (#"{"path": "/shop", "enabled": false}"#, "/home", "/home"),
        // 1.10 is newer than 1.9, the version that runs.
        (#"{"path": "/shop", "minimumAppVersion": "1.10"}"#, "/shop", "app-too-old"),
        (#"{"path": "/shop", "minimumAppVersion": "1.9"}"#, "/shop", "/shop"),
        (#"{"path": "/shop", "maximumAppVersion": "1.10"}"#, "/shop", "/shop"),
        // The last version is still open.
        (#"{"path": "/shop", "maximumAppVersion": "1.9"}"#, "/shop", "/shop"),
        (#"{"path": "/shop", "maximumAppVersion": "1.8.9"}"#, "/shop", "app-too-new"),
        (#"{"path": "/shop", "kind": "redirect", "target": "/home"}"#, "/shop", "/home"),
        (
            #"{"path": "/cart", "kind": "redirect", "target": "/product/7"}"#, "/cart",
            "/product/7"
        ),
        (
            #"{"path": "/shop", "kind": "webPage", "target": "https://moments.app/shop"}"#, "/shop",
            "/page?url=https%3A%2F%2Fmoments.app%2Fshop"
        ),
        (
            #"{"path": "/product/:id", "degradedTo": "https://help.moments.app/p/:id?x=:id"}"#,
            "/product/42", "/page?url=https%3A%2F%2Fhelp.moments.app%2Fp%2F42%3Fx%3D42"
        ),
        // A page gets the parameters that it names and no others.
        (
            #"{"path": "/product/:id", "degradedTo": "https://help.moments.app/p"}"#,
            "/product/42", "/page?url=https%3A%2F%2Fhelp.moments.app%2Fp"
        ),
        (
            #"{"path": "/product/:number", "degradedTo": "https://moments.app"}"#, "/old/42",
            "/page?url=https%3A%2F%2Fmoments.app%2F"
        ),
        (#"{"path": "/count", "kind": "action"}"#, "/count", "1"),
        (#"{"path": "/shop", "kind": "native"}"#, "/shop", "/shop"),
        // A path that the app does not have.
        (
            #"{"path": "/sale/:id", "kind": "redirect", "target": "/product/:id"}"#, "/sale/3",
            "/product/3"
        ),
        (
            #"{"path": "/imprint", "kind": "webPage", "target": "https://moments.app/imprint"}"#,
            "/imprint", "/page?url=https%3A%2F%2Fmoments.app%2Fimprint"
        ),
        (
            #"{"path": "/sale", "kind": "redirect", "target": "/shop", "enabled": false}"#, "/sale",
            "switched-off"
        ),
        // A closed route stays closed, regardless of the rest of the rule.
        (
            #"{"path": "/shop", "enabled": false, "kind": "redirect", "target": "/home"}"#, "/shop",
            "switched-off"
        ),
        (
            #"{"path": "/shop", "minimumAppVersion": "2", "degradedTo": "https://moments.app"}"#,
            "/shop", "app-too-old"
        ),
    ])
    func `has its own effect and no other`(
        rule: String, url: String, end: String
    ) async throws {
        #expect(try await self.end(of: url, under: rule) == end)
    }

    @Test
    func `explains why a route is closed and what the user can do`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(
            #"""
            {"path": "/shop", "enabled": false}, {"path": "/cart", "minimumAppVersion": "1.10"},
            {"path": "/count", "maximumAppVersion": "1.2"}
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
        let rule = #"{"path": "/cart", "enabled": false}"#
        let url = "https://moments.app/cart"
        #expect(try await end(of: url, from: .universalLink, under: rule) == "access-denied")
    }

    @Test
    func `applies to everything that finds the route, not only to requests`() async throws {
        let app = try await RuleFixture.forRules()
        await app.open("/shop")
        let saved = app.stage.state
        try app.apply(
            #"{"path": "/shop", "enabled": false}, {"path": "/cart", "kind": "redirect", "target": "/home"}"#
        )
        #expect(!app.router.canOpen("/shop", from: .app))
        #expect(app.router.canOpen("/cart", from: .app))
        await #expect(throws: RouteError.self) { try await app.router.screen(for: "/shop") }
        #expect(app.router.explain("/shop", from: .app).summary.contains("switched off"))
        let left = await app.router.restore(saved)
        #expect(left.map(\.code) == ["switched-off"])
        // A link opens without the parent that is closed.
        await app.open("https://moments.app/product/1", from: .universalLink)
        #expect(app.path == ["/home", "/product/1"])
    }

    @Test
    func `of the remote document replaces the local one for its path`() async throws {
        let app = try await RuleFixture.forRules()
        let local = #"{"path": "/shop", "enabled": false}, {"path": "/cart", "enabled": false}"#
        try app.apply(#"{"path": "/shop", "loginRequired": false}"#, local: local)
        #expect(await app.open("/shop").error == nil)
        #expect(await app.open("/cart").error?.code == "switched-off")
    }

    @Test
    func `applies from the next request on, and no longer than its document`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(#"{"path": "/shop", "enabled": false}"#)
        #expect(await app.open("/shop").error != nil)
        try app.apply("")
        #expect(await app.open("/shop").error == nil)
    }

    @Test
    func `remains when a later document is wrong`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(#"{"path": "/shop", "enabled": false}"#)
        for wrong in [#"{"path": "/shop", "enabled": 1}"#, #"{"path": 1}"#, "}"] {
            #expect(throws: RouteConfigError.self) { try app.apply(wrong) }
            #expect(await app.open("/shop").error?.code == "switched-off")
        }
    }

    @Test
    func `applies again after another start, which reports parts that no longer fit`() async throws
    {
        let app = try await RuleFixture.forRules()
        try app.apply(#"{"path": "/sale", "kind": "redirect", "target": "/shop"}"#)
        app.router.register(path: "/new", navigator: PageNavigator<NoParameters>())
        try app.router.start()
        #expect(await app.open("/sale").redirects == ["/shop"])
        app.router.register(path: "/sale", navigator: PageNavigator<NoParameters>())
        try app.router.start()
        #expect(await app.open("/sale").redirects == ["/shop"])
        app.router.register(path: "/sale/:id", navigator: PageNavigator<ItemParameters>())
        try app.apply(#"{"path": "/sale/:id", "kind": "redirect", "target": "/product/:id"}"#)
        try app.router.start()
    }

    @Test(.timeLimit(.minutes(10)))
    func `that redirects a parent to its own child ends`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(#"{"path": "/shop", "kind": "redirect", "target": "/product/1"}"#)
        await app.open("https://moments.app/product/2", from: .universalLink)
        #expect(app.path == ["/home", "/product/1", "/product/2"])
    }
}
