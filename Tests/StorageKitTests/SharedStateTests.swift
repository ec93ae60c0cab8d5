import Foundation
import RoutingTestSupport
import TestSupport
import Testing

@testable import StorageKit

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `A state folder that is shared` {
    @Test
    func `loses no change of two storages`() async throws {
        try await withTemporaryFolder { folder in
            let one = launch(folder).state("cart", initial: ["tea"])
            let other = launch(folder).state("cart", initial: ["tea"])
            try one.update { $0.append("cup") }
            try other.update { $0.append("pot") }
            #expect(other.value == ["tea", "cup", "pot"])
            one.updateOrWarn { $0.append("plate") }
            #expect(one.value == ["tea", "cup", "pot", "plate"])
        }
    }

    @Test
    func `shows what another storage has saved`() async throws {
        try await withTemporaryFolder { folder in
            let one = launch(folder).state("cart", initial: ["tea"])
            let other = launch(folder).state("cart", initial: ["tea"])
            // As long as the last one, and three times, so that a number of a file comes again.
            for text in ["cup", "pot", "tin"] {
                try one.update { $0 = [text] }
                #expect(other.value == [text])
            }
            other.updateOrWarn { $0.append("plate") }
            #expect(one.value == ["tin", "plate"])
        }
    }

    @Test
    func `loses no change of threads at once`() async throws {
        try await withTemporaryFolder { folder in
            let failed = Guarded(0)
            DispatchQueue.concurrentPerform(iterations: 20) { _ in
                let shared = StateFolder(folder) { Issue.record("\($0)") }
                for _ in 1...10 {
                    do {
                        _ = try shared.update("count", from: 0) { $0 += 1 }
                    } catch {
                        failed.change { $0 += 1 }
                    }
                }
            }
            #expect(failed.value == 0)
            #expect(launch(folder).state("count", initial: 0).value == 200)
        }
    }

    @Test
    func `is created by several threads at once`() async throws {
        try await withTemporaryFolder { folder in
            let failed = Guarded(0)
            for round in 1...ProofSize.count(100, full: 1_000) {
                let deep = folder.appending(path: "\(round)/Library/state")
                DispatchQueue.concurrentPerform(iterations: 8) { _ in
                    do {
                        _ = try FileAccess.system.makeFolder(deep)
                    } catch {
                        failed.change { $0 += 1 }
                    }
                }
            }
            #expect(failed.value == 0)
        }
    }

    @Test
    func `writes nothing if a change throws`() async throws {
        try await withTemporaryFolder { folder in
            let state = launch(folder).state("cart", initial: ["tea"])
            try state.update { $0.append("cup") }
            #expect(throws: CancellationError.self) {
                try state.update {
                    $0 = []
                    throw CancellationError()
                }
            }
            #expect(state.value == ["tea", "cup"])
            #expect(launch(folder).state("cart", initial: []).value == ["tea", "cup"])
        }
    }

    @Test
    func `waits up to 5 seconds for a lock, and then says who has it`() async throws {
        try await withTemporaryFolder { folder in
            let waited = Guarded(Duration.zero)
            var access = FileAccess.system
            access.pause = { pause in waited.change { $0 += pause } }
            var warnings = 0
            let storage = launch(folder, access) { _ in warnings += 1 }
            let state = storage.state("cart", initial: ["tea"])
            try state.update { $0.append("cup") }
            let lock = try #require(try FileLock(folder.appending(path: ".cart.lock")))
            let error = #expect(throws: StateError.self) { try state.update { $0.append("pot") } }
            #expect(
                error?.description
                    == "\(folder.path)/cart.json can't be changed: another process is changing it. "
                    + "Wait a moment, or quit the other process")
            #expect(Duration.seconds(5)...Duration.seconds(6) ~= waited.value)
            #expect(warnings == 1)
            lock.release()
            try state.update { $0.append("pot") }
            #expect(state.value == ["tea", "cup", "pot"])
        }
    }

    @Test
    func `waits once for a lock that stays, and saves later what could not be saved`() async throws
    {
        try await withTemporaryFolder { folder in
            let pauses = Guarded(0)
            var access = FileAccess.system
            access.pause = { _ in pauses.change { $0 += 1 } }
            var warnings: [String] = []
            let state = launch(folder, access) { warnings.append($0) }.state(
                "cart", initial: ["tea"])
            state.updateOrWarn { $0.append("cup") }
            let lock = try #require(try FileLock(folder.appending(path: ".cart.lock")))
            state.updateOrWarn { $0.append("pot") }
            let first = pauses.value
            state.updateOrWarn { $0.append("plate") }
            #expect(pauses.value == first)
            #expect(warnings.count == 1)
            lock.release()
            try launch(folder).state("cart", initial: []).update { $0.append("spoon") }
            state.updateOrWarn { $0.append("fork") }
            #expect(state.value == ["tea", "cup", "spoon", "pot", "plate", "fork"])
        }
    }

    @Test
    func `is changed though a process that is gone left its lock file`() async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data().write(to: folder.appending(path: ".cart.lock"))
            let state = launch(folder).state("cart", initial: ["tea"])
            try state.update { $0.append("cup") }
            #expect(state.value == ["tea", "cup"])
        }
    }

    private func launch(
        _ folder: URL, _ files: FileAccess = .system,
        warn: @escaping (String) -> Void = { Issue.record("\($0)") }
    ) -> Storage {
        Storage(documents: .memory([:]), folder: StateFolder(folder, files: files, warn: warn))
    }
}
