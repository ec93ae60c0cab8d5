import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite(.hangLimit)
struct `A rule` {
    private let app: RuleFixture

    init() async throws {
        app = try await RuleFixture()
    }

    @Test(arguments: [
        (
            #"{"path": "/store", "enabled": false}"#, "/store",
            "'/store' is switched off at the moment. Try again later."
        ),
        (#"{"path": "/store", "enabled": true}"#, "/store", "/store"),
        (#"{"path": "/store", "enabled": false}"#, "/home", "/home"),
        // 1.10 is newer than 1.9, the version that runs.
        (
            #"{"path": "/store", "versions": {"from": "1.10"}}"#, "/store",
            "'/store' needs version 1.10.0 of the app, and this is 1.9.0. Update the app."
        ),
        (
            #"{"path": "/store", "versions": {"to": "1.8.9"}}"#, "/store",
            "'/store' was available up to version 1.8.9 of the app, and this is 1.9.0. "
                + "Look in the app for what replaces it."
        ),
        (#"{"path": "/store", "redirect": "/home"}"#, "/store", "/home"),
        (#"{"path": "/basket", "redirect": "/book/7"}"#, "/basket", "/book/7"),
        (
            #"{"path": "/store", "redirect": "https://moments.app/store"}"#, "/store",
            "/page?url=https%3A%2F%2Fmoments.app%2Fstore"
        ),
        (
            #"{"path": "/book/:id", "redirect": "https://help.moments.app/p/:id?x=:id"}"#,
            "/book/42", "/page?url=https%3A%2F%2Fhelp.moments.app%2Fp%2F42%3Fx%3D42"
        ),
        // A page gets the parameters that it names and no others.
        (
            #"{"path": "/book/:number", "redirect": "https://moments.app"}"#, "/old/42",
            "/page?url=https%3A%2F%2Fmoments.app%2F"
        ),
        // A path that the app does not have.
        (#"{"path": "/sale/:id", "redirect": "/book/:id"}"#, "/sale/3", "/book/3"),
        (#"{"path": "/sale", "redirect": "/store", "enabled": false}"#, "/sale", "switched-off"),
        // A closed route stays closed, regardless of the rest of the rule.
        (#"{"path": "/store", "enabled": false, "redirect": "/home"}"#, "/store", "switched-off"),
        // With another field, the rule applies to its versions alone.
        (#"{"path": "/store", "versions": {"from": "2"}, "redirect": 5}"#, "/store", "/store"),
        // It adds no route to a build, and reveals nothing about a closed one.
        (#"{"path": "/menu", "enabled": true}"#, "/menu", "unavailable"),
        (#"{"path": "/basket", "enabled": false}"#, "moments://basket", "access-denied"),
    ])
    func `a rule has its own effect and no other, and says why a route is closed`(
        rule: String, url: String, end: String
    ) async throws {
        try app.apply(rule)
        let outcome = await app.open(url, from: url.hasPrefix("/") ? .app : .push)
        let ends = [
            outcome.title == nil ? outcome.word : app.path.last, outcome.error?.description,
        ]
        #expect(ends.contains(end))
    }

    /// As in the guide: a page for 1.9 and one for later versions, and a page that came with 1.10.
    /// The app doesn't have the one that comes with 3.
    private nonisolated static let versions = #"""
        {"path": "/store", "versions": {"to": "1.9"}, "redirect": "/home"},
        {"path": "/store", "versions": {"from": "1.10"}, "redirect": "/book/7"},
        {"path": "/basket", "versions": {"from": "1.10"}},
        {"path": "/basket", "versions": {"to": "2.0.1"}},
        {"path": "/basket", "versions": {"from": "1.10"}, "redirect": "/home"},
        {"path": "/later", "versions": {"from": "3"}}
        """#

    @Test(arguments: [
        ("1.9", "/home", "app-too-old"), ("1.9.1", "/home", "app-too-old"),
        ("1.9.99", "/home", "app-too-old"), ("1.10", "/book/7", "/home"),
        ("2.0.1", "/book/7", "/home"), ("2.0.1.5", "/book/7", "/home"),
        ("2.0.2", "/book/7", "app-too-new"),
    ])
    func `rules of versions leave no gap, and stand beside others of their path`(
        version: String, store: String, basket: String
    ) async throws {
        let app = try await RuleFixture(version: #require(AppVersion(version)))
        try app.apply(Self.versions)
        #expect(app.rules.skipped == [])
        #expect(await app.open("/store").end == store)
        #expect(await app.open("/basket").end == basket)
    }

    @Test
    func `a rule applies to everything that finds the route, not only to requests`() async throws {
        await app.open("/store")
        let saved = app.stage.state
        try app.apply(
            #"{"path": "/store", "enabled": false}, {"path": "/basket", "redirect": "/home"}"#)
        #expect(!app.router.canOpen("/store", from: .app))
        #expect(app.router.canOpen("/basket", from: .app))
        await #expect(throws: RouteError.self) { try await app.router.screen(for: "/store") }
        #expect(app.router.explain("/store", from: .app).description.contains("switched off"))
        #expect(await app.router.restore(saved).map(\.code) == ["switched-off"])
        // A link opens without the parent that is closed.
        await app.open("https://moments.app/book/1", from: .universalLink)
        #expect(app.path == ["/home", "/book/1"])
    }

    @Test func `a rule's login must be met in addition to what its route requires`() async throws {
        let age = RouteRequirement("age")
        var isOldEnough = false
        let app = try await RuleFixture { router in
            router.registerLogin()
            router.pages("/wallet", requires: [age])
            router.intercept(priority: 3, enforces: { requirement, _ in requirement == age }) {
                isOldEnough || !$0.route.requirements.contains(age)
                    ? .proceed : .refuse(because: "it needs an age")
            }
        }
        try app.apply(#"{"path": "/wallet", "login": true}"#)
        #expect(await app.open("/wallet").word == "blocked")
        isOldEnough = true
        #expect(await app.open("/wallet").word == "suspended")
    }

    @Test func `a rule applies to later routes, or is an error of their set`() async throws {
        try app.apply(
            #"{"path": "/sale", "redirect": "/store"}, {"path": "/basket", "redirect": "/book/1"}"#)
        try app.router.register(set: "Sale") { app.router.pages("/sale") }
        #expect(await app.open("/sale").redirects == ["/store"])
        let error = #expect(throws: RegistrationError.self) {
            try app.router.register(set: "New") { app.router.pages("/book/1") }
        }
        #expect(error?.issues.first?.message.contains("/book/1 is closed to rules") == true)
        #expect(await app.open("/basket").stack.last == "/book/1")
    }

    @Test(.timeLimit(.minutes(10)))
    func `a rule that redirects a parent to its own child ends`() async throws {
        try app.apply(#"{"path": "/store", "redirect": "/book/1"}"#)
        await app.open("https://moments.app/book/2", from: .universalLink)
        #expect(app.path == ["/home", "/book/1", "/book/2"])
    }

    @Test func `no rule applies before the start of the router`() {
        let rules = RouteRules(for: AppVersion(1))
        let error = #expect(throws: RuleDocumentError.self) {
            try rules.apply(RuleDocument(#"{"rules": []}"#))
        }
        #expect(error?.description.contains("the router has not started") == true)
    }

    @Test(arguments: [
        #""reason": "holidays""#, #""redirect": "/later""#, #""experiment": {}"#,
        #""versions": {"from": "x"}"#,
    ])
    func `a route is closed even if other parts of its rule are wrong`(part: String) async throws {
        try? app.apply(#"{"path": "/store", "enabled": false, \#(part)}"#)
        #expect(await app.isClosed("/store"))
    }

    @Test func `closings of refused documents add up until a document is accepted`() async throws {
        try app.apply(
            #"{"path": "/basket", "redirect": "/home"}, {"path": "/sale", "redirect": "/home"}"#)
        let wrong = #"{"path": "/basket", "enabled": 0}, {"path": "/later", "enabled": false}"#
        for _ in 1...2 {
            let error = #expect(throws: RuleDocumentError.self) {
                try app.apply("\(RuleFixture.closing), \(wrong)")
            }
            // It names what it has closed, once.
            #expect(error?.closed == (await app.isClosed("/sale") ? [] : ["/store"]))
            #expect(throws: RuleDocumentError.self) {
                try app.apply(#"{"path": "/sale", "enabled": false}, \#(wrong)"#)
            }
        }
        #expect(throws: RuleDocumentError.self) { try app.apply(document: "?") }
        for path in ["/store", "/sale"] { #expect(await app.isClosed(path)) }
        #expect(await app.open("/basket").redirects == ["/home"])
        try app.apply("", from: .app)
        #expect(await app.isClosed("/store"), "rules of the app lift nothing that a server closes")
        try app.apply("")
        #expect(await !app.isClosed("/store"))
    }

    @Test
    func `a closing of the app remains under a rule of a server that only narrows`() async throws {
        try app.apply(RuleFixture.closing, from: .app)
        for part in [#""colour": 1"#, #""redirect": "/later""#, #""versions": {"from": "1"}"#] {
            try app.apply(#"{"path": "/store", \#(part)}"#)
            #expect(await app.isClosed("/store"), "\(part)")
        }
        try app.apply(#"{"path": "/store", "enabled": true}"#)
        #expect(await !app.isClosed("/store"))
        try app.apply("")
        #expect(await app.isClosed("/store"), "the rule of the server ends with its document")
        try app.apply(#"{"path": "/store", "versions": {"to": "1.8"}}"#, from: .app)
        try app.apply(#"{"path": "/store", "versions": {"to": "1.9"}}"#)
        #expect(await !app.isClosed("/store"), "a later end replaces the app's")
    }

    @Test
    func `a rule with unknown parts requires its login, and does not redirect`() async throws {
        let app = try await RuleFixture { $0.registerLogin() }
        try app.apply(
            #"""
            {"path": "/store", "login": true, "slides": [1]},
            {"path": "/basket", "redirect": "/home", "from": 2027},
            {"path": "/count", "redirect": "/delete", "from": 2027},
            {"path": "/menu", "from": 2027, "experiment": {"name": "a",
              "variants": [{"name": "b", "weight": 100, "redirect": "/home"}]}}
            """#)
        // Nor is it asked whether it could: the last two would be errors.
        #expect(await app.open("/store").word == "suspended")
        // The unknown part may say when to redirect.
        #expect(await app.open("/basket").redirects == [])
    }

    @Test func `all other rules apply beside a chain of redirects to no route`() async throws {
        try app.apply(
            #"""
            {"path": "/a", "redirect": "/b"}, {"path": "/b", "redirect": "/later"},
            {"path": "/basket", "redirect": "/home"}
            """#)
        for (rule, skipped) in zip(0...1, app.rules.skipped) {
            #expect(skipped.hasPrefix("rules.json: rules[\(rule)].redirect: "))
        }
        #expect(app.rules.skipped.count == 2)
        #expect(await app.open("/basket").redirects == ["/home"])
        #expect(await app.code("/a") == "unknown-route")
    }

    /// A request waits at an interceptor when new rules arrive.
    @Test(arguments: [
        (#"{"path": "/basket", "enabled": false}"#, "switched-off", ["/basket"]),
        (#"{"path": "/basket", "versions": {"from": "7"}}"#, "app-too-old", ["/basket"]),
        // It passes all interceptors again, once.
        (#"{"path": "/store", "enabled": false}"#, "/basket", ["/basket", "/basket"]),
        (#"{"path": "/basket", "redirect": "/book/1"}"#, "/book/1", ["/basket"]),
        (#"{"path": "/basket", "login": true}"#, "suspended", ["/basket"]),
        // The way back is no cycle.
        (#"{"path": "/basket", "redirect": "/store"}"#, "/store", ["/basket", "/store"]),
    ])
    func `new rules apply to a request that waits`(rules: String, end: String, asked: [String])
        async throws
    {
        let door = Door()
        let waiting = ClosureInterceptor(
            behind: door, wants: { $0.isUnder("/basket") || $0.isUnder("/store") })
        let app = try await RuleFixture { router in
            router.registerLogin(priority: 10)
            router.register(waiting)
            router.register(ConfigInterceptor(router))
        }
        let request = app.begin("/basket")
        await door.visitors()
        try app.apply(rules)
        door.open()
        let outcome = await request.value
        #expect(outcome.end == end)
        #expect(waiting.asked == asked)
        #expect(outcome.redirects == (["/book/1", "/store"].contains(end) ? [end] : []))
    }
}
