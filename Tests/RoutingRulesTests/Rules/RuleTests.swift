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
        (#"{"path": "/shop", "versions": {"from": "1.10"}}"#, "/shop", "app-too-old"),
        (#"{"path": "/shop", "versions": {"from": "1.9"}}"#, "/shop", "/shop"),
        (#"{"path": "/shop", "versions": {"to": "1.10"}}"#, "/shop", "/shop"),
        // The last version is still open.
        (#"{"path": "/shop", "versions": {"to": "1.9"}}"#, "/shop", "/shop"),
        (#"{"path": "/shop", "versions": {"to": "1.8.9"}}"#, "/shop", "app-too-new"),
        (#"{"path": "/shop", "redirect": "/home"}"#, "/shop", "/home"),
        (
            #"{"path": "/cart", "redirect": "/product/7"}"#, "/cart",
            "/product/7"
        ),
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
            #"{"path": "/product/:id", "redirect": "https://help.moments.app/p"}"#,
            "/product/42", "/page?url=https%3A%2F%2Fhelp.moments.app%2Fp"
        ),
        (
            #"{"path": "/product/:number", "redirect": "https://moments.app"}"#, "/old/42",
            "/page?url=https%3A%2F%2Fmoments.app%2F"
        ),
        // A path that the app does not have.
        (
            #"{"path": "/sale/:id", "redirect": "/product/:id"}"#, "/sale/3",
            "/product/3"
        ),
        (
            #"{"path": "/imprint", "redirect": "https://moments.app/imprint"}"#,
            "/imprint", "/page?url=https%3A%2F%2Fmoments.app%2Fimprint"
        ),
        (
            #"{"path": "/sale", "redirect": "/shop", "enabled": false}"#, "/sale",
            "switched-off"
        ),
        // A closed route stays closed, regardless of the rest of the rule.
        (
            #"{"path": "/shop", "enabled": false, "redirect": "/home"}"#, "/shop",
            "switched-off"
        ),
        // With another field, the rule applies to its versions alone.
        (#"{"path": "/shop", "versions": {"from": "2"}, "redirect": 5}"#, "/shop", "/shop"),
        (#"{"path": "/shop", "versions": {"to": "1.9"}, "redirect": "/home"}"#, "/shop", "/home"),
        (
            #"{"path": "/shop", "versions": {"to": "1.8"}, "enabled": false}, {"path": "/shop", "versions": {"from": "1.9", "to": "2"}, "redirect": "/home"}"#,
            "/shop", "/home"
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
            #"{"path": "/shop", "enabled": false}, {"path": "/cart", "redirect": "/home"}"#
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
        try app.apply(local, from: .app)
        try app.apply(#"{"path": "/shop", "login": false}"#)
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
            #expect(throws: RuleDocumentError.self) { try app.apply(wrong) }
            #expect(await app.open("/shop").error?.code == "switched-off")
        }
    }

    @Test
    func `applies again after another start, which reports parts that no longer fit`() async throws
    {
        let app = try await RuleFixture.forRules()
        try app.apply(#"{"path": "/sale", "redirect": "/shop"}"#)
        try app.router.register(set: "New") {
            app.router.register(path: "/new", navigator: PageNavigator<NoParameters>())
        }
        #expect(await app.open("/sale").redirects == ["/shop"])
        try app.router.register(set: "Sale") {
            app.router.register(path: "/sale", navigator: PageNavigator<NoParameters>())
        }
        #expect(await app.open("/sale").redirects == ["/shop"])
        try app.router.register(set: "Items") {
            app.router.register(path: "/sale/:id", navigator: PageNavigator<ItemParameters>())
        }
        try app.apply(#"{"path": "/sale/:id", "redirect": "/product/:id"}"#)
    }

    @Test(.timeLimit(.minutes(10)))
    func `that redirects a parent to its own child ends`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(#"{"path": "/shop", "redirect": "/product/1"}"#)
        await app.open("https://moments.app/product/2", from: .universalLink)
        #expect(app.path == ["/home", "/product/1", "/product/2"])
    }
}
