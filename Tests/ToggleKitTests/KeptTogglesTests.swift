import Foundation
import StorageKit
import TestSupport
import Testing
import ToggleKit

@Suite
@MainActor
struct `Feature toggles at the next launch` {
    @Test
    func `keep the states that the user has chosen`() async throws {
        try await withTemporaryFolder { folder in
            let (before, storage) = await launch(folder)
            before.set(.isLikeButtonStar, to: true)
            before.set(.isRoundedAvatar, to: false)
            await storage.flush()
            let after = await launch(folder).toggles
            #expect(after.isOn(.isLikeButtonStar))
            #expect(!after.isOn(.isRoundedAvatar))
            #expect(after.isOn(.isLikeButtonForMomentEnabled))
        }
    }

    @Test
    func `stay at their defaults after a reset`() async throws {
        try await withTemporaryFolder { folder in
            let (before, storage) = await launch(folder)
            before.set(.isLikeButtonStar, to: true)
            await storage.flush()
            before.reset()
            await storage.flush()
            #expect(await !launch(folder).toggles.isOn(.isLikeButtonStar))
        }
    }

    @Test
    func `ignore names that this version doesn't know`() async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(#"{ "isMovedToAnotherApp": true, "isLikeButtonStar": true }"#.utf8)
                .write(to: folder.appending(path: "toggles.json"))
            let toggles = await launch(folder).toggles
            #expect(toggles.isOn(.isLikeButtonStar))
            #expect(toggles.isOn(.isRoundedAvatar))
        }
    }

    private func launch(_ folder: URL) async -> (toggles: FeatureToggles, storage: Storage) {
        let folder = StateFolder(folder) { Issue.record("\($0)") }
        let storage = Storage(documents: .memory([:]), folder: folder)
        let toggles = FeatureToggles(storage: storage)
        await storage.load()
        return (toggles, storage)
    }
}
