package import Foundation

extension URL {
    /// A folder that doesn't exist: in memory where the system has a place for it, because each
    /// change of a state waits for the disk, and the main actor with it.
    package static var newTemporaryFolder: URL {
        temporaryFolders.appending(path: UUID().uuidString)
    }

    /// Makes a file with a text.
    package static func newTemporaryFile(_ text: String) throws -> URL {
        let folder = newTemporaryFolder
        try folder.write(text, to: "file")
        return folder.appending(path: "file")
    }

    /// Writes a file into this folder, with the folders around it.
    package func write(_ text: String, to path: String) throws {
        let file = appending(path: path).standardizedFileURL
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The text of a file in this folder.
    package func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: appending(path: path)), as: UTF8.self)
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
