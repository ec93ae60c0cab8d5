import Foundation

/// A lock on a file, held by one owner at a time: one storage of one process.
///
/// It is advisory: it stops only those who ask for it. The system takes it away from a process that
/// ends, however it ends. The file stays, because removing it would let two owners lock two files
/// of one name.
final class FileLock {
    private var descriptor: Int32?

    /// Locks a file, and makes it if it is missing.
    /// - Returns: `nil` while the lock has another owner.
    /// - Throws: `POSIXError` if the file can't be locked at all.
    init?(_ file: URL) throws {
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw POSIXError.current }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let error = POSIXError.current
            close(descriptor)
            if error.code == .EAGAIN { return nil }
            throw error
        }
        self.descriptor = descriptor
    }

    deinit { release() }

    /// Lets the next owner have the lock.
    func release() {
        if let descriptor { close(descriptor) }
        descriptor = nil
    }
}

extension POSIXError {
    /// What the last call of the system failed with.
    static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
