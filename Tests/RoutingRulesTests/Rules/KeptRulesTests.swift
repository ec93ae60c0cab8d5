import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `What an app keeps of rules` {
    private final class Places: RuleStore {
        var copies: [KeptRules]? = [KeptRules(), KeptRules()]
        private(set) var writes = 0

        func update(_ change: @escaping @Sendable (inout KeptRules) -> Void) {
            writes += 1
            copies = copies?.map { copy in
                var copy = copy
                change(&copy)
                return copy
            }
        }
    }

    private let places = Places()
    private var document = #"{"rules": [{"path": "/shop", "enabled": false}]}"#

    @Test
    func `is written once, however often it is the same, and where it is missing`() async throws {
        let app = try await RuleFixture.forRules()
        let document = document
        let file = RuleFile(name: "a.json") { RuleFile.Content(Data(document.utf8)) }
        for _ in 1...3 { _ = RemoteRules(file, for: app.rules, storedIn: places) { _ in } }
        #expect(places.writes == 1)
        places.copies?[0] = KeptRules()
        _ = RemoteRules(file, for: app.rules, storedIn: places) { _ in }
        #expect(places.writes == 2)
        #expect(try #require(places.copies).allSatisfy { $0.accepted != nil })
    }

    @Test
    func `is the paths that refused documents close, however many a server sends`() async throws {
        let app = try await RuleFixture.forRules()
        var number = 0
        let file = RuleFile(name: "a.json") {
            number += 1
            let text = #"""
                {"version": \#(number), "rules": [
                  {"path": "/shop", "enabled": false}, {"path": "/p\#(number)", "enabled": false},
                  {"path": "/cart", "login": \#(number)}]}
                """#
            return RuleFile.Content(Data(text.utf8))
        }
        let remote = RemoteRules(file, for: app.rules, storedIn: places) { _ in }
        for _ in 0..<100 { remote.refresh() }
        for copy in try #require(places.copies) {
            #expect(copy.closed == ["/shop"])
            #expect(copy.version == 101)
            #expect(copy.accepted == nil)
        }
        let next = try await RuleFixture.forRules()
        let silent = RuleFile(name: "a.json") { throw CocoaError(.fileReadNoSuchFile) }
        let later = RemoteRules(silent, for: next.rules, storedIn: places) { _ in }
        #expect(await next.isClosed("/shop"))
        #expect(next.issues(in: #"{"version": 100, "rules": []}"#)?.contains("older") == true)
        withExtendedLifetime(later) {}
    }

    @Test
    func `is no longer changed by rules that another server replaces`() async throws {
        let app = try await RuleFixture.forRules()
        let closing = Data(#"{"rules": [{"path": "/shop", "enabled": false}]}"#.utf8)
        var reads = 0
        var remote: RemoteRules? = RemoteRules(
            RuleFile(name: "old.json") {
                reads += 1
                return RuleFile.Content(closing)
            }, for: app.rules, storedIn: places, warn: { _ in })
        remote = RemoteRules(
            RuleFile(name: "new.json") { RuleFile.Content(Data(#"{"rules": []}"#.utf8)) },
            for: app.rules, storedIn: Places(), warn: { _ in })
        let before = reads
        await app.open("/home")
        #expect(reads == before)
        #expect(await !app.isClosed("/shop"))
        remote?.whenChanged = {}
    }
}
