import Foundation

/// Files in a folder, which other processes may use at the same time.
final class FolderDisk: Disk {
    enum Call: Sendable { case lock, status, read, create, sync, rename, remove, folder, list }
    typealias Hook = @Sendable (Call, URL) throws -> Void

    private let folder: URL
    /// How often it tries to get the lock, every 5 ms. Usually another process has it for
    /// milliseconds.
    private let attempts: Int
    /// Runs before each call on a file, for tests. If it throws, the call doesn't happen.
    private let before: Hook
    /// Stay open: a change opens nothing but its own file.
    private var folders: [URL: FileHandle] = [:]

    init(_ folder: URL, attempts: Int, before: @escaping Hook) {
        self.folder = folder
        self.attempts = attempts
        self.before = before
    }

    func location(of path: String) -> String { url(path).path }

    private func url(_ path: String) -> URL {
        path.isEmpty ? folder : URL(filePath: "\(folder.path)/\(path)")
    }

    func stamp(of path: String) throws -> Stamp? {
        let url = url(path)
        var status = stat()
        let found = try call(.status, url, or: ENOENT, ENOTDIR) { lstat($0, &status) }
        if found == nil { return nil }
        if status.st_mode & S_IFMT == S_IFDIR { throw POSIXError(.EISDIR) }
        // A link may lead anywhere, and a pipe would wait.
        if status.st_mode & S_IFMT != S_IFREG { throw POSIXError(.ELOOP) }
        // Not the time of its last change alone: a restored file may have that time again.
        let time = Mirror(reflecting: status).children.first {
            $0.label?.hasPrefix("st_ctim") == true
        }
        let parts = (time?.value as? timespec).map { [Int($0.tv_sec), Int($0.tv_nsec)] }
        return Stamp(number: UInt64(status.st_ino), size: Int(status.st_size), time: parts ?? [])
    }

    func read(_ path: String, with stamp: Stamp) throws -> (text: Data, stamp: Stamp) {
        var stamp = stamp
        let file = try open(.read, url(path), O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
        stamp.file = file
        // Of one that is too long, enough to say so.
        return (try file.read(upToCount: longestText + 1) ?? Data(), stamp)
    }

    /// A kill or a loss of power leaves the old file or the new one: the disk holds the new one
    /// before it gets its name.
    func write(_ text: Data, to path: String) throws -> Stamp {
        let url = url(path)
        let folder = try openFolder(of: url)
        let new = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).new")
        let file = try create(new)
        try file.write(contentsOf: text)
        // Not for the cache of an Apple drive, which would take too long for each change.
        try call(.sync, new) { _ in fsync(file.fileDescriptor) }
        try call(.rename, url) { rename(new.path, $0) }
        // Some file systems of a network can't wait for a folder.
        try call(.sync, url, or: EINVAL, ENOTSUP) { _ in fsync(folder.fileDescriptor) }
        var stamp = try stamp(of: path) ?? Stamp()
        stamp.file = file
        return stamp
    }

    /// Makes a new file in place of what a killed process has left, or someone has planted: a pipe,
    /// or a link to another file.
    private func create(_ url: URL) throws -> FileHandle {
        do {
            return try open(.create, url, O_WRONLY | O_CREAT | O_EXCL)
        } catch let error as POSIXError where error.code == .EEXIST {
            try call(.remove, url, or: ENOENT) { unlink($0) }
            return try open(.create, url, O_WRONLY | O_CREAT | O_EXCL)
        }
    }

    func move(_ path: String, to other: String) throws -> Bool {
        let target = url(other)
        var status = stat()
        guard try call(.status, url(path), or: ENOENT, ENOTDIR, body: { lstat($0, &status) }) != nil
        else { return false }
        let folder = try openFolder(of: target)
        let found = try call(.rename, target, or: ENOENT) { rename(url(path).path, $0) }
        try call(.sync, target, or: EINVAL, ENOTSUP) { _ in fsync(folder.fileDescriptor) }
        // Those inside it have moved, too.
        folders = [:]
        return found != nil
    }

    func names(in path: String) throws -> [String] {
        try before(.list, url(path))
        do {
            return try FileManager.default.contentsOfDirectory(atPath: url(path).path).sorted()
        } catch CocoaError.fileReadNoSuchFile {
            return []
        }
    }

    func remove(_ path: String) throws {
        try before(.remove, url(path))
        do {
            try FileManager.default.removeItem(at: url(path))
        } catch CocoaError.fileNoSuchFile {
            // Another process has removed it.
        }
    }

    /// Locks the folder of the file, as each change replaces the file. The system releases the lock
    /// of a process that ends.
    /// - Parameter body: Runs again if the folder is moved meanwhile, and the file isn't found.
    func locked<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
        let url = url(path)
        while true {
            let folder = try openFolder(of: url)
            func isFree(_: String) -> Int32 { flock(folder.fileDescriptor, LOCK_EX | LOCK_NB) }
            for attempt in 1... {
                if try call(.lock, url, or: EWOULDBLOCK, body: isFree) != nil { break }
                if attempt == attempts { throw POSIXError(.EWOULDBLOCK) }
                usleep(5_000)
            }
            defer { flock(folder.fileDescriptor, LOCK_UN) }
            do {
                if try isAtPath(folder, of: url) { return try body() }
            } catch let error as POSIXError where error.code == .ENOENT {
                // A login in another process has moved the folder: nothing is written yet.
                if try isAtPath(folder, of: url) { throw error }
            }
            folders = [:]
        }
    }

    /// Whether an open folder is still that of a file: someone may have removed or renamed it, so
    /// that its lock keeps nobody out.
    private func isAtPath(_ folder: FileHandle, of url: URL) throws -> Bool {
        var named = stat()
        var opened = stat()
        let place = url.deletingLastPathComponent()
        let found = try call(.status, place, or: ENOENT, ENOTDIR) { lstat($0, &named) }
        return found != nil && fstat(folder.fileDescriptor, &opened) == 0
            && named.st_ino == opened.st_ino && named.st_dev == opened.st_dev
    }

    /// Makes the folder if there is none; only the user may enter it then.
    private func openFolder(of url: URL) throws -> FileHandle {
        let folder = url.deletingLastPathComponent()
        if let file = folders[folder] { return file }
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            // The whole folder may be a link that the user has made, but none inside it.
            let isWhole = folder.standardizedFileURL == self.folder.standardizedFileURL
            let file = try open(
                .folder, folder, O_RDONLY | O_DIRECTORY | (isWhole ? 0 : O_NOFOLLOW))
            folders[folder] = file
            return file
        } catch {
            // All states say the same of a folder that can't be made.
            let isMade = FileManager.default.fileExists(atPath: self.folder.path)
            let path = isMade ? folder.path : self.folder.path
            throw StorageError(description: "\(path) can't be used: \(reason(of: error))")
        }
    }

    /// Only the user may read a file that is created.
    private func open(_ call: Call, _ url: URL, _ flags: Int32) throws -> FileHandle {
        let file = try self.call(call, url) { Foundation.open($0, flags | O_CLOEXEC, 0o600) }
        return FileHandle(fileDescriptor: file ?? -1, closeOnDealloc: true)
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
