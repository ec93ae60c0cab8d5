import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `Rules that do not fit the routes` {
    private func issues(
        _ rules: String, from origin: RouteOrigin = .remoteRule,
        in build: BuildTarget = .production
    ) async throws -> [String] {
        let app = try await RuleFixture.forRules(build: build)
        do throws(RuleDocumentError) {
            try app.apply(rules, from: origin)
            return []
        } catch {
            return error.issues.map { "\($0.path): \($0.problem)" }
        }
    }

    @Test(arguments: [
        (
            #"{"path": "/shop", "redirect": "/prodct/:id"}"#,
            "rules[0].redirect: it redirects to /prodct/:id, but gives no 'id'; did you mean "
                + "/product/:id?"
        ),
        (
            #"{"path": "/shop", "redirect": "/cart"}"#,
            "rules[0].redirect: it redirects to /cart, but /cart is closed to rules from a server"
        ),
        (
            #"{"path": "/cart", "redirect": "/menu"}"#,
            "rules[0].redirect: it redirects to /menu, but /menu is closed to rules from a server"
        ),
        (
            #"{"path": "/shop", "redirect": "/shop"}"#,
            "rules[0].redirect: it redirects to /shop, which is a cycle: /shop > /shop"
        ),
        (
            #"{"path": "/product/:id", "redirect": "/old/:id"}"#,
            "rules[0].redirect: it redirects to /old/:id, which is a cycle: "
        ),
        (
            #"{"path": "/menu", "enabled": true}"#,
            "rules[0].enabled: /menu is not in the production build, and no rule adds it"
        ),
        (
            #"{"path": "/shop", "login": true}"#,
            "rules[0].login: no interceptor enforces 'login' on /shop; register a LoginInterceptor"
        ),
        (
            #"{"path": "/old/:id", "login": true}"#,
            "rules[0].login: /old/:id only redirects to /product/:id; name that path"
        ),
        (
            #"{"path": "/shop", "experiment": {"name": "x", "variants": [{"name": "a", "weight": 100, "redirect": "/home"}]}}"#,
            "rules[0].experiment: no interceptor runs experiments; register an ABTestInterceptor"
        ),
    ])
    func `are named with the place and the correction`(
        rule: String, issue: String
    ) async throws {
        let found = try await issues(rule)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(issue) == true, "\(found)")
        // A cycle is no misspelling.
        #expect(!issue.contains("cycle") || found.first?.contains("did you mean") == false)
    }

    @Test(arguments: [
        (
            #"{"path": "/shopp", "enabled": false}"#,
            "rules[0].path: the app has no route /shopp; did you mean /shop?"
        ),
        (
            #"{"path": "/product/:id", "redirect": "/prodct/:id"}"#,
            "rules[0].redirect: it redirects to /prodct/:id, but no route answers"
        ),
        (
            #"{"path": "/product/new", "redirect": "/shop"}"#,
            "rules[0].path: /product/:id answers this path already; name that route"
        ),
    ])
    func `are skipped if they are a server's and name parts that only other versions have`(
        rule: String, part: String
    ) async throws {
        let app = try await RuleFixture.forRules()
        let closing = #"{"path": "/cart", "enabled": false}"#
        try app.apply("\(closing), " + rule)
        let skipped = app.rules.skipped.map { "\($0.path): \($0.problem)" }
        #expect(skipped.count == 1)
        #expect(
            skipped.first?.hasPrefix(part.replacing("[0]", with: "[1]")) == true, "\(skipped)")
        #expect(await app.open("/cart").error?.code == "switched-off")
        #expect(await app.open("/shop").error == nil)
        let local = try await issues(rule, from: .app)
        #expect(local.count == 1 && local.first?.hasPrefix(part) == true, "\(local)")
    }

    @Test(arguments: [
        "https://evil.example/", "http://moments.app/", "https://moments.app.evil.example/",
        "https://moments.app@evil.example/", "https://user@moments.app/",
        "https://moments.app:8443/", "https://sub.moments.app/", "javascript:alert(1)",
        "https:/moments.app/x", "https://moments.app/a/../b",
        "https://moments.app/%2e%2e/b", "https://moments.app\\evil", "https://MOMENTS.app.",
        "moments://shop", "shop", "https://moments.app/%zz", "https://moments.app/a b",
    ])
    func `show no web page of a host that isn't on the list`(page: String) async throws {
        let escaped = page.replacing("\\", with: "\\\\")
        let rule = #"{"path": "/shop", "redirect": "\#(escaped)"}"#
        let found = try await issues(rule)
        #expect(found.count == 1)
        #expect(
            found.first?.hasSuffix(
                "an https page on a host that the app allows (moments.app, help.moments.app)"
            )
                == true, "\(found)")
    }

    @Test
    func `may redirect from a local document to closed routes, which stay closed to links`()
        async throws
    {
        let app = try await RuleFixture.forRules()
        try app.apply(
            #"{"path": "/shop", "redirect": "/cart"}"#, from: .app)
        let outcome = await app.open("https://moments.app/shop", from: .universalLink)
        #expect(outcome.error?.reason == .accessDenied(.universalLink))
        // Nor is one placed under the screen of a link from outside.
        await app.open("https://moments.app/product/1", from: .universalLink)
        #expect(app.path == ["/home", "/product/1"])
        #expect(await app.open("/shop").error == nil)
    }

    @Test
    func `are reported together`() async throws {
        let found = try await issues(
            #"""
            {"path": "/shop", "redirect": "/cart"}, {"path": "/later"},
            {"path": "/product/:id", "versions": {"from": "x"}}
            """#)
        #expect(
            found.map { $0.prefix { $0 != ":" } } == [
                "rules[2].versions.from", "rules[0].redirect",
            ])
    }

    @Test
    func `are errors of the start if they were applied before it`() throws {
        let found = startIssues { router in
            let rules = RouteRules(policy: .sample)
            router.use(rules)
            try? rules.apply(RuleDocument(rules: #"{"path": "/nowhere"}, {"path": 1}"#, from: .app))
        }
        #expect(found.count == 3)
        #expect(found.first == "RouteRules shows web pages at '/page', which no route answers")
        #expect(found.last == "rules[0].path: the app has no route /nowhere")
    }

    @Test
    func `form no cycle together`() async throws {
        let found = try await issues(
            #"""
            {"path": "/a", "redirect": "/b"},
            {"path": "/b", "redirect": "/shop"},
            {"path": "/shop", "redirect": "/a"}
            """#)
        #expect(found.count == 3)
        #expect(found.allSatisfy { $0.contains("is a cycle: ") }, "\(found)")
        let chain = (1...9).map {
            #"{"path": "/hop/x\#($0)", "redirect": "/hop/x\#($0 - 1)"}"#
        }
        let last = #"{"path": "/hop/x0", "redirect": "/shop"}"#
        #expect(try await issues((chain + [last]).joined(separator: ",")).count == 2)
    }

    @Test
    func `are judged with the pages of the app`() async throws {
        let app = try await RuleFixture(pageAccess: .closed) { router in
            router.register(
                path: "/shop", navigator: PageNavigator<NoParameters>(), access: .external)
        }
        let error = try #require(throws: RuleDocumentError.self) {
            try app.apply(#"{"path": "/shop", "redirect": "https://moments.app/"}"#)
        }
        #expect(error.issues.first?.problem.contains("/page is closed to rules") == true)
    }
}
