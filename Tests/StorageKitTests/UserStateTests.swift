import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `The state of users` {
    private let storage = Storage(documents: Documents.memory([:]))
    private let user: Box<String?>
    private let cart: UserState<[String]>

    init() {
        let user = Box<String?>("Ann")
        storage.currentUser = { user.value }
        cart = storage.userState("cart", initial: []) { $0 += $1 }
        self.user = user
    }

    private func sign(in name: String?) {
        user.value = name
        storage.claimGuestState()
    }

    @Test
    func `is seen only by its user`() async throws {
        try await cart.update { $0 = ["tea"] }
        sign(in: "Bob")
        #expect(cart.value == [])
        try await cart.update { $0 = ["cup"] }
        sign(in: "Ann")
        #expect(cart.value == ["tea"])
    }

    @Test
    func `belongs after the login to the user who signs in`() async throws {
        try await cart.update { $0 = ["tea"] }
        sign(in: nil)
        #expect(cart.value == [])
        try await cart.update { $0 = ["cup"] }
        sign(in: "Ann")
        #expect(cart.value == ["tea", "cup"])
        sign(in: nil)
        #expect(cart.value == [])
        sign(in: "Bob")
        #expect(cart.value == [])
    }

    @Test
    func `can be removed, and that of others stays`() async throws {
        try await cart.update { $0 = ["tea"] }
        sign(in: "Bob")
        try await cart.update { $0 = ["cup"] }
        try await storage.removeState(of: "Ann")
        #expect(cart.value == ["cup"])
        sign(in: "Ann")
        #expect(cart.value == [])
    }

    @Test
    func `is changed for the user who began the change`() async throws {
        try await withTemporaryFolder { folder in
            let user = Box<String?>("Ann")
            let storage = launch(folder)
            storage.currentUser = { user.value }
            let cart = storage.userState("cart", initial: [String]())
            let change = Task { try await cart.update { $0 = ["tea"] } }
            await Task.yield()
            user.value = "Bob"
            try await change.value
            #expect(cart.value == [])
            user.value = "Ann"
            #expect(cart.value == ["tea"])
        }
    }
}

/// A value that closures share.
@MainActor
private final class Box<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}
