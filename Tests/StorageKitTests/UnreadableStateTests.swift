import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `A state file that can't be read` {
    /// Whether no file can be read, as on a phone before it is unlocked for the first time.
    private let isLocked = Guarded(true)
    private let before = ["tea", "cup"]

    /// Keeps a state, and starts again where it can't be read.
    private func lockedState(
        in folder: URL, isShared: Bool = true,
        with error: any Error & Sendable = CocoaError(.fileReadNoPermission),
        warn: @escaping (String) -> Void = { _ in }
    ) throws -> StateFile<[String]> {
        try launch(folder).state("cart", initial: before).update { _ in }
        let files = FileAccess(before: { [isLocked] step, _ in
            if step == .read, isLocked.value { throw error }
        })
        return launch(folder, isShared: isShared, files: files, warn: warn)
            .state("cart", initial: [])
    }

    private func kept(in folder: URL) -> [String] {
        launch(folder).state("cart", initial: []).value
    }

    @Test(arguments: [
        (CocoaError(.fileReadNoPermission) as any Error & Sendable, "the app has no permission"),
        (POSIXError(.EPERM), "the app has no permission"), (POSIXError(.EIO), "rror"),
    ])
    func `is neither set aside nor replaced, and the user is warned once`(
        error: any Error & Sendable, reason: String
    ) async throws {
        try await withTemporaryFolder { folder in
            var warnings: [String] = []
            let state = try lockedState(in: folder, with: error) { warnings.append($0) }
            #expect(state.value == [])
            state.updateOrWarn { $0.append("pot") }
            #expect(state.value == ["pot"])
            #expect(kept(in: folder) == before)
            #expect(try folder.names() == [".cart.lock", "cart.json"])
            let path = folder.appending(path: "cart.json").path
            #expect(warnings.count == 1)
            #expect(warnings.first?.hasPrefix("\(path) can't be read: ") == true)
            #expect(warnings.first?.contains(reason) == true)
        }
    }

    @Test
    func `lets no change be reported as done`() async throws {
        try await withTemporaryFolder { folder in
            let state = try lockedState(in: folder)
            let error = #expect(throws: StateError.self) { try state.update { $0.append("pot") } }
            #expect(state.value == [])
            let sentence = "can't be read: the app has no permission. Unlock the device"
            #expect(error?.description.contains(sentence) == true)
        }
    }

    @Test(arguments: [true, false])
    func `is there as soon as it can be read`(isShared: Bool) async throws {
        try await withTemporaryFolder { folder in
            let state = try lockedState(in: folder, isShared: isShared)
            #expect(state.readError != nil)
            isLocked.change { $0 = false }
            #expect(state.value == before)
            #expect(state.readError == nil)
        }
    }

    @Test
    func `is warned of again if it could be read in between`() async throws {
        try await withTemporaryFolder { folder in
            var warnings = 0
            let state = try lockedState(in: folder) { _ in warnings += 1 }
            #expect(state.value == [])
            isLocked.change { $0 = false }
            #expect(state.value == before)
            isLocked.change { $0 = true }
            try launch(folder).state("cart", initial: before).update { $0.append("pot") }
            #expect(state.value == before)
            #expect(warnings == 2)
        }
    }

    @Test
    func `gets what was changed meanwhile with the next change`() async throws {
        try await withTemporaryFolder { folder in
            let state = try lockedState(in: folder)
            state.updateOrWarn { $0.append("pot") }
            isLocked.change { $0 = false }
            #expect(state.value == before + ["pot"])
            try state.update { $0.append("plate") }
            #expect(state.value == before + ["pot", "plate"])
            #expect(kept(in: folder) == before + ["pot", "plate"])
        }
    }
}
