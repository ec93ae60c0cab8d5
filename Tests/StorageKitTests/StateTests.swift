import Foundation
import MomentsTestSupport
import Observation
import RoutingTestSupport
import Testing

@testable import StorageKit

@MainActor
struct `A state` {
    private let folder = URL.newTemporaryFolder

    @Test func `a state without a folder is in memory, and tells views and readers of each change`()
        async throws
    {
        let storage = Storage(documents: Documents.memory([:]))
        let cart = storage.app.state("cart", initial: 0)
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
        #expect(storage.app.state("cart", initial: 0).value == 1)
    }

    @Test func `a state stays as it is if its change throws`() async throws {
        let cart = launch(folder).app.state("cart", initial: 1)
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

    @Test func `a state is read without a file, and a change makes few calls, in a safe order`()
        async throws
    {
        let log = FileLog()
        let storage = launch(folder, log: log)
        let likes = storage.app.state("likes", initial: [String: Bool]())
        await storage.load()
        #expect(!FileManager.default.fileExists(atPath: folder.path), "no folder for a lock alone")
        let loaded = log.calls.count
        for _ in 0..<1_000 { _ = (likes.value, likes.readError) }
        #expect(log.calls.count == loaded)
        try await likes.update { $0["m1"] = true }
        let first = log.calls.count
        try await likes.update { $0["m2"] = true }
        // The file is on the disk before it gets its name, and the name before the change
        // returns. With opening, closing and unlocking these are twelve system calls.
        let calls = log.calls.dropFirst(first).map { "\($0)" }.joined(separator: " ")
        #expect(calls == "lock read create sync rename sync")
        let last = log.calls.count
        await storage.load()
        #expect(log.calls.dropFirst(last).map { "\($0)" } == ["read"], "no lock")
    }

    @Test func `a state is saved again after its folder was removed`() async throws {
        let storage = launch(folder)
        // One whose file was removed with it, and one that never had any.
        for state in ["cart", "cart", "likes"].map({ storage.app.state($0, initial: 1) }) {
            try await state.update { $0 += 1 }
            #expect(state.value == 2)
            try FileManager.default.removeItem(at: folder)
        }
    }

    @Test func `a state loses none of many changes at once, of two processes`() async throws {
        let (one, other) = (launch(folder), launch(folder))
        let counts = [one, other].map { $0.app.state("count", initial: 0) }
        try await withThrowingTaskGroup { group in
            for number in 0..<40 {
                group.addTask { try await counts[number % 2].update { $0 += 1 } }
            }
            try await group.waitForAll()
        }
        await one.load()
        #expect(counts[0].value == 40)
    }

    /// On a disk, which gives the number of a removed file to the next one; memory doesn't.
    @Test
    func `a state of another process is found by the next load, and by each change`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (one, other) = (launch(folder), launch(folder))
        let counts = [one, other].map { $0.app.state("count", initial: 0) }
        for round in 1...9 {
            for _ in 1...2 { try await counts[1].update { $0 += 1 } }
            if round % 2 == 0 { await one.load() }
            #expect(counts[0].value == 3 * round - (round % 2 == 0 ? 1 : 3))
            try await counts[0].update { $0 += 1 }
            #expect(counts[0].value == 3 * round)
        }
    }

