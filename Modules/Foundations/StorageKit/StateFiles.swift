import Dispatch
import Foundation

/// What a state's file holds.
struct Snapshot<Value: Codable & Sendable>: Sendable {
    /// By the names of users.
    var values: [String: Value] = [:]
    /// A sentence about a corrupt file that was set aside; `nil` if none was.
    fileprivate(set) var damage: String?
    /// Grows with each change of the values.
    fileprivate(set) var version = 0
    /// `nil` if there is none.
    fileprivate var file: OpenFile?
}

/// Owns the files of a folder of states, and what they hold, on a queue of its own: waiting for a disk, or
/// for another process, delays neither the main actor nor other tasks. No function suspends, so changes
/// follow each other in the order in which they are asked for.
actor StateFiles {
    enum Call: Sendable { case lock, status, read, create, sync, rename, makeFolder }

    /// In memory only if `nil`.
    let folder: URL?
    /// How often it tries to get the lock, every 5 ms. Usually another process has it for milliseconds.
    private let attempts: Int
    /// Runs before each call on a file, for tests. If it throws, the call doesn't happen.
    private let before: @Sendable (Call, URL) throws -> Void
    private let queue = FileQueue()
    /// A ``Snapshot`` for each name, as last read or written.
    private var snapshots: [String: any Sendable] = [:]
    /// Stay open: a change opens nothing but its own file.
    private var folders: [URL: FileHandle] = [:]

    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    init(
        _ folder: URL?, attempts: Int = 1_000,
        before: @escaping @Sendable (Call, URL) throws -> Void = { _, _ in }
    ) {
        self.folder = folder
        self.attempts = attempts
        self.before = before
    }

    /// Reads the file if another process has changed it.
    /// - Parameter name: Without extension, such as `Shop/cart`.
    /// - Throws: ``StateError``.
    func load<Value>(_ name: String) throws -> Snapshot<Value> {
        if let snapshot: Snapshot<Value> = try read(name, isLocked: false) { return snapshot }
        return try locked(name) { try read(name, isLocked: true) ?? Snapshot() }
    }

    /// Changes what the file holds now. When it returns, the disk holds the change.
    /// - Throws: ``StateError``, or the error of the change; the file stays as it is then.
    func update<Value, Result: Sendable>(
        _ name: String, _ change: @Sendable (inout [String: Value]) throws -> Result
    ) throws -> (Result, Snapshot<Value>) {
        try locked(name) {
            var snapshot = try read(name, isLocked: true) ?? Snapshot<Value>()
            let result = try change(&snapshot.values)
            if let url = url(name) {
                snapshot.file = try explained("\(url.path) can't be written") {
                    let encoder = JSONEncoder()
                    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
                    return try write(try encoder.encode(snapshot.values), to: url)
                }
            }
            return (result, keep(snapshot, as: name))
        }
    }

    private func url(_ name: String) -> URL? { folder?.appending(path: "\(name).json") }

    private func keep<Value>(_ new: Snapshot<Value>, as name: String) -> Snapshot<Value> {
        var new = new
        new.version += 1
        snapshots[name] = new
        return new
    }

    /// A corrupt file gets another name under the lock, so that nothing overwrites it.
    /// - Returns: `nil` if the file is corrupt and isn't locked.
    private func read<Value>(
        _ name: String, isLocked: Bool
    ) throws(StateError) -> Snapshot<Value>? {
        var snapshot = snapshots[name] as? Snapshot<Value> ?? Snapshot()
        guard let url = url(name) else { return snapshot }
        return try explained("\(url.path) can't be read") {
            let number = try number(at: url)
            if number == snapshot.file?.number { return snapshot }
            (snapshot.values, snapshot.file) = ([:], nil)
            if number == nil {
                // Someone may have removed its folder, too.
                folders = [:]
                return keep(snapshot, as: name)
            }
            try before(.read, url)
            // First the number: if the file is replaced now, the next call reads it again.
            let file = try OpenFile(url, O_RDONLY | O_NONBLOCK)
            let data = file.isShort ? try Data(contentsOf: url) : Data()
            do {
                snapshot.values = try JSONDecoder().decode([String: Value].self, from: data)
                snapshot.file = file
            } catch {
                guard isLocked else { return nil }
                // No other file has this number.
                let copy =
                    url.deletingPathExtension().lastPathComponent + ".corrupt-\(file.number).json"
                try rename(url, to: url.deletingLastPathComponent().appending(path: copy))
                snapshot.damage = "\(name).json is corrupt and now called \(copy): \(error)"
            }
            return keep(snapshot, as: name)
        }
    }

    /// The lock is the folder of the file, as each change replaces the file. The system releases the lock
    /// of a process that ends.
    private func locked<Success>(_ name: String, _ body: () throws -> Success) throws -> Success {
        guard let url = url(name) else { return try body() }
        let folder = url.deletingLastPathComponent()
        let lock = try explained("the folder \(folder.path) can't be used") {
            try handle(of: folder)
        }
        for _ in 0..<attempts {
            try before(.lock, url)
            if flock(lock.fileDescriptor, LOCK_EX | LOCK_NB) == 0 {
                defer { flock(lock.fileDescriptor, LOCK_UN) }
                return try body()
            }
            usleep(5_000)
        }
        throw StateError(
            "\(url.path) can't be changed: another process is changing it. Wait a moment, or quit the "
                + "other process")
    }

    private func explained<Success>(
        _ problem: String, _ body: () throws -> Success
    ) throws(StateError) -> Success {
        do {
            return try body()
        } catch {
            throw StateError("\(problem): \(reason(of: error))")
        }
    }

    /// `nil` if there is none.
    private func number(at url: URL) throws -> UInt64? {
        try before(.status, url)
        var status = stat()
        if stat(url.path, &status) == 0 { return UInt64(status.st_ino) }
        if [ENOENT, ENOTDIR].contains(errno) { return nil }
        throw POSIXError.current
    }

    /// A kill or a loss of power leaves the old file or the new one: the disk holds the new one before it
    /// gets its name.
    private func write(_ data: Data, to url: URL) throws -> OpenFile {
        let folder = url.deletingLastPathComponent()
        _ = try handle(of: folder)
        let new = folder.appending(path: ".\(url.lastPathComponent).new")
        try before(.create, new)
        // Replaces what a killed process has left.
        let file = try OpenFile(new, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW)
        try file.handle.write(contentsOf: data)
        try sync(file.handle, new)
        try rename(new, to: url)
        return file
    }

    /// In one step, replacing a file of that name. Returns when the disk holds the name.
    private func rename(_ url: URL, to name: URL) throws {
        try before(.rename, name)
        if Foundation.rename(url.path, name.path) != 0 { throw POSIXError.current }
        let folder = name.deletingLastPathComponent()
        try sync(handle(of: folder), folder)
    }

    /// Makes the folder if there is none; only the user may enter it then.
    private func handle(of folder: URL) throws -> FileHandle {
        if let handle = folders[folder] { return handle }
        if try number(at: folder) == nil {
            let parent = folder.deletingLastPathComponent()
            let parentHandle = try handle(of: parent)
            try before(.makeFolder, folder)
            // Another process may have made it.
            if mkdir(folder.path, 0o700) != 0, errno != EEXIST { throw POSIXError.current }
            try sync(parentHandle, parent)
        }
        let handle = try OpenFile(folder, O_RDONLY | O_DIRECTORY).handle
        folders[folder] = handle
        return handle
    }

    /// Not for the cache of an Apple drive, which would take too long for each change.
    private func sync(_ handle: FileHandle, _ url: URL) throws {
        try before(.sync, url)
        // Some file systems of a network can't wait for a folder.
        if fsync(handle.fileDescriptor) != 0, ![EINVAL, ENOTSUP].contains(errno) {
            throw POSIXError.current
        }
    }
}

