import Foundation

/// A new folder for files that nobody needs afterwards.
struct TemporaryFolder: Sendable {
    let url: URL

    init() throws(EvidenceError) {
        url = FileManager.default.temporaryDirectory
            .appending(path: "BoundaryKit-\(UUID().uuidString)", directoryHint: .isDirectory)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw .unreadableFile(url.path, reason: "cannot be made: \(error.localizedDescription)")
        }
    }

    /// Deletes the folder with all that is in it.
    func remove() {
        try? FileManager.default.removeItem(at: url)
    }

    /// Deletes the folder, and the lock that SwiftPM leaves beside its scratch folders.
    func removeWithLock() {
        let parent = url.deletingLastPathComponent()
        let names = try? FileManager.default.contentsOfDirectory(atPath: parent.path)
        for name in names ?? [] where name.contains(url.lastPathComponent) {
            try? FileManager.default.removeItem(at: parent.appending(path: name))
        }
    }
}
