import Foundation

/// A file that was read or written. It tells whether its name still belongs to it: a state is replaced
/// by a new file, never changed in place.
///
/// It keeps the file open, so that no later file gets the same number.
final class FileVersion {
    private let descriptor: Int32
    private let identity: Identity

    private struct Identity: Hashable {
        let device: UInt64, number: UInt64, size: Int64

        init(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
            size = Int64(status.st_size)
        }
    }

    /// Opens a file; `nil` if there is none that can be opened.
    init?(at path: String) {
        var status = stat()
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        fstat(descriptor, &status)
        identity = Identity(status)
    }

    deinit { close(descriptor) }

    /// Whether a name belongs to a version of a file; to none if `nil`.
    static func isCurrent(_ version: FileVersion?, at path: String) -> Bool {
        var status = stat()
        let found = stat(path, &status) == 0 ? Identity(status) : nil
        return found == version?.identity
    }
}
