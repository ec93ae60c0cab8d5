import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingRules

/// The test clock starts on 15 January 2027 at 8:00 UTC.
struct `A document of a server` {
    private nonisolated static let closing = RuleFixture.closing

    private func document(_ version: Int?, _ rules: String = "") -> String {
        "{\(version.map { "\"version\": \($0), " } ?? "")\"rules\": [\(rules)]}"
    }

    /// A rule of a document that can't be read.
    private nonisolated static let wrong = #", {"path": 1}"#

    @Test(
        arguments: [
            // Documents in order, each with its version and rules; whether the last one is refused,
            // and whether the path is closed in the end.
            ([(nil, ""), (nil, closing), (1, ""), (7, closing)], nil, true),
            ([(7, closing), (7, "")], nil, false), ([(7, ""), (8, closing)], nil, true),
            (
                [(7, closing), (6, "")],
                "6 is older than 7, which the app has read already; publish a higher one", true
            ),
            ([(7, ""), (6, closing)], "6 is older than 7", false),
            ([(7, closing), (nil, "")], "it is missing, and the app has read version 7", true),
            // A refused document keeps an older one from lifting its closings.
            ([(7, ""), (9, closing + wrong), (8, "")], "8 is older than 9", true),
            ([(7, ""), (9, closing + wrong), (10, "")], nil, false),
        ] as [([(Int?, String)], String?, Bool)])
    func `a server's document changes nothing if its version is older`(
        documents: [(Int?, String)], issue: String?, isClosed: Bool
    ) async throws {
        let app = try await RuleFixture()
        let found = documents.map { app.issues(in: document($0, $1)) }.last?.first
        let isExpected = found?.hasPrefix("rules.json: version: \(issue ?? "")")
        #expect(isExpected == (issue == nil ? nil : true), "\(found ?? "nothing")")
        #expect(await app.isClosed("/store") == isClosed)
        // The version of what the app says itself is another one.
        try app.apply(document: document(99, #"{"path": "/basket", "enabled": false}"#), from: .app)
        #expect(await app.isClosed("/basket"))
        #expect(app.issues(in: document(11)).isEmpty)
    }

    @Test(arguments: ["0", "-1", "1.5", "\"7\"", "null", "9223372036854775807"])
    func `a document whose version is no whole number closes what it switches off`(
        version: String
    ) async throws {
        let app = try await RuleFixture()
        try app.apply(document: document(7))
        let issues = app.issues(in: #"{"version": \#(version), "rules": [\#(Self.closing)]}"#)
        let expected =
            "rules.json: version: a whole number from 1 to 9223372036854775806 is expected, not"
        #expect(issues.count == 1)
        #expect(issues.first?.hasPrefix(expected) == true)
        #expect(await app.isClosed("/store"))
        try app.apply(document: document(8))
        #expect(await !app.isClosed("/store"), "its version doesn't count")
    }

    /// The signature of these tests is the document itself, backwards.
    @Test(
        arguments: [
            (Self.closing, nil, "its signature is missing"),
            (Self.closing, "}", "its signature does not match"),
            ("?", "", "its signature does not match"),
        ] as [(String, String?, String)])
    func `a document that is not authentic changes nothing, and is not even read`(
        rules: String, signature: String?, issue: String
    ) async throws {
        var verified: [String] = []
        let app = try await RuleFixture(verifying: { document in
            verified.append(String(decoding: document.data, as: UTF8.self))
            return document.signature == Data(document.data.reversed())
        })
        let text = document(7, rules)
        let error = #expect(throws: RuleDocumentError.self) {
            try app.rules.apply(RuleDocument(text, signature: signature))
        }
        #expect(error?.description == "rules.json: \(issue)")
        #expect(await !app.isClosed("/store"))
        let older = document(6, Self.closing)
        try app.rules.apply(RuleDocument(older, signature: String(older.reversed())))
        #expect(await app.isClosed("/store"))
        // What ships with the app needs no signature.
        try app.apply("", from: .app)
        #expect(verified == [text, older])
    }

    @Test(arguments: [true, false])
    func `an expired document keeps closings and logins, and redirects no more`(
        isRead: Bool
    ) async throws {
        let clock = TestClock()
        let app = try await RuleFixture(clock: clock) { $0.registerLogin() }
        var ended: [String] = []
        app.rules.onExpiry = { ended.append($0) }
        let document = #"""
            {"expires": "2027-01-15T09:00:00Z", "rules": [\#(Self.closing),
            {"path": "/count", "login": true}, {"path": "/basket", "redirect": "/home"}]}
            """#
        if isRead {
            try app.apply(document: document)
            #expect(app.rules.skipped == [])
            clock.advance(by: .seconds(3599))
            #expect(await app.open("/basket").redirects == ["/home"])
            clock.advance(by: .seconds(1))
        } else {
            clock.advance(by: .seconds(3600))
            try app.apply(document: document)
        }
        #expect(await app.open("/basket").redirects == [])
        #expect(await app.isClosed("/store"))
        #expect(await app.open("/count").word == "suspended")
        #expect(
            app.rules.skipped == [
                "rules.json: expires: it expired at 2027-01-15T09:00:00Z; what it closes or "
                    + "requires a login for stays so"
            ])
        #expect(ended == (isRead ? app.rules.skipped : []))
        let later = #"{"expires": "2027-01-15T10:00:00Z", "rules": []}"#
        try app.apply(document: later)
        #expect(await !app.isClosed("/store"))
        #expect(app.issues(in: later, from: .app).count == 1, "the app could not start any more")
    }
}
