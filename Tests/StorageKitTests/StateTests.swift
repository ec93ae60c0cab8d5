import Foundation
import Observation
import RoutingTestSupport
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `A state` {
    @Test
    func `a state without a folder is in memory, and tells views and readers of each change`()
        async throws
    {
        let storage = Storage(documents: Documents.memory([:]))
        let cart = storage.state("cart", initial: 0)
        let drawn = Locked(0)
        withObservationTracking {
            _ = cart.value
        } onChange: {
            drawn.withLock { $0 += 1 }
        }
        var changes = cart.changes().makeAsyncIterator()
        try await cart.update { $0 = 1 }
        #expect(drawn.value == 1)
        await changes.next()
        #expect(storage.state("cart", initial: 0).value == 1)
    }

    @Test
    func `a state stays as it is if its change throws`() async throws {
        try await withTemporaryFolder { folder in
            let cart = launch(folder).state("cart", initial: 1)
            await #expect(throws: CancellationError.self) {
                try await cart.update {
                    $0 = 2
                    throw CancellationError()
                }
            }
            #expect(cart.value == 1)
            try await cart.update { $0 += 1 }
            #expect(cart.value == 2)
        }
    }

    @Test
    func `a state is read without a file, and a change makes few calls, in a safe order`()
        async throws
    {
        try await withTemporaryFolder { folder in
            let log = FileLog()
            let storage = launch(folder, log: log)
            let likes = storage.state("likes", initial: [String: Bool]())
            await storage.load()
            let loaded = log.calls.count
            for _ in 0..<1_000 { _ = (likes.value, likes.readError) }
            #expect(log.calls.count == loaded)
            try await likes.update { $0["m1"] = true }
            let first = log.calls.count
            try await likes.update { $0["m2"] = true }
            // The file is on the disk before it gets its name, and the name before the change returns.
            // With opening, closing and unlocking these are ten system calls.
            let calls = log.calls.dropFirst(first).map { "\($0)" }.joined(separator: " ")
            #expect(calls == "lock status create sync rename sync status")
        }
    }

    @Test
    func `a state is saved again after its folder was removed`() async throws {
        try await withTemporaryFolder { folder in
            let storage = launch(folder)
            // One whose file was removed with it, and one that never had any.
            for state in ["cart", "cart", "likes"].map({ storage.state($0, initial: 1) }) {
                try await state.update { $0 += 1 }
                #expect(state.value == 2)
                try FileManager.default.removeItem(at: folder)
            }
        }
    }

    @Test
    func `a state loses none of many changes at once, of two processes`() async throws {
        try await withTemporaryFolder { folder in
            let (one, other) = (launch(folder), launch(folder))
            let counts = [one, other].map { $0.state("count", initial: 0) }
            try await withThrowingTaskGroup { group in
                for number in 0..<40 {
                    group.addTask { try await counts[number % 2].update { $0 += 1 } }
                }
                try await group.waitForAll()
            }
            await one.load()
            #expect(counts[0].value == 40)
        }
    }

    /// On a disk, which gives the number of a removed file to the next one; memory doesn't.
    @Test
    func `a state of another process is found by the next load, and by each change`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (one, other) = (launch(folder), launch(folder))
        let counts = [one, other].map { $0.state("count", initial: 0) }
        for round in 1...9 {
            for _ in 1...2 { try await counts[1].update { $0 += 1 } }
            if round % 2 == 0 { await one.load() }
            #expect(counts[0].value == 3 * round - (round % 2 == 0 ? 1 : 3))
            try await counts[0].update { $0 += 1 }
            #expect(counts[0].value == 3 * round)
        }
    }

    @Test
    func `a state that another process changes for long isn't changed, and says so`() async throws {
        try await withTemporaryFolder { folder in
            try await launch(folder).state("cart", initial: 0).update { $0 = 1 }
            let lock = open(folder.path, O_RDONLY | O_CLOEXEC)
            #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
            let cart = launch(folder, attempts: 2) { _ in }.state("cart", initial: 0)
            let error = await #expect(throws: StorageError.self) { try await cart.update { _ in } }
            #expect(error?.description.contains("another process is changing it") == true)
            close(lock)
            try await cart.update { $0 += 1 }
            #expect(cart.value == 2)
        }
    }

    @Test
    func `a state is private to the user of the system`() async throws {
        try await withTemporaryFolder { parent in
            let folder = parent.appending(path: "a/state")
            try await launch(folder).state("Shop/cart", initial: 0).update { $0 = 1 }
            for (path, mode) in [("", 0o700), ("Shop", 0o700), ("Shop/cart.json", 0o600)] {
                let file = folder.appending(path: path).path
                let attributes = try FileManager.default.attributesOfItem(atPath: file)
                #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
            }
        }
    }
}