/// A file that is held open, so that no later file gets its number.
private struct OpenFile: Sendable {
    let handle: FileHandle
    let number: UInt64
    /// No state of an app is longer than 16 MB, nor a pipe, which would wait: it is corrupt.
    let isShort: Bool

    /// Only the user may read a file that is created.
    init(_ url: URL, _ flags: Int32) throws(POSIXError) {
        let descriptor = open(url.path, flags | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError.current }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        fstat(descriptor, &status)
        number = UInt64(status.st_ino)
        isShort = status.st_mode & S_IFMT != S_IFIFO && status.st_size <= 16 << 20
    }
}

private final class FileQueue: SerialExecutor {
    private let queue = DispatchQueue(label: "StateFiles", qos: .userInitiated)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}

/// Why a state can't be read or changed, as the end of a sentence.
public struct StateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file, the reason and the way out; no full stop at the end, so that it can end a sentence.
    public let description: String

    init(_ description: String) { self.description = description }
}

extension POSIXError {
    fileprivate static var current: POSIXError {
        POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
}

/// The end of a sentence, with what the user can do, but not to try again: a request's error says that.
func reason(of error: any Error) -> String {
    let underlying = (error as? CocoaError)?.underlying
    guard let code = ((underlying ?? error) as? POSIXError)?.code else {
        return error.localizedDescription
    }
    return switch code {
    case .ENOSPC, .EDQUOT: "the disk is full. Free some space"
    case .EISDIR: "there is a folder in its place. Move the folder elsewhere"
    case .EEXIST, .ENOTDIR:
        "a part of its path is a file. Move the file elsewhere, or choose another folder"
    case .EACCES, .EPERM:
        "the app has no permission. Unlock the device or give the app permission"
    case .EROFS: "the disk is read-only. Choose another folder"
    default: String(cString: strerror(code.rawValue))
    }
}
