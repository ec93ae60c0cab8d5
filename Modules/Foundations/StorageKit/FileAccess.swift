package import Foundation

/// An open file or folder.
final class Descriptor: Sendable {
    private let number: Int32

    /// Opens a file or a folder.
    init(opening file: URL, flags: Int32 = O_RDONLY) throws {
        number = open(file.path, flags | O_CLOEXEC, 0o600)
        if number < 0 { throw POSIXError.current }
    }

    deinit { close(number) }

    /// Whether the file still has a name.
    var isLinked: Bool { status.st_nlink > 0 }

    var status: stat {
        var status = stat()
        fstat(number, &status)
        return status
    }

    /// Locks the file, for one owner at a time. It is advisory: it stops only code that asks for it.
    /// - Returns: `false` while the lock has another owner.
    func lock() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 }

    func unlock() { flock(number, LOCK_UN) }

    func write(_ data: Data) throws {
        try data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(
                    number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                guard count >= 0 else { throw POSIXError.current }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Waits until the disk holds it. On Apple's systems this doesn't wait for the cache of the drive,
    /// which would take too long for each change.
    func sync() throws {
        guard fsync(number) != 0 else { return }
        let error = POSIXError.current
        // Some file systems of a network can't wait for a folder.
        if ![EINVAL, ENOTSUP, EOPNOTSUPP].contains(error.code.rawValue) { throw error }
    }
}

/// Tells whether a name still belongs to a file that was read or written: a state is replaced by a new
/// file, never changed in place.
///
/// A version that is kept holds the file open, so that no later file gets the same number.
struct FileVersion: Equatable, Sendable {
    private let device: Int64, number: Int64, size: Int64
    private let file: Descriptor?

    fileprivate init(_ status: stat, holding file: Descriptor? = nil) {
        device = Int64(truncatingIfNeeded: status.st_dev)
        number = Int64(truncatingIfNeeded: status.st_ino)
        size = Int64(status.st_size)
        self.file = file
    }

    static func == (one: Self, other: Self) -> Bool {
        (one.device, one.number, one.size) == (other.device, other.number, other.size)
    }
}

/// What the storage does with files, one step at a time. Tests stop it before a step.
struct FileAccess: Sendable {
    /// What happens to a file or a folder.
    enum Step: Hashable {
        case read, makeFolder, write(Data), sync, replace(by: URL), remove
    }

    /// Runs before each step. If it throws, the step doesn't happen.
    var before: @Sendable (Step, URL) throws -> Void = { _, _ in }
    /// Pauses before the next attempt to get a lock.
    var pause: @Sendable (Duration) async -> Void = { duration in
        // Detached, because the end of a task must not end the wait of its change.
        await Task.detached { try? await Task.sleep(for: duration) }.value
    }

    /// The version of a file, to be compared with one that is kept; `nil` if there is none.
    func version(of file: URL) -> FileVersion? {
        var status = stat()
        return stat(file.path, &status) == 0 ? FileVersion(status) : nil
    }

    /// The version of a file, to be kept; `nil` if there is none that can be opened.
    func keptVersion(of file: URL) -> FileVersion? {
        let open = try? Descriptor(opening: file, flags: O_RDONLY | O_NONBLOCK)
        return open.map { FileVersion($0.status, holding: $0) }
    }

    /// Reads a file; `nil` if there is none.
    func read(_ file: URL) throws -> Data? {
        try before(.read, file)
        do throws(POSIXError) {
            return try RegularFile.data(of: file)
        } catch {
            guard [.ENOENT, .ENOTDIR].contains(error.code) else { throw error }
            return nil
        }
    }

    /// Creates a folder that only the user may enter. Returns `false` if it exists.
    func makeFolder(_ folder: URL) throws -> Bool {
        try before(.makeFolder, folder)
        if mkdir(folder.path, 0o700) == 0 { return true }
        let error = POSIXError.current
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
        if isFolder.boolValue { return false }
        throw error
    }

    /// Creates a file that only the user may read, and waits until the disk holds it. Throws `EEXIST`
    /// if the name is taken, also by a link. A killed process may leave part of the file.
    @discardableResult
    func write(_ data: Data, to file: URL) throws -> FileVersion? {
        try before(.write(data), file)
        let new = try Descriptor(opening: file, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
        try new.write(data)
        try sync(new, of: file)
        return FileVersion(new.status, holding: new)
    }

    /// Waits until the disk holds a file, or the names in a folder.
    func sync(_ descriptor: Descriptor, of file: URL) throws {
        try before(.sync, file)
        try descriptor.sync()
    }

    /// Renames a new file to the name of another one, which it replaces in one step.
    func replace(_ file: URL, by new: URL) throws {
        try before(.replace(by: new), file)
        // Foundation has nothing that replaces in one step on every platform (POSIX, rename).
        if Foundation.rename(new.path, file.path) != 0 { throw POSIXError.current }
    }

    /// Removes a file or a link, if there is one.
    func remove(_ file: URL) throws {
        try before(.remove, file)
        if unlink(file.path) != 0, errno != ENOENT { throw POSIXError.current }
    }
}

/// Reads files whose content others may have chosen. A pipe or a device in the place of a file is an
/// error, and doesn't stop the app until someone writes into it.
package enum RegularFile {
    /// The content of a file.
    /// - Parameters:
    ///   - file: The file, or a link to it.
    ///   - limit: The largest number of bytes that is read; all if `nil`.
    /// - Throws: `POSIXError`: `EISDIR` for a folder, `ENXIO` for what is neither a file nor a
    ///   folder, `ELOOP` for links that form a loop.
    package static func data(of file: URL, upTo limit: Int? = nil) throws(POSIXError) -> Data {
        let descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw POSIXError.current }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw POSIXError.current }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw POSIXError(.EISDIR)
        default: throw POSIXError(.ENXIO)
        }
        do {
            guard let limit else { return try handle.readToEnd() ?? Data() }
            return try handle.read(upToCount: limit) ?? Data()
        } catch {
            throw FileIssue(error: error).code.map { POSIXError($0) } ?? POSIXError(.EIO)
        }
    }
}

extension POSIXError {
    /// The error of the last system call.
    static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
