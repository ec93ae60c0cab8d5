import Foundation

/// What a state folder does with files, one step at a time. Tests stop it before a step.
struct FileAccess: Sendable {
    /// What happens to a file or a folder.
    enum Step: Hashable {
        case read, makeFolder, write(Data), sync, replace(by: URL), remove
    }

    /// Runs before each step. If it throws, the step doesn't happen.
    var before: @Sendable (Step, URL) throws -> Void = { _, _ in }
    /// Pauses before the next attempt to get a lock.
    var pause: @Sendable (Duration) -> Void = { Thread.sleep(forTimeInterval: $0 / .seconds(1)) }

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
        if isFolder(folder) { return false }
        if mkdir(folder.path, 0o700) == 0 { return true }
        let error = POSIXError.current
        // Another process may have created it at this moment.
        if isFolder(folder) { return false }
        throw error
    }

    private func isFolder(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// Creates a file that only the user may read, and writes it. Throws `EEXIST` if the name is
    /// taken, also by a link. A killed process may leave part of the file.
    func write(_ data: Data, to file: URL) throws {
        try before(.write(data), file)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = open(file.path, flags, 0o600)
        guard descriptor >= 0 else { throw POSIXError.current }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: data)
        try handle.close()
    }

    /// Waits until the disk holds what was written to a file or a folder. On Apple's systems it doesn't
    /// wait for the cache of the drive, which would take too long for each change.
    func sync(_ file: URL) throws {
        try before(.sync, file)
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw POSIXError.current }
        defer { close(descriptor) }
        guard fsync(descriptor) != 0 else { return }
        let error = POSIXError.current
        // Some file systems of a network can't wait for a folder.
        if ![EINVAL, ENOTSUP, EOPNOTSUPP].contains(error.code.rawValue) { throw error }
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
