import CommandLineKit
import Foundation

/// A folder for the files of other programs.
struct TemporaryFolder {
    let url = FileManager.default.temporaryDirectory
        .appending(path: "scaffold-\(UUID().uuidString)")

    /// Calls a function with a new folder, and removes it afterwards.
    /// - Throws: ``CommandError`` if the folder can't be written, or what the function throws.
    static func with<Result>(
        _ body: (TemporaryFolder) throws(CommandError) -> Result
    ) throws(CommandError) -> Result {
        let folder = TemporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder.url) }
        return try body(folder)
    }

    /// Writes a file, with the folders above it.
    func write(_ data: Data, to path: String) throws(CommandError) {
        let file = url.appending(path: path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        } catch {
            throw .output("\(file.path) can't be written: \(FileReason(error))")
        }
    }
}
