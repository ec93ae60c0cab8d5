package import Foundation

/// A new folder for temporary files.
package struct TemporaryFolder: Sendable {
    /// The folder.
    package let url: URL

    /// Creates a folder in the one that the system has for temporary files.
    /// - Throws: ``CommandError`` with the code ``ExitCode/output`` if it can't be created.
    package init() throws(CommandError) {
        url = FileManager.default.temporaryDirectory
            .appending(path: "tools-\(UUID().uuidString)", directoryHint: .isDirectory)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw .output("\(url.path) can't be created: \(FileReason(error))")
        }
    }

    /// Deletes the folder with its contents, and the lock file that SwiftPM creates next to its
    /// scratch folders.
    package func remove() {
        let parent = url.deletingLastPathComponent()
        let names = try? FileManager.default.contentsOfDirectory(atPath: parent.path)
        for name in names ?? [] where name.contains(url.lastPathComponent) {
            try? FileManager.default.removeItem(at: parent.appending(path: name))
        }
    }
}
