import Foundation

/// What two paths of one file have in common.
struct FileIdentity: Hashable {
    private let volume: UInt64
    private let number: UInt64

    /// - Returns: `nil` if there is no such file.
    init?(_ path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        volume = UInt64(truncatingIfNeeded: info.st_dev)
        number = UInt64(truncatingIfNeeded: info.st_ino)
    }
}
