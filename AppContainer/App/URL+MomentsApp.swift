import Foundation

extension URL {
    /// Where the user's changes are kept: in `~/Library/Application Support` on Apple's platforms,
    /// in `~/.local/share` on Linux.
    static var momentsApp: URL {
        let folders = FileManager.default.urls(
            for: .applicationSupportDirectory, in: .userDomainMask)
        return (folders.first ?? FileManager.default.temporaryDirectory)
            .appending(path: "MomentsApp")
    }
}
