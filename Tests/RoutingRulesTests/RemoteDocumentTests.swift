import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingRules

/// The test clock starts on 15 January 2027 at 8:00 UTC.
@Suite
@MainActor
struct `A document of a server` {
    private func document(_ version: Int?, _ rules: String = "") -> String {
        "{\(version.map { "\"version\": \($0), " } ?? "")\"rules\": [\(rules)]}"
    }

    @Test(
        arguments: [
            (6, "6 is older than 7, which the app has read already; publish a higher one"),
            (nil, "it is missing, and the app has read version 7 already"),
        ] as [(Int?, String)])
    func `a server's document changes nothing if its version is older`(
        version: Int?, issue: String
    ) async throws {
        let app = try await RuleFixture()
        try app.apply(document: document(7, RuleFixture.closing))
        let text = document(version, #"{"path": "/basket", "enabled": false}"#)
        #expect(app.issues(in: text) == ["rules.json: version: \(issue)"])
        #expect(await app.isClosed("/store"))
        #expect(await !app.isClosed("/basket"))
    }

    @Test
    func `a document applies if it is the app's, or its version isn't older`() async throws {
        let app = try await RuleFixture()
        for version in [nil, 1, 7, 7, 8] {
            try app.apply(document: document(version))
            #expect(await !app.isClosed("/store"))
            try app.apply(document: document(version, RuleFixture.closing))
            #expect(await app.isClosed("/store"))
        }
        for version in [7, 6] { try app.apply(document: document(version), from: .app) }
    }

    @Test
    func `a refused document keeps an older one from lifting its closings`() async throws {
        let app = try await RuleFixture()
        try app.apply(document: document(7))
        #expect(app.issues(in: document(9, #"\#(RuleFixture.closing), {"path": 1}"#)).count == 1)
        #expect(app.issues(in: document(8)).count == 1)
        #expect(await app.isClosed("/store"))
        try app.apply(document: document(10))
        #expect(await !app.isClosed("/store"))
    }

    @Test(arguments: ["0", "-1", "1.5", "\"7\"", "null"])
    func `a document whose version is no whole number closes what it switches off`(
        version: String
    ) async throws {
        let app = try await RuleFixture()
        try app.apply(document: document(7))
        let issues = app.issues(
            in: #"{"version": \#(version), "rules": [\#(RuleFixture.closing)]}"#)
        let expected = "rules.json: version: a whole number from 1 on is expected, not"
        #expect(issues.count == 1 && issues[0].hasPrefix(expected))
        #expect(await app.isClosed("/store"))
    }

    /// The signature of these tests is the document itself, backwards.
    @Test(
        arguments: [
            (RuleFixture.closing, nil, "its signature is missing"),
            (RuleFixture.closing, "}", "its signature does not match"),
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
        let older = document(6, RuleFixture.closing)
        try app.rules.apply(RuleDocument(older, signature: String(older.reversed())))
        #expect(await app.isClosed("/store"))
        // What ships with the app needs no signature.
        try app.apply("", from: .app)
        #expect(verified == [text, older])
    }

    private func expiring(_ time: String, _ rules: String) -> String {
        #"{"expires": "\#(time)", "rules": [\#(rules)]}"#
    }

    @Test(arguments: [true, false])
    func `an expired document keeps closings and logins, and redirects no more`(
        isRead: Bool
    ) async throws {
        let clock = TestClock()
        let app = try await RuleFixture(clock: clock) { $0.registerLogin() }
        var ended: [RuleIssue] = []
        app.rules.onExpiry = { ended.append($0) }
        let document = expiring(
            "2027-01-15T09:00:00Z",
            #"""
            \#(RuleFixture.closing), {"path": "/count", "login": true},
            {"path": "/basket", "redirect": "/home"}
            """#)
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
            app.rules.skipped.map(\.description) == [
                "rules.json: expires: it expired at 2027-01-15T09:00:00Z; what it closes or "
                    + "requires a login for stays so"
            ])
        #expect(ended == (isRead ? app.rules.skipped : []))
        let later = expiring("2027-01-15T10:00:00Z", "")
        try app.apply(document: later)
        #expect(await !app.isClosed("/store"))
        #expect(app.issues(in: later, from: .app).count == 1, "the app could not start any more")
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

    /// A new launch of the app at a time of the day.
    private func launch(
        at hour: Int = 8, reading text: @escaping () throws -> String
    ) async throws -> (app: RuleFixture, remote: RemoteRules) {
        let clock = TestClock()
        clock.advance(by: .seconds(3600 * (hour - 8)))
        let app = try await RuleFixture(clock: clock)
        return (app, remoteRules(for: app, storedIn: place, reading: text))
    }

    private func remoteRules(
        for app: RuleFixture, storedIn place: Place, reading text: @escaping () throws -> String
    ) -> RemoteRules {
        RemoteRules(for: app.rules, storedIn: place, warn: { _ in }) { RuleDocument(try text()) }
    }

    private func silence() throws -> String { throw CocoaError(.fileReadNoSuchFile) }

    private func closing(version: Int) -> String {
        #"{"version": \#(version), "rules": [\#(RuleFixture.closing)]}"#
    }

    @Test
    func `the last good document is kept for the next launch, and written once`() async throws {
        for _ in 1...3 { _ = try await launch { closing(version: 7) } }
        #expect(place.writes == 1)
        let (app, remote) = try await launch(reading: silence)
        #expect(await app.isClosed("/store"))
        #expect(app.issues(in: #"{"version": 6, "rules": []}"#).count == 1)
        #expect(await app.isClosed("/store"))
        withExtendedLifetime(remote) {}
    }

    @Test
    func `the paths that refused documents close are kept, without growing`() async throws {
        var number = 0
        let (first, remote) = try await launch {
            number += 1
            return #"""
                {"version": \#(number), "rules": [
                  \#(RuleFixture.closing), {"path": "/p\#(number)", "enabled": false},
                  {"path": "/basket", "login": \#(number)}]}
                """#
        }
        for _ in 0..<100 { remote.refresh() }
        #expect(await first.isClosed("/store"))
        #expect(place.kept?.closed == ["/store"])
        #expect(place.kept?.version == Int64(number))
        #expect(place.kept?.accepted == nil)
        let (app, later) = try await launch(reading: silence)
        #expect(await app.isClosed("/store"))
        withExtendedLifetime(later) {}
    }

    @Test
    func `kept rules apply as soon as they can be read, before the server's`() async throws {
        _ = try await launch { closing(version: 7) }
        let kept = place.kept
        place.kept = nil
        let (app, remote) = try await launch { #"{"version": 6, "rules": []}"# }
        #expect(await !app.isClosed("/store"))
        place.kept = kept
        #expect(await app.isClosed("/store"))
        #expect(place.writes == 1)
        withExtendedLifetime(remote) {}
    }

    @Test
    func `an expired document stays expired after the clock is set back`() async throws {
        let document = #"""
            {"version": 1, "expires": "2027-01-15T09:00:00Z", "rules": [
              {"path": "/basket", "redirect": "/home"}]}
            """#
        let next = document.replacing("\"version\": 1", with: "\"version\": 2")
        let launches: [(hour: Int, text: String?, redirects: Bool)] = [
            (8, document, true), (10, document, false), (8, document, false), (8, nil, false),
            (8, next, true),
        ]
        for (hour, text, redirects) in launches {
            let (app, remote) = try await launch(at: hour) { try text ?? silence() }
            #expect(await app.open("/basket").redirects == (redirects ? ["/home"] : []))
            withExtendedLifetime(remote) {}
        }
    }

    @Test
    func `a server whose rules another one replaces no longer changes them`() async throws {
        let app = try await RuleFixture()
        var reads = 0
        var remote = remoteRules(for: app, storedIn: place) {
            reads += 1
            return closing(version: 1)
        }
        #expect(reads == 1)
        remote = remoteRules(for: app, storedIn: Place()) { #"{"version": 2, "rules": []}"# }
        await app.open("/home")
        #expect(reads == 1)
        #expect(await !app.isClosed("/store"))
        withExtendedLifetime(remote) {}
    }
}
