import CommandLineKit
import Foundation

/// Keeps other commands from changing the files of a package meanwhile. The system releases the lock of
/// a process that ends, however it ends.
final class PackageLock {
    private let descriptor: Int32

    /// Locks a package.
    /// - Throws: ``CommandError`` while another command has the lock.
    init(_ tree: SourceTree) throws(CommandError) {
        let descriptor = open(tree.root.path, O_RDONLY | O_CLOEXEC)
        // A network disk can have no locks.
        if descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            close(descriptor)
            throw .refused(
                "another command is changing the files of this package; run this one when that "
                    + "has ended")
        }
        self.descriptor = descriptor
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
}
