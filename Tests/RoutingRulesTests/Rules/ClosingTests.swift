import Foundation
import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `A closing` {
    private let closing = #"{"path": "/shop", "enabled": false}"#

    /// Parts that this version does not know.
    private nonisolated static let unknown = [
        #"{"path": "/later", "enabled": false}"#,
        #"{"path": "/cart", "colour": "red"}"#,
        #"{"path": "/cart", "kind": "carousel", "slides": [1, 2]}"#,
        #"{"kind": "banner", "text": "Hello"}"#,
        #"{"path": "/cart", "kind": "redirect", "target": "/later"}"#,
        #"{"path": "/product/new", "kind": "redirect", "target": "/home"}"#,
    ]

    /// Parts that no version understands.
    private nonisolated static let wrong = [
        #"{"path": "/cart", "enabled": "no"}"#, #"{"path": 1}"#, "[]",
        #"{"path": "/cart", "minimumAppVersion": "1.10", "maximumAppVersion": "1.9"}"#,
        #"{"path": "/product/:id", "kind": "redirect", "target": "/cart"}"#,
        #"{"path": "/cart", "loginRequired": true}"#,
    ]

    @Test(arguments: unknown + wrong)
    func `applies even if other parts of the document are wrong`(other: String) async throws {
        let app = try await RuleFixture.forRules()
        for rules in ["\(closing), \(other)", "\(other), \(closing)"] {
            try? app.apply(rules)
            #expect(await app.isClosed("/shop"), "\(rules)")
            try app.apply("")
            #expect(await !app.isClosed("/shop"))
        }
    }

    @Test(arguments: [
        #"{"path": "/shop", "enabled": false, "reason": "holidays"}"#,
        #"{"path": "/shop", "enabled": false, "kind": "carousel"}"#,
        #"{"path": "/shop", "enabled": false, "kind": "redirect", "target": "/later"}"#,
        #"{"path": "/shop", "enabled": false, "kind": "action"}"#,
        #"{"path": "/shop", "enabled": false, "minimumAppVersion": "x"}"#,
        #"{"path": "/shop", "minimumAppVersion": "1.10", "reason": "x"}"#,
        #"{"path": "/shop", "minimumAppVersion": "1.10", "target": 5}"#,
        #"{"path": "/shop", "enabled": true}, {"path": "/shop", "enabled": false}"#,
    ])
    func `applies even if other parts of its rule are wrong`(rules: String) async throws {
        let app = try await RuleFixture.forRules()
        try? app.apply(rules)
        #expect(await app.isClosed("/shop"))
    }

    @Test(arguments: [
        "?", "[]", "{}", #"{"format": 2, "rules": [RULE]}"#, #"{"format": "1", "rules": [RULE]}"#,
    ])
    func `does not apply in a document that can't be read`(document: String) async throws {
        let app = try await RuleFixture.forRules()
        let data = Data(document.replacing("RULE", with: closing).utf8)
        let config = RouteConfig(data, named: "rules.json", from: .remoteRule)
        #expect(throws: RouteConfigError.self) { try app.rules.apply([config]) }
        #expect(await !app.isClosed("/shop"))
    }

    @Test
    func `of a refused document is added to the current rules, until a document is accepted`()
        async throws
    {
        let app = try await RuleFixture.forRules()
        try app.apply(
            #"{"path": "/cart", "kind": "redirect", "target": "/home"}, {"path": "/sale", "kind": "redirect", "target": "/home"}"#
        )
        let refused = #"{"path": "/cart", "enabled": 0}, {"path": "/cart", "kind": "native"}"#
        #expect(throws: RouteConfigError.self) { try app.apply("\(closing), \(refused)") }
        #expect(throws: RouteConfigError.self) {
            try app.apply(#"{"path": "/sale", "enabled": false}, \#(refused)"#)
        }
        #expect(throws: RouteConfigError.self) { try app.apply("?") }
        #expect(await app.isClosed("/shop"))
        #expect(await app.isClosed("/sale"))
        #expect(await app.open("/cart").redirects == ["/home"])
        try app.router.start()
        #expect(await app.isClosed("/shop"))
        try app.apply("")
        #expect(await !app.isClosed("/shop"))
    }

    @Test
    func `of an earlier document stays under a rule that is skipped`() async throws {
        let later = [
            #"{"path": "/shop", "kind": "carousel"}"#, #"{"path": "/shop", "colour": 1}"#,
            #"{"path": "/shop", "kind": "redirect", "target": "/later"}"#,
        ]
        let app = try await RuleFixture.forRules()
        for rule in later {
            try? app.apply(rule, local: closing)
            #expect(await app.isClosed("/shop"), "\(rule)")
        }
    }

    @Test
    func `names the routes that it has closed`() async throws {
        let app = try await RuleFixture.forRules()
        let rules =
            #"\#(closing), {"path": "/cart", "enabled": "x"}, {"path": "/later", "enabled": false}"#
        let error = #expect(throws: RouteConfigError.self) { try app.apply(rules) }
        #expect(error?.closed.map(\.description) == ["/shop"])
        // It is closed already.
        let again = #expect(throws: RouteConfigError.self) { try app.apply(rules) }
        #expect(again?.closed == [])
    }

    @Test(arguments: ["?", #"{"format": 2, "rules": []}"#])
    func `that a server has lifted stays lifted after a document that can't be read`(
        document: String
    ) async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(#"{"path": "/shop", "kind": "native"}"#, local: closing)
        let remote = RouteConfig(text: document)
        let local = RouteConfig(rules: closing, named: "local.json", from: .app)
        #expect(throws: RouteConfigError.self) {
            try app.rules.apply([local, remote])
        }
        #expect(await !app.isClosed("/shop"))
    }

    @Test
    func `and a login apply in a rule whose other parts are skipped`() async throws {
        let app = try await RuleFixture.forRules { router in
            router.registerLogin()
        }
        try app.apply(
            #"{"path": "/shop", "loginRequired": true, "kind": "carousel"}, {"path": "/cart", "kind": "redirect", "target": "/home", "from": 2027}"#
        )
        #expect(await app.open("/shop").word == "suspended")
        // The unknown part may say when to redirect.
        #expect(await app.open("/cart").redirects == [])
    }

    @Test
    func `and every other rule apply beside a chain of redirects to no route`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(
            #"""
            {"path": "/a", "kind": "redirect", "target": "/b"},
            {"path": "/b", "kind": "redirect", "target": "/later"},
            {"path": "/cart", "kind": "redirect", "target": "/home"}
            """#)
        #expect(app.rules.skipped.map(\.path) == ["rules[0].target", "rules[1].target"])
        #expect(await app.open("/cart").redirects == ["/home"])
        #expect(await app.open("/a").error?.code == "unknown-route")
    }
}
