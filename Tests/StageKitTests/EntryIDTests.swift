import Foundation
import Testing

@testable import StageKit

@Suite
@MainActor
struct `Identities of screens` {
    @Test
    func `each is its own, whichever router gives it`() {
        let routers = [EntryIDs(), EntryIDs()]
        let ids = (0..<1000).map { routers[$0 % 2].next() }
        #expect(Set(ids).count == ids.count)
    }

    @Test
    func `they read as random UUIDs`() {
        let ids = EntryIDs()
        let bytes = ids.next().uuid
        #expect(bytes.6 >> 4 == 4)
        #expect(bytes.8 >> 6 == 0b10)
    }
}
