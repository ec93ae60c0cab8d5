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

        func update(_ change: @escaping (inout KeptRules) -> Void) {
            writes += 1
            copies = copies?.map { copy in
                var copy = copy
                change(&copy)
                return copy
            }
        }
    }

    private let places = Places()
    private let document = RuleFile.Content(Data("{}".utf8))

    @Test
    func `is written once, however often it is the same`() {
        for _ in 1...3 { places.accept(document) }
        #expect(places.writes == 1)
        for _ in 1...3 { places.refuse(document) }
        for _ in 1...3 { places.markExpired(document) }
        places.repair()
        #expect(places.writes == 3)
    }

    @Test
    func `is written where it is missing, and if it can't be read`() throws {
        places.accept(document)
        places.copies?[0] = KeptRules()
        places.repair()
        #expect(places.writes == 2)
        #expect(try #require(places.copies).allSatisfy { $0.accepted == document })
        places.copies = nil
        places.accept(document)
        #expect(places.writes == 3)
    }

    @Test
    func `is no larger after a hundred refused documents than after eight`() throws {
        let documents = (0..<100).map { RuleFile.Content(Data("\($0)".utf8)) }
        for document in documents { places.refuse(document) }
        for copy in try #require(places.copies) {
            #expect(copy.refused == documents.suffix(8))
        }
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
