import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingRules

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
    private var answer: String?

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

    @Test func `the paths that refused documents close are kept, without growing`() async throws {
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
        let next = try await launch { nil }
        #expect(await next.isClosed("/store"))
        #expect(next.issues(in: older).count == 1)
    }

    @Test func `each change of what rules do, and what they skip, is said once`() async throws {
        let app = try await launch { [unowned self] in answer }
        var changes = 0
        remote?.whenChanged = { changes += 1 }
        let skipped = #"{"path": "/new", "enabled": false}"#
        let refused = #"\#(RuleFixture.closing), {"path": 1}"#
        for (version, rules, expected) in [(1, skipped, 1), (2, refused, 2), (3, refused, 2)] {
            answer = #"{"version": \#(version), "rules": [\#(rules)]}"#
            for _ in 1...2 { await app.open("/home") }
            #expect(changes == expected, "version \(version)")
        }
        #expect(warnings.count { $0.hasPrefix("skipped: ") } == 1)
    }

    @Test(.hangLimit) func `a document that is watched is read every second`() async throws {
        let app = try await launch { [unowned self] in answer }
        let clock = TestClock()
        let watching = Task { await remote?.watch(by: clock.routeClock) }
        await clock.sleepers(1)
        answer = closing
        clock.advance(by: .seconds(1))
        await clock.sleepers(1)
        #expect(app.rules.kept.accepted != nil)
        watching.cancel()
    }

    @Test func `kept rules apply as soon as they can be read, before the server's`() async throws {
        _ = try await launch { [closing] in closing }
        let kept = place.kept
        place.kept = nil
        let app = try await launch { [older] in older }
        #expect(await !app.isClosed("/store"))
        place.kept = kept
        #expect(await app.isClosed("/store"))
        #expect(place.writes == 1)
    }

    @Test func `an expired document stays expired after the clock is set back`() async throws {
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

    @Test func `a server whose rules another one replaces no longer changes them`() async throws {
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

    private let unread = [
        "the rules that the app kept can't be used, so routes that change data are closed until it "
            + "reads a document without errors"
    ]

    @Test(arguments: [nil, .lost] as [KeptRules?])
    func `routes that change data are closed without kept rules, until a document is accepted`(
        kept: KeptRules?
    ) async throws {
        place.kept = kept
        let app = try await launch { [unowned self] in answer }
        #expect(warnings.filter { !$0.contains("unchanged") } == unread)
        #expect(await app.code("/delete") == "rules-unknown")
        #expect(await app.code("/store") == nil)
        try app.apply("", from: .app)
        answer = "?"
        #expect(await app.code("/delete") == "rules-unknown", "no document was accepted")
        answer = #"{"version": 1, "rules": []}"#
        #expect(await app.code("/delete") == nil)
        // A server that fails later closes nothing.
        answer = nil
        #expect(await app.code("/delete") == nil)
    }

    @Test func `lost rules are lost at the next launch, too`() async throws {
        place.kept = .lost
        _ = try await launch { nil }
        #expect(place.writes == 1)
        #expect(try await launch { nil }.code("/delete") == "rules-unknown")
        _ = try await launch { #"{"version": 1, "rules": []}"# }
        #expect(try await launch { nil }.code("/delete") == nil)
    }

    @Test func `what is left of damaged rules stays closed`() throws {
        let json = #"{"accepted": {"data": 1}, "closed": ["/store"], "version": "x"}"#
        let kept = try JSONDecoder().decode(KeptRules.self, from: Data(json.utf8))
        #expect(kept.closed == ["/store"])
        #expect(kept.areLost)
    }

    @Test func `a kept document is a server's, whatever it says of itself`() async throws {
        _ = try await launch { [closing] in closing }
        let kept = String(decoding: try JSONEncoder().encode(place.kept), as: UTF8.self)
        let forged = kept.replacing(#""accepted":{"#, with: #""accepted":{"origin":{"app":{}},"#)
        try #require(forged != kept)
        place.kept = try JSONDecoder().decode(KeptRules.self, from: Data(forged.utf8))
        let app = try await RuleFixture(verifying: { _ in false })
        read({ nil }, by: app, into: place)
        #expect(warnings.contains("rules.json: its signature is missing"))
        #expect(await app.code("/store") == nil)
        #expect(await app.code("/delete") == "rules-unknown")
        // What is kept is tried again at the next launch.
        let next = try await launch { nil }
        #expect(await next.isClosed("/store"))
        #expect(await next.code("/delete") == nil)
    }
}
