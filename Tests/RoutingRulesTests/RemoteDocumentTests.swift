import Foundation
import RoutingKit
import RoutingTestSupport
import RoutingTesting
import Testing

@testable import RoutingRules

/// The test clock starts on 15 January 2027 at 8:00 UTC.
@Suite
@MainActor
struct `A document of a server` {
    private nonisolated static let closing = #"{"path": "/shop", "enabled": false}"#

    private func document(_ version: Int?, _ rules: String = "") -> String {
        "{\(version.map { "\"version\": \($0), " } ?? "")\"rules\": [\(rules)]}"
    }

    @Test(
        arguments: [
            (6, "6 is older than 7, which the app has read already; publish a higher one"),
            (nil, "it is missing, and the app has read version 7 already"),
        ] as [(Int?, String)])
    func `changes nothing if its version is older`(version: Int?, issue: String) async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(document: document(7, Self.closing))
        let issues = try app.issues(in: document(version, #"{"path": "/cart", "enabled": false}"#))
        #expect(issues == ["rules.json: version: \(issue)"])
        #expect(await app.isClosed("/shop"))
        #expect(await !app.isClosed("/cart"))
    }

    @Test
    func `applies if its version is the same or newer, or if it is the app's`() async throws {
        let app = try await RuleFixture.forRules()
        for version in [nil, 1, 7, 7, 8] {
            try app.apply(document: document(version))
            #expect(await !app.isClosed("/shop"))
            try app.apply(document: document(version, Self.closing))
            #expect(await app.isClosed("/shop"))
        }
        for version in [7, 6] { try app.apply(document: document(version), from: .app) }
    }

    @Test
    func `keeps an older one from lifting its closings even if it is refused`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(document: document(7))
        #expect(throws: RuleDocumentError.self) {
            try app.apply(document: document(9, #"\#(Self.closing), {"path": 1}"#))
        }
        #expect(throws: RuleDocumentError.self) { try app.apply(document: document(8)) }
        #expect(await app.isClosed("/shop"))
        try app.apply(document: document(10))
        #expect(await !app.isClosed("/shop"))
    }

    @Test(arguments: ["0", "-1", "1.5", "\"7\"", "null"])
    func `closes what it switches off beside a version that is no whole number`(
        version: String
    ) async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(document: document(7))
        let issues = try app.issues(in: #"{"version": \#(version), "rules": [\#(Self.closing)]}"#)
        #expect(issues.count == 1)
        #expect(
            issues.first?.contains("version: a whole number from 1 on is expected, not") == true)
        #expect(await app.isClosed("/shop"))
    }

    /// The signature of these tests is the document itself, backwards.
    @Test(
        arguments: [
            (closing, nil, "its signature is missing"),
            (closing, "", "its signature does not match"),
            (closing, "}", "its signature does not match"),
            ("?", "", "its signature does not match"),
        ] as [(String, String?, String)])
    func `changes nothing if it is not authentic, and is not even read`(
        rules: String, signature: String?, issue: String
    ) async throws {
        var verified: [String] = []
        let app = try await RuleFixture.forRules(verifying: { document in
            verified.append(String(decoding: document.data, as: UTF8.self))
            return document.signature == Data(document.data.reversed())
        })
        let text = document(7, rules)
        let error = #expect(throws: RuleDocumentError.self) {
            try app.rules.apply(RuleDocument(text, signature: signature))
        }
        #expect(error?.description == "rules.json: \(issue)")
        #expect(await !app.isClosed("/shop"))
        let older = document(6, Self.closing)
        try app.rules.apply(RuleDocument(older, signature: String(older.reversed())))
        #expect(await app.isClosed("/shop"))
        #expect(verified == [text, older])
        // What ships with the app needs no signature.
        try app.apply("", from: .app)
        #expect(verified.count == 2)
    }

    private nonisolated static let narrowing = #"""
        {"path": "/shop", "enabled": false}, {"path": "/count", "login": true},
        {"path": "/cart", "redirect": "/home"}
        """#

    private func expiring(_ time: String, _ rules: String = narrowing) -> String {
        #"{"expires": "\#(time)", "rules": [\#(rules)]}"#
    }

    @Test(arguments: [true, false])
    func `that has expired keeps closings and logins, and redirects no more`(
        isRead: Bool
    ) async throws {
        let clock = TestClock()
        let app = try await RuleFixture.forRules(clock: clock) { $0.registerLogin() }
        var ended: [RuleIssue] = []
        app.rules.onExpiry = { ended.append($0) }
        let document = expiring("2027-01-15T09:00:00Z")
        if isRead {
            try app.apply(document: document)
            #expect(app.rules.skipped == [])
            clock.advance(by: .seconds(3599))
            #expect(await app.open("/cart").redirects == ["/home"])
            clock.advance(by: .seconds(1))
        } else {
            clock.advance(by: .seconds(3600))
            try app.apply(document: document)
        }
        #expect(await app.open("/cart").redirects == [])
        #expect(await app.isClosed("/shop"))
        #expect(await app.open("/count").word == "suspended")
        #expect(
            app.rules.skipped.map(\.description) == [
                "rules.json: expires: it expired at 2027-01-15T09:00:00Z; what it closes or "
                    + "requires a login for stays so"
            ])
        #expect(ended == (isRead ? app.rules.skipped : []))
        try app.apply(document: expiring("2027-01-15T10:00:00Z", ""))
        #expect(await !app.isClosed("/shop"))
    }

    @Test(arguments: ["2027-01-15", "tomorrow", "2027-13-15T08:00:00Z", ""])
    func `expires at a time`(time: String) async throws {
        let app = try await RuleFixture.forRules()
        #expect(
            try app.issues(in: expiring(time, "")) == [
                "rules.json: expires: a time such as \"2030-01-31T12:00:00Z\" is expected, not "
                    + "'\(time)'"
            ])
    }

    @Test
    func `may expire, and the app's own not, as the app could not start any more`() async throws {
        let app = try await RuleFixture.forRules()
        let document = expiring("2030-01-31T12:00:00Z", "")
        try app.apply(document: document)
        #expect(try app.issues(in: document, from: .app).count == 1)
    }
}

@Suite
@MainActor
struct `What an app keeps of remote rules` {
    private final class Place: RuleStore {
        var kept: KeptRules? = KeptRules()
        private(set) var writes = 0

        func keep(_ rules: KeptRules) {
            writes += 1
            kept = rules
        }
    }

    private let place = Place()
    private let closing = #"{"path": "/shop", "enabled": false}"#

    /// A new launch of the app at a time of the day.
    private func launch(
        at hour: Int = 8, reading text: @escaping () throws -> String
    ) async throws -> (app: RuleFixture, remote: RemoteRules) {
        let clock = TestClock()
        clock.advance(by: .seconds(3600 * (hour - 8)))
        let app = try await RuleFixture.forRules(clock: clock)
        let remote = RemoteRules(for: app.rules, storedIn: place, warn: { _ in }) {
            RuleDocument(try text())
        }
        return (app, remote)
    }

    private func silence() throws -> String { throw CocoaError(.fileReadNoSuchFile) }

    @Test
    func `is the last good document, written once`() async throws {
        let document = #"{"version": 7, "rules": [\#(closing)]}"#
        for _ in 1...3 { _ = try await launch { document } }
        #expect(place.writes == 1)
        let (app, remote) = try await launch(reading: silence)
        #expect(await app.isClosed("/shop"))
        #expect(try app.issues(in: #"{"version": 6, "rules": []}"#).count == 1)
        #expect(await app.isClosed("/shop"))
        withExtendedLifetime(remote) {}
    }

    @Test
    func `is the paths that refused documents close, however many a server sends`() async throws {
        var number = 0
        let (first, remote) = try await launch {
            number += 1
            return #"""
                {"version": \#(number), "rules": [
                  {"path": "/shop", "enabled": false}, {"path": "/p\#(number)", "enabled": false},
                  {"path": "/cart", "login": \#(number)}]}
                """#
        }
        for _ in 0..<100 { remote.refresh() }
        #expect(await first.isClosed("/shop"))
        #expect(place.kept?.closed == ["/shop"])
        #expect(place.kept?.version == Int64(number))
        #expect(place.kept?.accepted == nil)
        let (app, later) = try await launch(reading: silence)
        #expect(await app.isClosed("/shop"))
        withExtendedLifetime(later) {}
    }

    @Test
    func `applies as soon as it can be read, before the document of the server`() async throws {
        _ = try await launch { #"{"version": 7, "rules": [\#(self.closing)]}"# }
        let kept = place.kept
        place.kept = nil
        let (app, remote) = try await launch { #"{"version": 6, "rules": []}"# }
        #expect(await !app.isClosed("/shop"))
        place.kept = kept
        #expect(await app.isClosed("/shop"))
        #expect(place.writes == 1)
        withExtendedLifetime(remote) {}
    }

    @Test
    func `is that a document has expired, also after the clock is set back`() async throws {
        let document = #"""
            {"version": 1, "expires": "2027-01-15T09:00:00Z", "rules": [
              {"path": "/cart", "redirect": "/home"}]}
            """#
        func redirects(_ app: RuleFixture) async -> Bool {
            await !app.open("/cart").redirects.isEmpty
        }
        let (first, remote) = try await launch { document }
        #expect(await redirects(first))
        let (late, other) = try await launch(at: 10) { document }
        #expect(await !redirects(late))
        for isSilent in [false, true] {
            let (early, remote) = try await launch { isSilent ? try silence() : document }
            #expect(await !redirects(early))
            withExtendedLifetime(remote) {}
        }
        let next = document.replacing("\"version\": 1", with: "\"version\": 2")
        let (app, last) = try await launch { next }
        #expect(await redirects(app), "another document has its own time")
        withExtendedLifetime([remote, other, last]) {}
    }

    @Test
    func `is no longer changed by rules that another server replaces`() async throws {
        let app = try await RuleFixture.forRules()
        var reads = 0
        var remote: RemoteRules? = RemoteRules(for: app.rules, storedIn: place, warn: { _ in }) {
            reads += 1
            return RuleDocument(#"{"rules": [\#(self.closing)]}"#)
        }
        remote = RemoteRules(for: app.rules, storedIn: Place(), warn: { _ in }) {
            RuleDocument(#"{"rules": []}"#)
        }
        let before = reads
        await app.open("/home")
        #expect(reads == before)
        #expect(await !app.isClosed("/shop"))
        withExtendedLifetime(remote) {}
    }
}
