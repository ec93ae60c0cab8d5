import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `A closing` {
    private nonisolated static let closing = #"{"path": "/shop", "enabled": false}"#

    @Test(arguments: [
        // Parts that this version does not know, and then parts that no version understands.
        #"{"path": "/later", "enabled": false}"#, #"{"path": "/cart", "colour": "red"}"#,
        #"{"path": "/cart", "redirect": "/later"}"#,
        #"{"path": "/product/new", "redirect": "/home"}"#,
        #"{"path": "/cart", "enabled": "no"}"#, #"{"path": 1}"#, "[]",
        #"{"path": "/cart", "versions": {"from": "1.10", "to": "1.9"}}"#,
        #"{"path": "/product/:id", "redirect": "/cart"}"#, #"{"path": "/cart", "login": true}"#,
    ])
    func `applies even if other parts of the document are wrong`(other: String) async throws {
        let app = try await RuleFixture.forRules()
        for rules in ["\(Self.closing), \(other)", "\(other), \(Self.closing)"] {
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

    @Test(arguments: ["?", "[]", "{}", #"{"rules": {"0": RULE}}"#])
    func `does not apply in a document that can't be read`(document: String) async throws {
        let app = try await RuleFixture.forRules()
        #expect(throws: RuleDocumentError.self) {
            try app.apply(document: document.replacing("RULE", with: Self.closing))
        }
        #expect(await !app.isClosed("/shop"))
    }

    @Test
    func `of a refused document is added to the current rules, until a document is accepted`()
        async throws
    {
        let app = try await RuleFixture.forRules()
        try app.apply(
            #"{"path": "/cart", "redirect": "/home"}, {"path": "/sale", "redirect": "/home"}"#)
        let wrong = #"{"path": "/cart", "enabled": 0}, {"path": "/later", "enabled": false}"#
        for _ in 1...2 {
            let error = #expect(throws: RuleDocumentError.self) {
                try app.apply("\(Self.closing), \(wrong)")
            }
            // It names what it has closed, once.
            #expect(error?.closed == (await app.isClosed("/sale") ? [] : ["/shop"]))
            #expect(throws: RuleDocumentError.self) {
                try app.apply(#"{"path": "/sale", "enabled": false}, \#(wrong)"#)
            }
        }
        #expect(throws: RuleDocumentError.self) { try app.apply(document: "?") }
        for path in ["/shop", "/sale"] { #expect(await app.isClosed(path)) }
        #expect(await app.open("/cart").redirects == ["/home"])
        try app.apply("", from: .app)
        #expect(await app.isClosed("/shop"), "rules of the app lift nothing that a server closes")
        try app.apply("")
        #expect(await !app.isClosed("/shop"))
    }

    @Test
    func `of the app stays under a rule of a server that is skipped`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(Self.closing, from: .app)
        for rule in [
            #"{"path": "/shop", "colour": 1}"#, #"{"path": "/shop", "redirect": "/later"}"#,
        ] {
            try app.apply(rule)
            #expect(await app.isClosed("/shop"), "\(rule)")
        }
        try app.apply(#"{"path": "/shop", "enabled": true}"#)
        #expect(await !app.isClosed("/shop"))
    }

    @Test
    func `and a login apply in a rule whose other parts are skipped`() async throws {
        let app = try await RuleFixture.forRules { $0.registerLogin() }
        try app.apply(
            #"""
            {"path": "/shop", "login": true, "slides": [1]},
            {"path": "/cart", "redirect": "/home", "from": 2027}
            """#)
        #expect(await app.open("/shop").word == "suspended")
        // The unknown part may say when to redirect.
        #expect(await app.open("/cart").redirects == [])
    }

    @Test
    func `and every other rule apply beside a chain of redirects to no route`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(
            #"""
            {"path": "/a", "redirect": "/b"}, {"path": "/b", "redirect": "/later"},
            {"path": "/cart", "redirect": "/home"}
            """#)
        #expect(app.rules.skipped.map(\.path) == ["rules[0].redirect", "rules[1].redirect"])
        #expect(await app.open("/cart").redirects == ["/home"])
        #expect(await app.open("/a").error?.code == "unknown-route")
    }
}
