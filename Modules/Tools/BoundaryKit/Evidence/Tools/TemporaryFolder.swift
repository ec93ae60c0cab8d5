import CommandLineKit
import Foundation

/// A new folder for temporary files.
struct TemporaryFolder: Sendable {
    let url: URL

    init() throws(EvidenceError) {
        url = FileManager.default.temporaryDirectory
            .appending(path: "BoundaryKit-\(UUID().uuidString)", directoryHint: .isDirectory)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw .unreadableFile(
                url.path, reason: "can't be created: \(FileReason(error))")
        }
    }

    /// Deletes the folder and its contents.
    func remove() {
        try? FileManager.default.removeItem(at: url)
    }

    /// Deletes the folder, and the lock file that SwiftPM creates next to its scratch folders.
    func removeWithLock() {
        let parent = url.deletingLastPathComponent()
        let names = try? FileManager.default.contentsOfDirectory(atPath: parent.path)
        for name in names ?? [] where name.contains(url.lastPathComponent) {
            try? FileManager.default.removeItem(at: parent.appending(path: name))
        }
    }
}
