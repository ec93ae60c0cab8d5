import Dispatch
import Foundation

/// What a state's file holds.
struct Snapshot<Value: Codable & Sendable>: Sendable {
    /// By the names of users.
    var values: [String: Value] = [:]
    /// A sentence about a corrupt file that was set aside; `nil` if none was.
    fileprivate(set) var damage: String?
    /// Of the file, each of which has another one; `nil` if there is none.
    fileprivate(set) var number: ino_t?
    /// Held open, so that no later file gets its number.
    fileprivate var file: FileHandle?
}

/// Owns the files of a folder of states, on a queue of its own: waiting for a disk, or for another process,
/// delays neither the main actor nor other tasks. No function suspends, so changes follow each other in
/// the order in which they are asked for. A name has no extension, such as `Shop/cart`.
actor StateFiles: SerialExecutor {
    enum Call: Sendable { case lock, status, read, create, sync, rename, remove, folder }
    typealias Hook = @Sendable (Call, URL) throws -> Void

    /// No state of an app is longer, in bytes.
    private static let longest = 16 << 20

    private let folder: URL
    /// How often it tries to get the lock, every 5 ms. Usually another process has it for milliseconds.
    private let attempts: Int
    /// Runs before each call on a file, for tests. If it throws, the call doesn't happen.
    private let before: Hook
    private let queue = DispatchQueue(label: "StateFiles", qos: .userInitiated)
    /// Stay open: a change opens nothing but its own file.
    private var folders: [URL: FileHandle] = [:]

    init(_ folder: URL, attempts: Int = 1_000, before: @escaping Hook = { _, _ in }) {
        (self.folder, self.attempts, self.before) = (folder, attempts, before)
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { asUnownedSerialExecutor() }

    nonisolated func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.unownedExecutor) }
    }

    /// The names of the files whose numbers differ, or that can't be looked at.
    func changed(since last: [String: ino_t?]) -> [String] {
        last.filter { (try? status(of: url($0.key))?.st_ino == $0.value) != true }.map(\.key)
    }

    /// Reads the file if another process has changed it.
    func load<Value>(
        _ name: String, after last: Snapshot<Value>
    ) throws(StorageError) -> Snapshot<Value> {
        try using(url(name)) { url in
            if try status(of: url)?.st_ino == last.number { return last }
            return try locked(url) { try read(url, after: last) }
        }
    }

    /// Changes what the file holds now. When it returns, the disk holds the change. If the change throws,
    /// the file stays as it is.
    func update<Value, Success: Sendable>(
        _ name: String, after last: Snapshot<Value>,
        _ change: @Sendable (inout [String: Value]) throws -> Success
    ) throws(StorageError) -> (Result<Success, any Error>, Snapshot<Value>) {
        try using(url(name)) { url in
            try locked(url) {
                let old = try read(url, after: last)
                var new = old
                let result = Result { try change(&new.values) }
                guard case .success = result else { return (result, old) }
                new.file = try write(try text(of: new.values), to: url)
                new.number = try status(of: url)?.st_ino
                return (result, new)
            }
        }
    }

    /// What reads a file decides what may be written to it.
    private func text<Value: Codable>(of values: [String: Value]) throws -> Data {
        let text = try JSONEncoder().encode(values)
        _ = try Self.values(in: text, as: Value.self)
        return text
    }

    private static func values<Value: Decodable>(
        in text: Data, as type: Value.Type
    ) throws -> [String: Value] {
        guard text.count <= longest else { throw POSIXError(.EFBIG) }
        return try JSONDecoder().decode([String: Value].self, from: text)
    }

    private func url(_ name: String) -> URL { folder.appending(path: "\(name).json") }

    private func using<Success>(
        _ url: URL, _ body: (URL) throws -> Success
    ) throws(StorageError) -> Success {
        do {
            return try body(url)
        } catch {
            throw error as? StorageError
                ?? StorageError(description: "\(url.path) can't be used: \(reason(of: error))")
        }
    }

    /// The lock is the folder of the file, as each change replaces the file. The system releases the lock
    /// of a process that ends.
    private func locked<Success>(_ url: URL, _ body: () throws -> Success) throws -> Success {
        let lock = try openFolder(of: url)
        func isFree(_: String) -> Int32 { flock(lock.fileDescriptor, LOCK_EX | LOCK_NB) }
        for attempt in 1... {
            if try call(.lock, url, or: EWOULDBLOCK, body: isFree) != nil { break }
            if attempt == attempts { throw POSIXError(.EWOULDBLOCK) }
            usleep(5_000)
        }
        defer { flock(lock.fileDescriptor, LOCK_UN) }
        return try body()
    }

    /// A corrupt file gets another name, so that nothing overwrites it.
    private func read<Value>(_ url: URL, after last: Snapshot<Value>) throws -> Snapshot<Value> {
        let status = try status(of: url)
        // Someone may have removed its folder, too.
        if status == nil { folders = [:] }
        if status?.st_ino == last.number { return last }
        var new = Snapshot<Value>()
        guard let status else { return new }
        if status.st_mode & S_IFMT == S_IFDIR { throw POSIXError(.EISDIR) }
        // Not a link, which may lead anywhere, nor a pipe, which would wait.
        if status.st_mode & S_IFMT != S_IFREG { throw POSIXError(.ELOOP) }
        let file = try open(.read, url, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
        let text =
            status.st_size > Self.longest
            ? Data(count: Self.longest + 1) : try file.readToEnd() ?? Data()
        do {
            new.values = try Self.values(in: text, as: Value.self)
            (new.number, new.file) = (status.st_ino, file)
        } catch {
            // No other file has this number.
            let copy = url.deletingPathExtension()
                .appendingPathExtension("corrupt-\(status.st_ino).json")
            try call(.rename, copy) { rename(url.path, $0) }
            new.damage = "\(url.path) is corrupt and now called \(copy.lastPathComponent): \(error)"
        }
        return new
    }

    /// A kill or a loss of power leaves the old file or the new one: the disk holds the new one before it
    /// gets its name.
    private func write(_ text: Data, to url: URL) throws -> FileHandle {
        let folder = try openFolder(of: url)
        let new = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).new")
        let file = try create(new)
        try file.write(contentsOf: text)
        // Not for the cache of an Apple drive, which would take too long for each change.
        try call(.sync, new) { _ in fsync(file.fileDescriptor) }
        try call(.rename, url) { rename(new.path, $0) }
        // Some file systems of a network can't wait for a folder.
        try call(.sync, url, or: EINVAL, ENOTSUP) { _ in fsync(folder.fileDescriptor) }
        return file
    }

    /// Makes a new file in place of what a killed process has left, or someone has planted: a pipe, or a
    /// link to another file.
    private func create(_ url: URL) throws -> FileHandle {
        do {
            return try open(.create, url, O_WRONLY | O_CREAT | O_EXCL)
        } catch POSIXError.EEXIST {
            try call(.remove, url, or: ENOENT) { unlink($0) }
            return try open(.create, url, O_WRONLY | O_CREAT | O_EXCL)
        }
    }

    /// Makes the folder if there is none; only the user may enter it then.
    private func openFolder(of url: URL) throws -> FileHandle {
        let folder = url.deletingLastPathComponent()
        if let file = folders[folder] { return file }
        return try using(folder) { folder in
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            let file = try open(.folder, folder, O_RDONLY | O_DIRECTORY)
            folders[folder] = file
            return file
        }
    }

    /// `nil` if there is none.
    private func status(of url: URL) throws -> stat? {
        var status = stat()
        return try call(.status, url, or: ENOENT, ENOTDIR) { lstat($0, &status) }.map { _ in status
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

/// The end of a sentence, with what the user can do, but not to try again: a request's error says that.
func reason(of error: any Error) -> String {
    switch (((error as? CocoaError)?.underlying ?? error) as? POSIXError)?.code {
    case .ENOENT: "the file is missing"
    case .EAGAIN: "another process is changing it. Wait a moment, or quit the other process"
    case .ENOSPC, .EDQUOT: "the disk is full. Free some space"
    case .EFBIG: "it is longer than 16 MB. Remove what you no longer need"
    case .EISDIR: "there is a folder in its place. Move the folder elsewhere"
    case .ELOOP: "there is a link or a device in its place. Remove it"
    case .EEXIST, .ENOTDIR: "a part of its path is a file. Move it, or choose another folder"
    case .EACCES, .EPERM: "the app has no permission. Unlock the device or give it permission"
    case .EROFS: "the disk is read-only. Choose another folder"
    default:
        (error is DecodingError ? "\(error)" : error.localizedDescription)
            .trimmingCharacters(in: ["."])
    }
}