    @Test func `a state that is changed in place is found, with the time and the size of before`()
        async throws
    {
        let storage = launch(folder)
        let count = storage.app.state("count", initial: 0)
        try await count.update { $0 = 1 }
        let (name, files) = ("device/=app/count.json", FileManager.default)
        let file = folder.appending(path: name)
        let time = try files.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        let text = try folder.text(of: name)
        func change(to number: Int) throws {
            try folder.write(text.replacing(":1}", with: ":\(number)}"), to: name)
        }
        try change(to: 5)
        try files.setAttributes(
            [.modificationDate: try #require(time)], ofItemAtPath: file.path)
        try await count.update { $0 += 2 }
        #expect(count.value == 7)
        try change(to: 8)
        await storage.load()
        #expect(count.value == 8)
    }

    @Test func `a change encodes the value that it makes, and no other`() async throws {
        let state = launch(folder).app.state("count", initial: CountedValue(number: 0))
        try await state.update { $0.number = 1 }
        CountedValue.encoded.withLock { $0 = [] }
        try await state.update { $0.number = 2 }
        #expect(Set(CountedValue.encoded.value) == [2])
    }

    @Test
    func `a state that another process changes for long isn't changed, and says so`() async throws {
        try await launch(folder).app.state("cart", initial: 0).update { $0 = 1 }
        let lock = open(folder.path, O_RDONLY | O_CLOEXEC)
        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
        let storage = launch(folder, attempts: 20) { _ in }
        let cart = storage.app.state("cart", initial: 0)
        let start = ContinuousClock.now
        let error = await #expect(throws: StorageError.self) { try await cart.update { _ in } }
        #expect(ContinuousClock.now - start >= .milliseconds(100), "it waits between attempts")
        #expect(error?.description.contains("another process is changing it") == true)
        await #expect(throws: StorageError.self) { try await storage.setUser("Ann") }
        close(lock)
        try await cart.update { $0 += 1 }
        #expect(cart.value == 2)
    }

    @Test func `the folder of all states may be a link`() async throws {
        let real = URL.newTemporaryFolder
        try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: real)
        try await launch(folder).app.state("cart", initial: 0).update { $0 = 1 }
        #expect(try real.text(of: "device/=app/cart.json").contains(":1}"))
    }

    @Test func `a state is private to the user of the system`() async throws {
        let folder = folder.appending(path: "a/state")
        try await launch(folder).scope("shop").state("cart", initial: 0).update { $0 = 1 }
        for (path, mode) in [
            ("", 0o700), ("device", 0o700), ("device/shop", 0o700),
            ("device/shop/cart.json", 0o600),
        ] {
            let file = folder.appending(path: path).path
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
        }
    }
}

@MainActor
struct `The storage of a feature` {
    private let folder = URL.newTemporaryFolder
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
        #expect(storage.app.state("cart", initial: 0).value == 0)
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

    @Test(arguments: [
        ("shop", "shop"), ("Shop", "%53hop"), ("../Shop", "%2E%2E%2F%53hop"), ("=app", "%3Dapp"),
        ("..", "%2E%2E"), ("%41", "%2541"), ("my shop", "my%20shop"), ("Zoe\u{308}", "%5Ao%C3%AB"),
        ("店", "%E5%BA%97"),
    ])
    func `each feature, state and user has a file or folder, by any name`(
        name: String, file: String
    ) async throws {
        let all = URL.newTemporaryFolder
        let storage = launch(all)
        try await storage.setUser(name)
        let scope = storage.scope(name)
        try await scope.userState(name, initial: 0).update { $0 = 1 }
        try scope.checkNames()
        #expect(try all.text(of: "users/\(file)/\(file)/\(file).json").contains(#""value":1"#))
    }

    @Test func `a sign-in that can't take over what the guest has changed says so`() async throws {
        let storage = launch(folder) { _ in }
        try await storage.scope("shop").userState("cart", initial: 0).update { $0 = 1 }
        try folder.write("no folder", to: "users/ann")
        await #expect(throws: StorageError.self) { try await storage.setUser("ann") }
    }

    @Test(arguments: ["", String(repeating: "店", count: 23), String(repeating: "a", count: 201)])
    func `a name that no file can have is an error at the start, and saves nothing`(
        name: String
    ) async throws {
        for isFeature in [true, false] {
            let storage = launch(folder) { _ in }
            let kept = storage.app.state("cart", initial: 0)
            let scope = isFeature ? storage.scope(name) : storage.app
            let state = scope.state(isFeature ? "cart" : name, initial: 0)
            #expect(throws: StorageError.self) { try scope.checkNames() }
            await #expect(throws: StorageError.self) { try await state.update { $0 = 1 } }
            await storage.load()
            #expect(state.readError != nil)
            #expect(kept.readError == nil)
            await #expect(throws: StorageError.self) { try await storage.setUser(name) }
            #expect(storage.user == nil)
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}

/// A value that says when it is encoded.
private struct CountedValue: Codable {
    static let encoded = Locked<[Int]>([])

    var number: Int

    func encode(to encoder: any Encoder) throws {
        Self.encoded.withLock { $0.append(number) }
        try ["number": number].encode(to: encoder)
    }
}
