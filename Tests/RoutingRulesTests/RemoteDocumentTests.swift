import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingRules

/// The test clock starts on 15 January 2027 at 8:00 UTC.
@Suite
@MainActor
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
        // What the app says itself needs no version.
        try app.apply(document: document(1, #"{"path": "/basket", "enabled": false}"#), from: .app)
        #expect(await app.isClosed("/basket"))
    }

    @Test(arguments: ["0", "-1", "1.5", "\"7\"", "null"])
    func `a document whose version is no whole number closes what it switches off`(
        version: String
    ) async throws {
        let app = try await RuleFixture()
        try app.apply(document: document(7))
        let issues = app.issues(in: #"{"version": \#(version), "rules": [\#(Self.closing)]}"#)
        let expected = "rules.json: version: a whole number from 1 on is expected, not"
        #expect(issues.count == 1 && issues[0].hasPrefix(expected))
        #expect(await app.isClosed("/store"))
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
        var ended: [RuleIssue] = []
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
            app.rules.skipped.map(\.description) == [
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

@Suite
@MainActor
final class `What an app keeps of remote rules` {
    private final class Place: RuleStore {
        var kept: KeptRules? = KeptRules()
        private(set) var writes = 0

        func keep(_ rules: KeptRules) {
            writes += 1
            kept = rules
        }
    }

    private let place = Place()
    private var remote: RemoteRules?
    private var warnings: [String] = []

    /// A new launch of the app at an hour of the day.
    /// - Parameter text: What the server answers; `nil` if it doesn't.
    private func launch(
        at hour: Int = 8, reading text: @escaping @MainActor () -> String?
    ) async throws -> RuleFixture {
        let clock = TestClock()
        clock.advance(by: .seconds(3600 * (hour - 8)))
        let app = try await RuleFixture(clock: clock)
        read(text, by: app, into: place)
        return app
    }

    private func read(
        _ text: @escaping @MainActor () -> String?, by app: RuleFixture, into place: Place
    ) {
        remote = RemoteRules(
            for: app.rules, storedIn: place, warn: { [unowned self] in warnings.append($0) }
        ) {
            guard let text = text() else { throw CocoaError(.fileReadNoSuchFile) }
            return RuleDocument(text)
        }
    }

    private let closing = #"{"version": 7, "rules": [\#(RuleFixture.closing)]}"#
    private let older = #"{"version": 6, "rules": []}"#

    @Test
    func `the last good document is kept for the next launch, and written once`() async throws {
        for _ in 1...3 { _ = try await launch { [closing] in closing } }
        #expect(place.writes == 1)
        let app = try await launch { nil }
        for _ in 1...2 { remote?.refresh() }
        #expect(warnings.count == 1)
        #expect(await app.isClosed("/store"))
        #expect(app.issues(in: older).count == 1)
        #expect(await app.isClosed("/store"))
    }

    @Test
    func `the paths that refused documents close are kept, without growing`() async throws {
        var number = 0
        let first = try await launch {
            number += 1
            return #"""
                {"version": \#(number), "rules": [
                  \#(RuleFixture.closing), {"path": "/p\#(number)", "enabled": false},
                  {"path": "/basket", "login": \#(number)}]}
                """#
        }
        for _ in 0..<100 { remote?.refresh() }
        let closed = warnings.filter { $0.hasPrefix("what they switch off is closed") }
        #expect(closed == ["what they switch off is closed: /store"])
        #expect(await first.isClosed("/store"))
        #expect(place.kept?.closed == ["/store"])
        #expect(place.kept?.version == Int64(number))
        #expect(place.kept?.accepted == nil)
        #expect(try await launch { nil }.isClosed("/store"))
    }

    @Test
    func `kept rules apply as soon as they can be read, before the server's`() async throws {
        _ = try await launch { [closing] in closing }
        let kept = place.kept
        place.kept = nil
        let app = try await launch { [older] in older }
        #expect(await !app.isClosed("/store"))
        place.kept = kept
        #expect(await app.isClosed("/store"))
        #expect(place.writes == 1)
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
            let app = try await launch(at: hour) { text }
            #expect(await app.open("/basket").redirects == (redirects ? ["/home"] : []))
        }
    }

    @Test
    func `a server whose rules another one replaces no longer changes them`() async throws {
        var reads = 0
        let app = try await launch { [closing] in
            reads += 1
            return closing
        }
        #expect(reads == 1)
        read({ #"{"version": 8, "rules": []}"# }, by: app, into: Place())
        await app.open("/home")
        #expect(reads == 1)
        #expect(await !app.isClosed("/store"))
    }
}
