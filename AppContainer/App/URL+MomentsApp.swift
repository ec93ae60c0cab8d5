public import Foundation

extension URL {
    /// The default folder for the user's changes: in `~/Library/Application Support` on Apple's
    /// platforms, in `~/.local/share` on Linux.
    public static var momentsApp: URL {
        let folders = FileManager.default.urls(
            for: .applicationSupportDirectory, in: .userDomainMask)
        return (folders.first ?? FileManager.default.temporaryDirectory)
            .appending(path: "MomentsApp")
    }
}
