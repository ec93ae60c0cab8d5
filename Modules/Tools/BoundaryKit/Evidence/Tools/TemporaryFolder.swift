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
}
