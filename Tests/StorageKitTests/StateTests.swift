import Foundation
import Observation
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
        let storage = Storage(documents: .memory([:]))
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
    func `is read and changed by nothing but its functions`() async throws {
        try await withTemporaryFolder { folder in
            let steps = Guarded(0)
            let storage = launch(
                folder, disk: FileAccess(before: { _, _ in steps.change { $0 += 1 } }))
            let cart = storage.state("cart", initial: 0)
            await storage.load()
            let loaded = steps.value
            for _ in 0..<100 { _ = (cart.value, cart.readError) }
            #expect(steps.value == loaded)
            try await cart.update { $0 = 1 }
            let first = steps.value
            try await cart.update { $0 = 2 }
            // It writes the file, waits for it, replaces the old one, and waits for its name.
            #expect(steps.value - first == 4)
        }
    }

    @Test
    func `loses none of many changes at once that it has confirmed`() async throws {
        try await withTemporaryFolder { folder in
            // A change that waits for too long for the other one is refused, and says so.
            let (one, other) = (launch(folder) { _ in }, launch(folder) { _ in })
            let count = one.state("count", initial: 0)
            let same = other.state("count", initial: 0)
            let confirmed = await withTaskGroup { group in
                for number in 0..<40 {
                    group.addTask {
                        let state = number.isMultiple(of: 2) ? count : same
                        return (try? await state.update { $0 += 1 }) != nil
                    }
                }
                var count = 0
                for await isConfirmed in group where isConfirmed { count += 1 }
                return count
            }
            #expect(confirmed > 0)
            await one.load()
            #expect(count.value == confirmed)
        }
    }

    @Test
    func `that the app notes by itself changes at once, and is saved soon`() async throws {
        try await withTemporaryFolder { folder in
            let storage = launch(folder)
            let place = storage.state("place", initial: "a")
            place.updateSoon { $0 = "b" }
            #expect(place.value == "b")
            try await place.update { $0 += "c" }
            await storage.flush()
            #expect(try folder.text(of: "place.json") == #""bc""#)
        }
    }

    @Test
    func `tells views and readers of each change`() async throws {
        let cart = Storage(documents: .memory([:])).state("cart", initial: 0)
        let drawn = Guarded(0)
        withObservationTracking {
            _ = cart.value
        } onChange: {
            drawn.change { $0 += 1 }
        }
        var changes = cart.changes().makeAsyncIterator()
        try await cart.update { $0 = 1 }
        #expect(drawn.value == 1)
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
            let lock = try Descriptor(opening: folder.appending(path: ".cart.lock"))
            #expect(lock.lock())
            let waits = Guarded(0)
            var disk = FileAccess()
            disk.pause = { _ in waits.change { $0 += 1 } }
            let cart = launch(folder, disk: disk) { _ in }.state("cart", initial: 0)
            let error = await #expect(throws: StateError.self) { try await cart.update { $0 = 2 } }
            #expect(error?.description.contains("another process is changing it") == true)
            #expect(waits.value == 1000)
            lock.unlock()
            try await cart.update { $0 += 1 }
            #expect(cart.value == 2)
        }
    }

    @Test
    func `is private to the user of the system`() async throws {
        try await withTemporaryFolder { parent in
            let folder = parent.appending(path: "a/state")
            try await launch(folder).state("cart", initial: 0).update { $0 = 1 }
            let manager = FileManager.default
            for (path, mode) in [("", 0o700), ("cart.json", 0o600), (".cart.lock", 0o600)] {
                let file = folder.appending(path: path).path
                let attributes = try manager.attributesOfItem(atPath: file)
                #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
            }
        }
    }
}
