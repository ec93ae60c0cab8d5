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
        #"{"path": "/cart", "redirect": "/later"}"#,
        #"{"path": "/product/new", "redirect": "/home"}"#,
    ]

    /// Parts that no version understands.
    private nonisolated static let wrong = [
        #"{"path": "/cart", "enabled": "no"}"#, #"{"path": 1}"#, "[]",
        #"{"path": "/cart", "versions": {"from": "1.10", "to": "1.9"}}"#,
        #"{"path": "/product/:id", "redirect": "/cart"}"#,
        #"{"path": "/cart", "login": true}"#,
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
        #"{"path": "/shop", "enabled": false, "redirect": "/later"}"#,
        #"{"path": "/shop", "enabled": false, "experiment": {}}"#,
        #"{"path": "/shop", "enabled": false, "versions": {"from": "x"}}"#,
        #"{"path": "/shop", "enabled": true}, {"path": "/shop", "enabled": false}"#,
    ])
    func `applies even if other parts of its rule are wrong`(rules: String) async throws {
        let app = try await RuleFixture.forRules()
        try? app.apply(rules)
        #expect(await app.isClosed("/shop"))
    }

    @Test(arguments: [
        "?", "[]", "{}", #"{"rules": {"0": RULE}}"#,
    ])
    func `does not apply in a document that can't be read`(document: String) async throws {
        let app = try await RuleFixture.forRules()
        let data = Data(document.replacing("RULE", with: closing).utf8)
        let config = RuleDocument(data, named: "rules.json", from: .remoteRule)
        #expect(throws: RuleDocumentError.self) { try app.rules.apply(config) }
        #expect(await !app.isClosed("/shop"))
    }

    @Test
    func `of a refused document is added to the current rules, until a document is accepted`()
        async throws
    {
        let app = try await RuleFixture.forRules()
        try app.apply(
            #"{"path": "/cart", "redirect": "/home"}, {"path": "/sale", "redirect": "/home"}"#
        )
        let refused = #"{"path": "/cart", "enabled": 0}"#
        #expect(throws: RuleDocumentError.self) { try app.apply("\(closing), \(refused)") }
        #expect(throws: RuleDocumentError.self) {
            try app.apply(#"{"path": "/sale", "enabled": false}, \#(refused)"#)
        }
        #expect(throws: RuleDocumentError.self) { try app.apply("?") }
        #expect(await app.isClosed("/shop"))
        #expect(await app.isClosed("/sale"))
        #expect(await app.open("/cart").redirects == ["/home"])
        try app.router.start()
        #expect(await app.isClosed("/shop"))
        try app.apply("")
        #expect(await !app.isClosed("/shop"))
    }

    @Test
    func `of the app stays under a rule of a server that is skipped`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(closing, from: .app)
        for rule in [
            #"{"path": "/shop", "colour": 1}"#, #"{"path": "/shop", "redirect": "/later"}"#,
        ] {
            try app.apply(rule)
            #expect(await app.isClosed("/shop"), "\(rule)")
        }
        try app.apply(#"{"path": "/shop", "enabled": true}"#)
        #expect(await !app.isClosed("/shop"))
        #expect(throws: RuleDocumentError.self) { try app.apply(document: "?") }
        #expect(await !app.isClosed("/shop"), "a document that can't be read changes nothing")
    }

    @Test
    func `names the routes that it has closed`() async throws {
        let app = try await RuleFixture.forRules()
        let rules =
            #"\#(closing), {"path": "/cart", "enabled": "x"}, {"path": "/later", "enabled": false}"#
        let error = #expect(throws: RuleDocumentError.self) { try app.apply(rules) }
        #expect(error?.closed == ["/shop"])
        // It is closed already.
        let again = #expect(throws: RuleDocumentError.self) { try app.apply(rules) }
        #expect(again?.closed == [])
    }

    @Test
    func `and a login apply in a rule whose other parts are skipped`() async throws {
        let app = try await RuleFixture.forRules { router in
            router.registerLogin()
        }
        try app.apply(
            #"{"path": "/shop", "login": true, "slides": [1]}, {"path": "/cart", "redirect": "/home", "from": 2027}"#
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
            {"path": "/a", "redirect": "/b"},
            {"path": "/b", "redirect": "/later"},
            {"path": "/cart", "redirect": "/home"}
            """#)
        #expect(app.rules.skipped.map(\.path) == ["rules[0].redirect", "rules[1].redirect"])
        #expect(await app.open("/cart").redirects == ["/home"])
        #expect(await app.open("/a").error?.code == "unknown-route")
    }
}
