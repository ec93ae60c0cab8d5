import Foundation
import RoutingEngine
import RoutingTesting
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingRules

/// The test clock starts on 15 January 2027 at 8:00 UTC.
@Suite
@MainActor
struct `The expiry of a document` {
    private let clock = TestClock()
    private let rules = #"""
        {"path": "/shop", "enabled": false}, {"path": "/count", "login": true},
        {"path": "/cart", "redirect": "/home"}
        """#

    private func launch() async throws -> RuleFixture {
        try await RuleFixture.forRules(clock: clock) { $0.registerLogin() }
    }

    private func document(_ expires: String, _ rules: String) -> String {
        #"{"expires": "\#(expires)", "rules": [\#(rules)]}"#
    }

    private func asksForLogin(_ app: RuleFixture) async -> Bool {
        if case .suspended = await app.open("/count").result { true } else { false }
    }

    @Test
    func `ends redirects, and keeps closings and required logins`() async throws {
        let app = try await launch()
        try app.apply(document: document("2027-01-15T09:00:00Z", rules))
        var ended: [RuleIssue] = []
        app.rules.onExpiry = { ended.append($0) }
        #expect(app.rules.skipped == [])
        clock.advance(by: .seconds(3599))
        #expect(await app.open("/cart").redirects == ["/home"])
        clock.advance(by: .seconds(1))
        #expect(await app.open("/cart").redirects == [])
        #expect(await app.isClosed("/shop"))
        #expect(await asksForLogin(app))
        #expect(
            app.rules.skipped.map(\.description) == [
                "rules.json: expires: it expired at 2027-01-15T09:00:00Z; what it closes or "
                    + "requires a login for stays so"
            ])
        #expect(ended == app.rules.skipped)
        try app.apply(document: document("2027-01-15T10:00:00Z", ""))
        #expect(await !app.isClosed("/shop"))
    }

    @Test
    func `of a document that has expired when it is read keeps the login that it requires`()
        async throws
    {
        let app = try await launch()
        #expect(await !asksForLogin(app))
        let rule = #"{"path": "/count", "login": true}"#
        #expect(throws: RuleDocumentError.self) {
            try app.apply(document: document("2027-01-15T07:00:00Z", rule))
        }
        #expect(await asksForLogin(app))
    }

    @Test
    func `refuses a document that has expired when it is read, except for its closings and logins`()
        async throws
    {
        let app = try await launch()
        try app.apply(
            document: #"{"rules": [{"path": "/home/new", "redirect": "/home"}]}"#)
        #expect(
            app.issues(in: document("2027-01-15T08:00:00Z", rules))
                == "rules.json: expires: it expired at 2027-01-15T08:00:00Z; publish a later one")
        #expect(await app.isClosed("/shop"))
        #expect(await asksForLogin(app))
        #expect(await app.open("/cart").redirects == [])
        #expect(await app.open("/home/new").redirects == ["/home"])
    }

    @Test(arguments: ["2027-01-15", "tomorrow", "2027-13-15T08:00:00Z", ""])
    func `is a time`(expires: String) async throws {
        let app = try await launch()
        #expect(
            app.issues(in: document(expires, "")) == "rules.json: expires: a time such as "
                + "\"2030-01-31T12:00:00Z\" is expected, not '\(expires)'")
    }

    @Test
    func `is refused in rules that ship with the app, which could not start any more`()
        async throws
    {
        let app = try await launch()
        let config = RuleDocument(
            text: document("2030-01-31T12:00:00Z", ""), named: "local.json", from: .app)
        #expect(throws: RuleDocumentError.self) { try app.rules.apply(config) }
    }
}
