import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `A state folder that is shared` {
    @Test
    func `loses no change of two storages that share files`() async throws {
        try await withTemporaryFolder { folder in
            let one = launch(folder).state("cart", initial: ["tea"])
            let other = launch(folder).state("cart", initial: ["tea"])
            try one.update { $0.append("cup") }
            try other.update { $0.append("pot") }
            #expect(one.value == ["tea", "cup", "pot"])
            one.updateOrWarn { $0.append("plate") }
            #expect(other.value == ["tea", "cup", "pot", "plate"])
            // As long as the last one, and three times, so that the number of a file recurs.
            for text in ["cup", "pot", "tin"] {
                try one.update { $0 = [text] }
                #expect(other.value == [text])
            }
        }
    }

    @Test
    func `loses no change of threads that create it at once`() async throws {
        try await withTemporaryFolder { parent in
            let folder = parent.appending(path: "Library/state")
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
            let files = FileAccess(pause: { pause in waited.change { $0 += pause } })
            var warnings = 0
            let state = launch(folder, files: files) { _ in warnings += 1 }
                .state("cart", initial: ["tea"])
            try state.update { $0.append("cup") }
            let lock = try #require(try FileLock(folder.appending(path: ".cart.lock")))
            let error = #expect(throws: StateError.self) { try state.update { $0.append("pot") } }
            #expect(
                error?.description
                    == "\(folder.path)/cart.json can't be changed: another process is changing it. "
                    + "Wait a moment, or quit the other process")
            #expect(waited.value == .seconds(5))
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
            let files = FileAccess(pause: { _ in pauses.change { $0 += 1 } })
            var warnings: [String] = []
            let state = launch(folder, files: files) { warnings.append($0) }
                .state("cart", initial: ["tea"])
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
}
