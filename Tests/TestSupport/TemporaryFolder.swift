package import Foundation

/// Calls a closure with a folder that doesn't exist, and removes the folder afterwards.
@MainActor @discardableResult
package func withTemporaryFolder<Result>(
    _ body: @MainActor (URL) async throws -> Result
) async throws -> Result {
    let folder = URL.newTemporaryFolder
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}

extension URL {
    /// A folder that doesn't exist: in memory where the system has a place for it, because each
    /// change of a state waits for the disk, and the main actor with it.
    package static var newTemporaryFolder: URL {
        temporaryFolders.appending(path: UUID().uuidString)
    }

    /// Removed at the end of the process: an app that is still running may write into a folder that
    /// is gone.
    private static let temporaryFolders: URL = {
        let memory = "/dev/shm"
        let surroundings =
            FileManager.default.isWritableFile(atPath: memory)
            ? URL(filePath: memory, directoryHint: .isDirectory)
            : FileManager.default.temporaryDirectory
        let folder = surroundings.appending(path: "MomentsAppTests-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(at: URL.temporaryFolders) }
        return folder
    }()
}
