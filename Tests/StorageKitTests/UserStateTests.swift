import Foundation
import MomentsTestSupport
import RoutingTestSupport
import Testing

@testable import StorageKit

@MainActor
struct `The state of users` {
    private let folder = URL.newTemporaryFolder
    private func cart(of storage: Storage, in feature: String = "shop") -> StateFile<[String]> {
        storage.scope(feature).userState("cart", initial: []) { $0 += $1 }
    }

    /// The cart of a user in a new launch.
    private func cart(of user: String, in folder: URL) async throws -> StateFile<[String]> {
        let storage = launch(folder)
        let cart = cart(of: storage)
        try await storage.setUser(user)
        return cart
    }

    @Test(arguments: [true, false])
    func `the state of users is seen only by its user, with what they changed before the login`(
        isInMemory: Bool
    ) async throws {
        let storage = Storage(documents: .memory([:]), folder: isInMemory ? nil : folder)
        let cart = cart(of: storage)
        try await storage.setUser("Ann")
        try await cart.update { $0 = ["tea"] }
        for item in ["cup", "pot"] {
            try await storage.setUser(nil)
            #expect(cart.value == [])
            try await cart.update { $0 = [item] }
            try await storage.setUser("Ann")
        }
        #expect(cart.value == ["tea", "cup", "pot"])
        try await storage.setUser("Bob")
        #expect(cart.value == [])
        try await cart.update { $0 = ["bag"] }
        try await storage.setUser("Ann")
        #expect(cart.value == ["tea", "cup", "pot"])
        try await storage.removeState(of: "Ann")
        #expect(cart.value == [])
        try await storage.setUser("Bob")
        #expect(cart.value == ["bag"])
    }

    @Test func `the state of users is changed for the user who began the change`() async throws {
        let storage = Storage(documents: .memory([:]))
        let cart = cart(of: storage)
        try await storage.setUser("Ann")
        let change = Task { try await cart.update { $0 = ["tea"] } }
        await Task.yield()
        try await storage.setUser("Bob")
        try await change.value
        #expect(cart.value == [])
        try await storage.setUser("Ann")
        #expect(cart.value == ["tea"])
    }

    @Test
    func `users have folders of their own, so the damage of one is no other's`() async throws {
        for user in ["Ada", "ada", "guest"] {
            try await cart(of: user, in: folder).update { $0 = [user] }
        }
        try folder.write("{ half", to: "users/ada/shop/cart.json")
        var warnings: [String] = []
        let storage = launch(folder) { warnings.append($0) }
        let cart = cart(of: storage)
        for user in ["Ada", "guest", "ada"] {
            try await storage.setUser(user)
            #expect(cart.value == (user == "ada" ? [] : [user]))
        }
        #expect(warnings.count == 1)
        try await storage.removeState(of: "ada")
        #expect(try !names(in: folder).contains { $0.contains("ada") })
    }

    @Test
    func `a state that is added after a login merges what the guest has changed`() async throws {
        let guest = launch(folder)
        try await cart(of: guest).update { $0 = ["tea"] }
        try await cart(of: guest, in: "books").update { $0 = ["novel"] }
        try await guest.setUser("Ann")
        // A feature that the app doesn't have in one launch merges in the next one.
        let without = launch(folder)
        try await without.setUser("Ann")
        let books = cart(of: without, in: "books")
        await without.load()
        #expect(books.value == ["novel"])
        let shop = try await cart(of: "Ann", in: folder)
        #expect(shop.value == ["tea"])
        await shop.load()
        #expect(shop.value == ["tea"])
        #expect(try !names(in: folder).contains { $0.contains("=taken") })
    }

    @Test
    func `a kill at any point of a login loses nothing and adds nothing twice`() async throws {
        let kills = try await killed { folder, log, place in
            try await cart(of: "Ann", in: folder).update { $0 = ["tea"] }
            try await cart(of: launch(folder)).update { $0 = ["cup"] }
            let killed = launch(folder, log: log) { _ in }
            let state = cart(of: killed)
            try? await killed.setUser("Ann")
            // A user who sees the cart can change it.
            if state.readError == nil { try? await state.update { $0.append("pot") } }

            let found = try await cart(of: "Ann", in: folder)
            #expect(found.value.filter { $0 != "pot" } == ["tea", "cup"], place)
        }
        #expect(kills > 15)
    }

    @Test func `a removal that is killed at any point leaves all of it or nothing`() async throws {
        let kills = try await killed { folder, log, place in
            try await cart(of: "Ann", in: folder).update { $0 = ["tea"] }
            let killed = launch(folder, log: log) { _ in }
            let isRemoved = (try? await killed.removeState(of: "Ann")) != nil
            let next = launch(folder)
            let found = cart(of: next)
            await next.load()
            try await next.setUser("Ann")
            #expect(isRemoved ? found.value == [] : [[], ["tea"]].contains(found.value), place)
            #expect(try !names(in: folder).contains { $0.contains("=removed") }, place)
        }
        #expect(kills > 3)
    }

    @Test func `files of an earlier layout stay, and are named once`() async throws {
        try folder.write("{}", to: "Shop/cart.json")
        try folder.write("{}", to: "sign-in.json")
        var warnings: [String] = []
        let storage = launch(folder) { warnings.append($0) }
        await storage.load()
        #expect(warnings.count == 1)
        #expect(warnings.first?.hasSuffix("stay as they are: Shop, sign-in.json") == true)
        try await cart(of: storage).update { $0 = ["tea"] }
        await launch(folder).load()
        #expect(try folder.text(of: "Shop/cart.json") == "{}")
    }

    @Test(arguments: [FolderDisk.Call.read, .create, .rename])
    func `a change is kept whose folder another process moves at any call`(
        call: FolderDisk.Call
    ) async throws {
        try await cart(of: launch(folder)).update { $0 = ["tea"] }
        let (isMoved, folder) = (Locked(false), folder)
        let log = FileLog { next, _, _ in
            guard next == call, !isMoved.value else { return }
            isMoved.withLock { $0 = true }
            let users = folder.appending(path: "users")
            try FileManager.default.moveItem(
                at: users.appending(path: "=guest"), to: users.appending(path: "moved"))
        }
        try await cart(of: launch(folder, log: log)).update { $0.append("1") }
        let found = cart(of: launch(folder))
        try await found.update { _ in }
        #expect(isMoved.value)
        #expect(found.value == ["1"])
    }

    @Test
    func `a login in one process takes over what another one writes at the same time`() async throws
    {
        let (one, other) = (launch(folder), launch(folder))
        let carts = [one, other].map { cart(of: $0) }
        try await carts[1].update { $0 = ["tea"] }
        async let login: Void = one.setUser("Ann")
        for number in 1...20 { try await carts[1].update { $0.append("\(number)") } }
        try await login
        let found = try await cart(of: "Ann", in: folder)
        #expect(Set(found.value) == Set(["tea"] + (1...20).map { "\($0)" }))
        #expect(found.value.count == 21)
    }
}
