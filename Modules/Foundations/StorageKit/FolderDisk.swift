import Foundation

/// The files of all states in a folder, by their paths in it, such as `users/ann/%53hop/cart.json`.
/// Other processes may use them at the same time.
final class FolderDisk {
    enum Call: Sendable { case lock, status, read, create, sync, rename, remove, folder }
    typealias Hook = @Sendable (Call, URL) throws -> Void

    private let folder: URL
    /// How often it tries to get the lock, every 5 ms. Usually another process has it for
    /// milliseconds.
    private let attempts: Int
    /// Runs before each call on a file, for tests. If it throws, the call doesn't happen.
    private let before: Hook
    /// The folders that were used. They stay open, so that a change opens nothing but its own file.
    private var folders: [URL: FileHandle] = [:]

    init(
        _ folder: URL, attempts: Int = 1_000, before: @escaping Hook = { _, _ in }
    ) {
        self.folder = folder
        self.attempts = attempts
        self.before = before
    }

    /// Says where a path is, for the log.
    func location(of path: String) -> String { url(path).path }

    private func url(_ path: String) -> URL {
        path.isEmpty ? folder : URL(filePath: "\(folder.path)/\(path)")
    }

    /// Reads a file.
    /// - Returns: `nil` if there is no file.
    func read(_ path: String) throws -> Data? {
        guard let status = try status(of: url(path)) else { return nil }
        if status.st_mode & S_IFMT == S_IFDIR { throw POSIXError(.EISDIR) }
        // A link may lead anywhere, and a pipe would wait.
        if status.st_mode & S_IFMT != S_IFREG { throw POSIXError(.ELOOP) }
        let file = try open(.read, url(path), O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
        // Of a file that is too long, enough is read to say so.
        return try file.read(upToCount: longestText + 1) ?? Data()
    }

    /// Replaces a file, or makes it with its folders. A kill or a loss of power leaves the old file
    /// or the new one: the disk holds the new one before it gets its name.
    func write(_ text: Data, to path: String) throws {
        let url = url(path)
        let folder = try openFolder(of: url)
        let new = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).new")
        // A killed process has left it, or someone has planted a pipe, or a link to another file.
        try call(.remove, new, or: ENOENT) { unlink($0) }
        let file = try open(.create, new, O_WRONLY | O_CREAT | O_EXCL)
        try file.write(contentsOf: text)
        // Not for the cache of an Apple drive, which would take too long for each change.
        try call(.sync, new) { _ in fsync(file.fileDescriptor) }
        try call(.rename, url) { rename(new.path, $0) }
        // Some file systems of a network can't wait for a folder.
        try call(.sync, url, or: EINVAL, ENOTSUP) { _ in fsync(folder.fileDescriptor) }
    }

    /// Renames a file or a folder; does nothing if there is none.
    func move(_ path: String, to other: String) throws {
        let target = url(other)
        guard try status(of: url(path)) != nil else { return }
        let folder = try openFolder(of: target)
        try call(.rename, target, or: ENOENT) { rename(url(path).path, $0) }
        try call(.sync, target, or: EINVAL, ENOTSUP) { _ in fsync(folder.fileDescriptor) }
        // Those inside it have moved, too.
        folders = [:]
    }

    /// The names of the files and folders in a folder; none if there is no folder.
    func names(in path: String) throws -> [String] {
        let status = try status(of: url(path))
        guard status.map({ $0.st_mode & S_IFMT == S_IFDIR }) == true else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: url(path).path).sorted()
        } catch CocoaError.fileReadNoSuchFile {
            // Another process has removed it.
            return []
        }
    }

    /// Removes a file, or a folder with all that it contains.
    func remove(_ path: String) throws {
        for name in try names(in: path) { try remove("\(path)/\(name)") }
        try call(.remove, url(path), or: ENOENT) { Foundation.remove($0) }
    }

    /// Keeps other processes from changing a file. It locks the folder, as each change replaces the
    /// file. The system releases the lock of a process that ends.
    /// - Parameter body: Receives the text of the file; `nil` if there is none. It runs again if
    ///   it doesn't find the file: someone has moved the folder meanwhile, such as a login in
    ///   another process, so that nothing is written yet.
    func locked<Result>(_ path: String, _ body: (Data?) throws -> Result) throws -> Result {
        let url = url(path)
        for _ in 1...attempts {
            let folder = try openFolder(of: url)
            let lock = folder.fileDescriptor
            let isFree = try call(.lock, url, or: EWOULDBLOCK) { _ in
                flock(lock, LOCK_EX | LOCK_NB)
            }
            guard isFree != nil else {
                usleep(5_000)
                continue
            }
            defer { flock(lock, LOCK_UN) }
            do {
                if try isAtPath(folder, of: url) { return try body(read(path)) }
            } catch let error as POSIXError where error.code == .ENOENT {}
            folders = [:]
        }
        throw POSIXError(.EWOULDBLOCK)
    }

    /// Whether an open folder is still that of a file: someone may have removed or renamed it, so
    /// that its lock keeps nobody out.
    private func isAtPath(_ folder: FileHandle, of url: URL) throws -> Bool {
        var opened = stat()
        guard fstat(folder.fileDescriptor, &opened) == 0,
            let named = try status(of: url.deletingLastPathComponent())
        else { return false }
        return named.st_ino == opened.st_ino && named.st_dev == opened.st_dev
    }

    /// Makes the folder if there is none; only the user may enter it then.
    private func openFolder(of url: URL) throws -> FileHandle {
        let folder = url.deletingLastPathComponent()
        if let file = folders[folder] { return file }
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            // The error names the folder of all states, so each of them says the same.
            throw StorageError(
                description: "\(self.folder.path) can't be used: \(reason(of: error))")
        }
        let file = try open(.folder, folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
        folders[folder] = file
        return file
    }

    /// Opens a file. Only the user may read one that is created.
    private func open(_ call: Call, _ url: URL, _ flags: Int32) throws -> FileHandle {
        let file = try self.call(call, url) { Foundation.open($0, flags | O_CLOEXEC, 0o600) }
        return FileHandle(fileDescriptor: file ?? -1, closeOnDealloc: true)
    }

    /// Reads the status of a file or a folder.
    /// - Returns: `nil` if there is nothing.
    private func status(of url: URL) throws -> stat? {
        var status = stat()
        let found = try call(.status, url, or: ENOENT, ENOTDIR) { lstat($0, &status) }
        return found.map { _ in status }
    }

    /// Makes a call of the system.
    /// - Returns: What the call returns; `nil` for one of the `errors`.
    @discardableResult
    private func call(
        _ call: Call, _ url: URL, or errors: Int32..., body: (String) -> Int32
    ) throws -> Int32? {
        try before(call, url)
        let result = body(url.path)
        if result >= 0 { return result }
        if errors.contains(errno) { return nil }
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
}