@Suite
@MainActor
struct `The state of users` {
    private final class Session {
        var user: String? = "Ann"
    }

    private let storage = Storage(documents: Documents.memory([:]))
    private let session = Session()
    private let cart: StateFile<[String]>

    init() {
        storage.currentUser = { [session] in session.user }
        cart = storage.app.userState("cart", initial: []) { $0 += $1 }
    }

    private func sign(in name: String?) async throws {
        session.user = name
        if let name { try await storage.claimGuestState(for: name) }
    }

    @Test
    func `the state of users is seen only by its user, and can be removed`() async throws {
        try await cart.update { $0 = ["tea"] }
        try await sign(in: "Bob")
        #expect(cart.value == [])
        try await cart.update { $0 = ["cup"] }
        try await sign(in: "Ann")
        #expect(cart.value == ["tea"])
        try await storage.removeState(of: "Ann")
        #expect(cart.value == [])
        try await sign(in: "Bob")
        #expect(cart.value == ["cup"])
    }

    @Test
    func `the state of users belongs after the login to the user who signs in`() async throws {
        try await cart.update { $0 = ["tea"] }
        try await sign(in: nil)
        #expect(cart.value == [])
        try await cart.update { $0 = ["cup"] }
        try await sign(in: "Ann")
        #expect(cart.value == ["tea", "cup"])
        try await sign(in: nil)
        #expect(cart.value == [])
        try await sign(in: "Bob")
        #expect(cart.value == [])
    }

    @Test
    func `the state of users is changed for the user who began the change`() async throws {
        let change = Task { try await cart.update { $0 = ["tea"] } }
        await Task.yield()
        session.user = "Bob"
        try await change.value
        #expect(cart.value == [])
        session.user = "Ann"
        #expect(cart.value == ["tea"])
    }
}

@Suite
@MainActor
struct `The storage of a feature` {
    private let storage = Storage(
        documents: Documents.memory([
            "catalogue": Data("[1]".utf8), "catalogue/2": Data("[2]".utf8),
            "moments": Data("[3]".utf8),
        ]))

    @Test
    func `the storage has its own state, whatever another feature calls its own`() async throws {
        let shop = storage.scope("Shop").userState("cart", initial: [Int]())
        try await shop.update { $0 = [42] }
        let spy = storage.scope("Notes")
        #expect(spy.userState("cart", initial: [Int]()).value == [])
        #expect(spy.state("cart", initial: "").value == "")
        #expect(storage.state("cart", initial: 0).value == 0)
        #expect(shop.value == [42])
    }

    @Test(arguments: ["moments", "catalogue/..", "catalogue/../moments", "", "/", "catalogue/a/b"])
    func `no document loads that the feature doesn't declare`(name: String) async throws {
        let shop = storage.scope("Shop", documents: ["catalogue"])
        #expect(try await shop.document("catalogue", as: [Int].self).load() == [1])
        #expect(try await shop.document("catalogue/2", as: [Int].self).load() == [2])
        let error = await #expect(throws: StorageError.self) {
            try await shop.document(name, as: [Int].self).load()
        }
        #expect(error?.description == "\(name).json: Shop doesn't declare this document")
    }

    @Test(arguments: [("Shop", "Shop"), ("../Shop", "%2E%2E%2FShop"), ("My shop", "My%20shop")])
    func `each feature has its folder, by any name`(name: String, folder: String) async throws {
        try await withTemporaryFolder { all in
            try await launch(all).scope(name).state("cart", initial: 0).update { $0 = 1 }
            #expect(try all.text(of: "\(folder)/cart.json").contains("1"))
        }
    }
}
