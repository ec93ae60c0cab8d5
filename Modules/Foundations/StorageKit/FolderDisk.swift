package import Foundation

/// The files of all states in a folder, by their paths in it, such as `users/ann/%53hop/cart.json`.
/// Other processes may use them at the same time.
package final class FolderDisk {
    /// Receives each file that is about to be written, and returns when it may be: lets a test of
    /// an app hold the writes of the states that the app opens.
    @TaskLocal package static var beforeWriting: @Sendable (URL) -> Void = { _ in }

    enum Call: Sendable { case lock, status, read, create, sync, rename, remove, folder }
    typealias Hook = @Sendable (Call, URL) throws -> Void

    private let folder: URL
    /// How often it tries to get the lock, every 5 ms. Usually another process has it for
    /// milliseconds.
    var attempts = 1_000
    /// Runs before each call on a file, for tests. If it throws, the call doesn't happen.
    var before: Hook = { [beforeWriting] call, url in
        if call == .create { beforeWriting(url) }
    }
    /// The folders that were used. They stay open, so that a change opens nothing but its own file,
    /// until another one may be at their paths.
    var folders: [URL: FileHandle] = [:]

    init(_ folder: URL) { self.folder = folder }

    func url(_ path: String) -> URL {
        path.isEmpty ? folder : URL(filePath: "\(folder.path)/\(path)")
    }

    /// Reads a file.
    /// - Returns: `nil` if there is no file.
    func read(_ path: String) throws -> Data? {
        let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW
        let file = try open(.read, url(path), flags, or: [ENOENT, ENOTDIR])
        guard let file else { return nil }
        var status = stat()
        fstat(file.fileDescriptor, &status)
        if status.st_mode & S_IFMT == S_IFDIR { throw POSIXError(.EISDIR) }
        // A device may be endless.
        if status.st_mode & S_IFMT != S_IFREG { throw POSIXError(.ELOOP) }
        // Of a file that is too long, enough is read to say so.
        var text = Data(count: min(Int(status.st_size), longestText + 1))
        // In one call: a file handle reads blocks of 4 kB.
        let count = text.withUnsafeMutableBytes {
            Foundation.read(file.fileDescriptor, $0.baseAddress, $0.count)
        }
        guard count == text.count else { throw POSIXError(.EIO) }
        return text
    }

    /// Replaces a file, or makes it with its folders. A kill or a loss of power leaves the old file
    /// or the new one: the disk holds the new one before it gets its name.
    func write(_ text: Data, to path: String) throws {
        let url = url(path)
        let folder = try openFolder(url.deletingLastPathComponent())
        let new = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).new")
        guard let file = try open(.create, new, O_WRONLY | O_CREAT | O_EXCL, or: [EEXIST]) else {
            // A killed process has left it, or someone has planted a pipe, or a link to a file.
            try call(.remove, new, or: [ENOENT]) { unlink($0) }
            return try write(text, to: path)
        }
        try file.write(contentsOf: text)
        // Not for the cache of an Apple drive, which would take too long for each change.
        try call(.sync, new) { _ in fsync(file.fileDescriptor) }
        try call(.rename, url) { rename(new.path, $0) }
        // Some file systems of a network can't wait for a folder.
        try call(.sync, url, or: [EINVAL, ENOTSUP]) { _ in fsync(folder.fileDescriptor) }
    }

    /// Renames a file or a folder; does nothing if there is none.
    func move(_ path: String, to other: String) throws {
        let target = url(other)
        guard try status(of: url(path)) != nil else { return }
        let folder = try openFolder(target.deletingLastPathComponent())
        try call(.rename, target, or: [ENOENT]) { rename(url(path).path, $0) }
        try call(.sync, target, or: [EINVAL, ENOTSUP]) { _ in fsync(folder.fileDescriptor) }
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
        try call(.remove, url(path), or: [ENOENT]) { Foundation.remove($0) }
    }

    /// Keeps other processes from changing files, and from moving their folders: it locks the
    /// folder of all files. The system releases the lock of a process that ends.
    /// - Parameter body: It runs again if a folder is missing, which someone may have removed, so
    ///   that nothing is written yet.
    func locked<Result>(_ body: () throws -> Result) throws -> Result {
        for _ in 1...attempts {
            let lock = try openFolder(folder)
            let isFree = try call(.lock, folder, or: [EWOULDBLOCK]) { _ in
                flock(lock.fileDescriptor, LOCK_EX | LOCK_NB)
            }
            guard isFree != nil else {
                usleep(5_000)
                continue
            }
            defer { flock(lock.fileDescriptor, LOCK_UN) }
            do {
                return try body()
            } catch let error as POSIXError where error.code == .ENOENT {
                folders = [:]
            }
        }
        throw POSIXError(.EWOULDBLOCK)
    }

    /// Makes the folder if there is none; only the user may enter it then.
    private func openFolder(_ folder: URL) throws -> FileHandle {
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
        // The user may have moved the folder of all files to another disk, and linked it.
        let flags = O_RDONLY | O_DIRECTORY | (folder == self.folder ? 0 : O_NOFOLLOW)
        guard let file = try open(.folder, folder, flags) else { throw POSIXError(.ENOENT) }
        folders[folder] = file
        return file
    }

    /// Opens a file. Only the user may read one that is created.
    /// - Returns: `nil` for one of the `errors`.
    private func open(
        _ call: Call, _ url: URL, _ flags: Int32, or errors: [Int32] = []
    ) throws -> FileHandle? {
        let file = try self.call(call, url, or: errors) {
            Foundation.open($0, flags | O_CLOEXEC, 0o600)
        }
        return file.map { FileHandle(fileDescriptor: $0, closeOnDealloc: true) }
    }

    /// Reads the status of a file or a folder.
    /// - Returns: `nil` if there is nothing.
    private func status(of url: URL) throws -> stat? {
        var status = stat()
        let found = try call(.status, url, or: [ENOENT, ENOTDIR]) { lstat($0, &status) }
        return found.map { _ in status }
    }

    /// Makes a call of the system.
    /// - Returns: What the call returns; `nil` for one of the `errors`.
    @discardableResult
    private func call(
        _ call: Call, _ url: URL, or errors: [Int32] = [], body: (String) -> Int32
    ) throws -> Int32? {
        try before(call, url)
        let result = body(url.path)
        if result >= 0 { return result }
        if errors.contains(errno) { return nil }
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
}
