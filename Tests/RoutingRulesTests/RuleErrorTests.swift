import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `What is wrong with a document of rules` {
    private func issues(
        _ rules: String, from origin: RouteOrigin = .remoteRule
    ) async throws -> [String] {
        try await RuleFixture.forRules().issues(in: "{\"rules\": [\(rules)]}", from: origin)
    }

    private nonisolated static func variants(_ variants: String, name: String = "a") -> String {
        #"{"path": "/shop", "experiment": {"name": "\#(name)", "variants": [\#(variants)]}}"#
    }

    @Test(arguments: [
        (#"{}"#, #"rules[0]: 'path' is missing"#),
        (#"{"path": ""}"#, "rules[0].path: the path of a route is expected, not ''"),
        (#"{"path": "shop"}"#, "rules[0].path: "),
        (#"[]"#, "rules[0]: an object is expected, not an array"),
        (#"{"path": "/shop", "enabled": 0}"#, "rules[0].enabled: true or false is expected, not 0"),
        (
            #"{"path": "/shop", "enabled": null}"#,
            "rules[0].enabled: true or false is expected, not null"
        ),
        (
            #"{"path": "/shop", "versions": {"from": 1.10}}"#,
            #"rules[0].versions.from: a version such as "1.10" is expected, not 1.1"#
        ),
        (
            #"{"path": "/shop", "versions": {"from": "1.10", "to": "1.9"}}"#,
            "rules[0].versions.to: no version is left, because 1.9 is older than 1.10"
        ),
        (
            #"{"path": "/shop", "redirect": "/home", "login": false}"#,
            "rules[0].redirect: it does not go with 'login' or 'experiment'"
        ),
        (#"{"path": "/shop"}, {"path": "/Shop"}"#, "rules[1].path: rules[0] has this path already"),
        (
            #"{"path": "/shop", "experiment": {"name": "a"}}"#,
            "rules[0].experiment: 'variants' is missing"
        ),
        (
            variants("", name: "a b"),
            "rules[0].experiment.name: a name of ASCII letters, digits, '-' and '_' is expected, "
                + "not 'a b'"
        ),
        (
            variants(#"{"name": "b", "weight": 99}"#),
            "rules[0].experiment.variants: the weights of the variants add up to 99, not to 100"
        ),
        (
            variants(#"{"name": "b", "weight": 50}, {"name": "b", "weight": 50}"#),
            "rules[0].experiment.variants[1].name: there is a variant 'b' already"
        ),
        (
            variants(#"{"name": "b", "weight": 33.3}"#),
            "rules[0].experiment.variants[0].weight: a whole number from 0 to 100 is expected, not "
                + "33.3"
        ),
        // The keys of JSON may be escaped.
        (
            #"{"path": "/shop", "p\u0061th": "/home"}"#,
            "rules[0].path: it is there twice, and readers of JSON disagree which counts"
        ),
        // What doesn't fit the routes.
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
            #"{"path": "/shop", "redirect": "/shop"}"#,
            "rules[0].redirect: it redirects to /shop, which is a cycle: /shop > /shop"
        ),
        (
            #"{"path": "/product/:id", "redirect": "/old/:id"}"#,
            "rules[0].redirect: it redirects to /old/:id, which is a cycle: "
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
            variants(#"{"name": "b", "weight": 100, "redirect": "/home"}"#),
            "rules[0].experiment: no interceptor runs experiments; register an ABTestInterceptor"
        ),
    ])
    func `is one sentence at its place`(rule: String, issue: String) async throws {
        let found = try await issues(rule)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasPrefix("rules.json: \(issue)") == true, "\(found)")
        // A cycle is no misspelling.
        #expect(!issue.contains("cycle") || found.first?.contains("did you mean") == false)
    }

    @Test(arguments: [
        ("?", "it is not JSON in UTF-8"), (#"{"rules": "#, "it is not JSON in UTF-8"),
        ("\u{0}", "it is not JSON in UTF-8"), ("[]", "an object is expected, not an array"),
        ("{}", "'rules' is missing"),
        (String(repeating: " ", count: 262_145), "it is larger than 262144 bytes"),
        (#"{"rules": {}}"#, "rules: an array is expected, not an object"),
        (
            #"{"rules": [], "rules": []}"#,
            "rules: it is there twice, and readers of JSON disagree which counts"
        ),
    ])
    func `is one sentence if it can't be read`(document: String, issue: String) async throws {
        let app = try await RuleFixture.forRules()
        #expect(try app.issues(in: document) == ["rules.json: \(issue)"])
    }

    @Test(arguments: [
        (#"{"path": "/cart", "colour": 1}"#, "colour: it is unknown; a field is one of versions"),
        (#"{"path": "/cart", "enabeld": true}"#, "enabeld: it is unknown; did you mean 'enabled'?"),
        (#"{"path": "/cart", "versions": {"since": 1}}"#, "versions.since: it is unknown"),
        (
            #"{"path": "/shopp", "enabled": false}"#,
            "path: the app has no route /shopp; did you mean /shop?"
        ),
        (
            #"{"path": "/product/:id", "redirect": "/prodct/:id"}"#,
            "redirect: it redirects to /prodct/:id, but no route answers"
        ),
        (
            #"{"path": "/product/new", "redirect": "/shop"}"#,
            "path: /product/:id answers this path already; name that route"
        ),
    ])
    func `is skipped in a server's document if another version of the app may know it`(
        rule: String, part: String
    ) async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(#"{"path": "/count", "enabled": false}, \#(rule)"#)
        let skipped = app.rules.skipped.map(\.description)
        #expect(skipped.count == 1)
        #expect(skipped.first?.hasPrefix("rules.json: rules[1].\(part)") == true, "\(skipped)")
        #expect(await app.isClosed("/count"))
        #expect(await app.open("/shop").error == nil)
        // The app knows its own version.
        let own = try await issues(rule, from: .app)
        #expect(own.count == 1 && own[0].hasPrefix("rules.json: rules[0].\(part)"), "\(own)")
    }

    @Test(arguments: [
        "https://evil.example/", "http://moments.app/", "https://moments.app.evil.example/",
        "https://moments.app@evil.example/", "https://user@moments.app/",
        "https://moments.app:8443/", "https://sub.moments.app/", "javascript:alert(1)",
        "https:/moments.app/x", "https://moments.app/a/../b", "https://moments.app/%2e%2e/b",
        "https://moments.app\\\\evil", "https://MOMENTS.app.", "moments://shop", "shop",
        "https://moments.app/%zz", "https://moments.app/a b",
    ])
    func `is a web page of a host that isn't on the list`(page: String) async throws {
        let found = try await issues(#"{"path": "/shop", "redirect": "\#(page)"}"#)
        #expect(found.count == 1)
        let end = "an https page on a host that the app allows (moments.app, help.moments.app)"
        #expect(found.first?.hasSuffix(end) == true, "\(found)")
    }

    @Test
    func `is a web page if the route for web pages is closed to rules`() async throws {
        let app = try await RuleFixture(pageAccess: .closed) { router in
            router.register(path: "/shop", navigator: PageNavigator<NoParameters>())
        }
        let found = try app.issues(
            in: #"{"rules": [{"path": "/shop", "redirect": "https://moments.app/"}]}"#)
        #expect(found.first?.contains("/page is closed to rules") == true)
    }

    @Test
    func `is told at once, with what doesn't fit the routes last`() async throws {
        let found = try await issues(
            #"""
            {"path": "/shop", "redirect": "/cart"}, {"path": "/later"},
            {"path": "/product/:id", "versions": {"from": "x"}}
            """#)
        #expect(
            found.map { $0.split(separator: ": ")[1] } == [
                "rules[2].versions.from", "rules[0].redirect",
            ])
    }

    @Test
    func `is a cycle or a long chain of several rules`() async throws {
        let found = try await issues(
            #"""
            {"path": "/a", "redirect": "/b"}, {"path": "/b", "redirect": "/shop"},
            {"path": "/shop", "redirect": "/a"}
            """#)
        #expect(found.count == 3 && found.allSatisfy { $0.contains("is a cycle: ") }, "\(found)")
        let chain = (1...9).map { #"{"path": "/hop/x\#($0)", "redirect": "/hop/x\#($0 - 1)"}"# }
        let last = #"{"path": "/hop/x0", "redirect": "/shop"}"#
        #expect(try await issues((chain + [last]).joined(separator: ",")).count == 2)
    }

    @Test
    func `is an error of the set with whose routes the rules don't fit`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(#"{"path": "/cart", "redirect": "/product/1"}"#)
        let error = #expect(throws: RegistrationError.self) {
            try app.router.register(set: "New") {
                app.router.register(path: "/product/1", navigator: PageNavigator<NoParameters>())
            }
        }
        #expect(error?.issues.first?.message.contains("/product/1 is closed to rules") == true)
        #expect(await app.open("/cart").stack.last == "/product/1")
    }

    @Test
    func `is printed without characters that could move the cursor`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(#"{"path": "/shop", "\u001b[2J\u202e": 1}"#)
        let text = app.rules.skipped.first?.description
        #expect(text?.hasPrefix(#"rules.json: rules[0].\u{1B}[2J\u{202E}: it is unknown"#) == true)
    }
}
