import Foundation

/// The identity of a file, which is the same for all paths to it.
struct FileIdentity: Hashable {
    private let volume: UInt64
    private let number: UInt64

    /// - Returns: `nil` if the file doesn't exist.
    init?(_ path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        volume = UInt64(truncatingIfNeeded: info.st_dev)
        number = UInt64(truncatingIfNeeded: info.st_ino)
    }
}
