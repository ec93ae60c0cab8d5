import Foundation
import Observation
import Synchronization
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `A state` {
    @Test
    func `is on the disk when its change returns, and in the next launch`() async throws {
        try await withTemporaryFolder { folder in
            let cart = launch(folder).state("cart", initial: ["tea"])
            let count = try await cart.update {
                $0.append("cup")
                return $0.count
            }
            #expect(count == 2 && cart.value == ["tea", "cup"])
            #expect(try folder.text(of: "cart.json").contains("cup"))
            let next = launch(folder)
            let found = next.state("cart", initial: ["tea"])
            await next.load()
            #expect(found.value == ["tea", "cup"])
        }
    }

    @Test
    func `is in memory without a folder`() async throws {
        let storage = Storage(documents: Documents.memory([:]))
        try await storage.state("cart", initial: 0).update { $0 = 1 }
        #expect(storage.state("cart", initial: 0).value == 1)
    }

    @Test
    func `stays as it is if its change throws`() async throws {
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
    func `reads no file when it is read, and a change makes few calls, in the order that survives`()
        async throws
    {
        try await withTemporaryFolder { folder in
            let log = DiskLog()
            let storage = launch(folder, disk: log.disk)
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
            #expect(log.calls.dropFirst(first) == [.lock, .status, .create, .sync, .rename, .sync])
        }
    }

    @Test
    func `loses none of many changes at once, of two processes`() async throws {
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

    @Test
    func `that the app notes by itself changes at once, and is saved soon and in order`()
        async throws
    {
        try await withTemporaryFolder { folder in
            let storage = launch(folder)
            let place = storage.state("place", initial: "a")
            place.updateSoon { $0 = "b" }
            #expect(place.value == "b")
            try await place.update { $0 += "c" }
            place.updateSoon { $0 += "d" }
            #expect(place.value == "bcd")
            await storage.flush()
            #expect(try folder.text(of: "place.json") == #""bcd""#)
        }
    }

    @Test
    func `tells views and readers of each change`() async throws {
        let cart = Storage(documents: Documents.memory([:])).state("cart", initial: 0)
        let drawn = Mutex(0)
        withObservationTracking {
            _ = cart.value
        } onChange: {
            drawn.withLock { $0 += 1 }
        }
        var changes = cart.changes().makeAsyncIterator()
        try await cart.update { $0 = 1 }
        #expect(drawn.withLock { $0 } == 1)
        await changes.next()
        #expect(cart.value == 1)
    }

    @Test
    func `of another process is found by the next load, and by each change`() async throws {
        try await withTemporaryFolder { folder in
            let (one, other) = (launch(folder), launch(folder))
            let cart = one.state("cart", initial: [String]())
            await one.load()
            try await other.state("cart", initial: []).update { $0 = ["tea"] }
            #expect(cart.value == [])
            await one.load()
            #expect(cart.value == ["tea"])
            try await other.state("cart", initial: []).update { $0 += ["cup"] }
            try await cart.update { $0 += ["pot"] }
            #expect(cart.value == ["tea", "cup", "pot"])
        }
    }

    @Test
    func `that another process changes for long isn't changed, and says so`() async throws {
        try await withTemporaryFolder { folder in
            try await launch(folder).state("cart", initial: 0).update { $0 = 1 }
            let lock = try Disk().open(folder.appending(path: ".lock"), O_RDWR)
            #expect(flock(lock.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
            let isMain = Mutex(false)
            let disk = Disk(pause: { if Thread.isMainThread { isMain.withLock { $0 = true } } })
            let cart = launch(folder, disk: disk) { _ in }.state("cart", initial: 0)
            let error = await #expect(throws: StateError.self) { try await cart.update { $0 = 2 } }
            #expect(error?.description.contains("another process is changing it") == true)
            #expect(!isMain.withLock { $0 })
            flock(lock.fileDescriptor, LOCK_UN)
            try await cart.update { $0 += 1 }
            #expect(cart.value == 2)
        }
    }

    @Test
    func `is private to the user of the system`() async throws {
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
