import Foundation
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
}
