import Foundation

/// A lock on a file, held by one owner at a time: one storage of one process.
///
/// It is advisory: it stops only code that asks for it. The system releases the lock of a process
/// that ends, however it ends. The file stays, because removing it would let two owners lock two
/// files of one name.
final class FileLock {
    /// The open file; `nil` after the release.
    private(set) var descriptor: Int32?

    /// Locks a file, and creates it if it is missing.
    /// - Returns: `nil` while the lock has another owner.
    /// - Throws: `POSIXError` if the file can't be locked at all, `ELOOP` if it is a link.
    init?(_ file: URL) throws {
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
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

    /// Releases the lock for the next owner.
    func release() {
        guard let descriptor else { return }
        // Closing alone would leave it locked while a child process has a copy of the descriptor,
        // which it has from its fork to the start of its program.
        flock(descriptor, LOCK_UN)
        close(descriptor)
        self.descriptor = nil
    }
}

extension POSIXError {
    /// The error of the last system call.
    static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
