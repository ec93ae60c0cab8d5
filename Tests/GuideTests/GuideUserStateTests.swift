import StorageKit
import Testing

@Suite
@MainActor
struct `The guide to what a user leaves` {
    private struct Cart: Codable, Sendable {
        var items: [String] = []

        mutating func add(_ other: Cart) { items += other.items }
    }

    private final class Session {
        var owner: String?
    }

    @Test
    func `keeps the carts of users apart`() async throws {
        let (storage, session) = (Storage(documents: .memory([:])), Session())
        let (name, item) = ("Ann", "tea")
        storage.currentUser = { session.owner }
        let cart = storage.userState("cart", initial: Cart()) { $0.add($1) }
        try await cart.update { $0.items.append(item) }
        session.owner = name
        storage.claimGuestState()
        #expect(cart.value.items == [item])
        session.owner = nil
        #expect(cart.value.items.isEmpty)
        session.owner = name
        try await storage.removeState(of: name)
        #expect(cart.value.items.isEmpty)
    }
}
