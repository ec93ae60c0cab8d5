import Foundation

/// Keeps a second server out of the folder of the sessions, whose files only one process may write. The
/// system releases it when the process ends, however it ends.
struct FolderLock: ~Copyable {
    private let descriptor: Int32

    /// Locks a folder.
    /// - Throws: ``StartError`` if another server has it, or if it can't be locked.
    init(_ folder: URL) throws(StartError) {
        let path = folder.appending(path: ".lock").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .folder(folder, for: "--state", code: errno) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            close(descriptor)
            throw code == EWOULDBLOCK
                ? .inUse(folder) : .folder(folder, for: "--state", code: code)
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }
}
