import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `A new state folder` {
    @Test
    func `is on the disk with all folders above it that are new`() async throws {
        try await withTemporaryFolder { parent in
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            let folder = parent.appending(path: "Library/Application Support/state")
            let synced = Guarded([String]())
            var access = FileAccess.system
            access.sync = { file in
                synced.change { $0.append(file.lastPathComponent) }
                try FileAccess.system.sync(file)
            }
            let state = Storage(
                documents: .memory([:]),
                folder: StateFolder(folder, files: access) {
                    Issue.record("\($0)")
                }
            ).state("cart", initial: ["tea"])
            try state.update { $0.append("cup") }
            let first = [parent.lastPathComponent, "Library", "Application Support"]
            #expect(synced.value == first + [".cart.new.json", "state"])
            try state.update { $0.append("pot") }
            #expect(synced.value.dropFirst(5) == [".cart.new.json", "state"])
        }
    }

    @Test
    func `is used with a warning if it can't be brought to the disk`() async throws {
        try await withTemporaryFolder { parent in
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            var access = FileAccess.system
            access.sync = { file in
                if file.path == parent.path { throw POSIXError(.EACCES) }
            }
            var warnings: [String] = []
            let folder = parent.appending(path: "state")
            let state = Storage(
                documents: .memory([:]),
                folder: StateFolder(folder, files: access) {
                    warnings.append($0)
                }
            ).state("cart", initial: ["tea"])
            try state.update { $0.append("cup") }
            #expect(
                warnings == [
                    "\(folder.path) is created, but may be lost if the power fails: the app has no "
                        + "permission."
                ])
        }
    }
}
