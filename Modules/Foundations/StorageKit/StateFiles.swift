import Dispatch
import Foundation

/// Owns the files of a folder of states, on a queue of its own: waiting for a disk, or for another process,
/// delays neither the main actor nor other tasks. No function suspends.
actor StateFiles {
    enum Call: Sendable { case lock, status, read, create, sync, rename, remove, makeFolder }

    private let folder: URL
    /// How often it tries to get the lock, every 5 ms. Usually another process has it for milliseconds.
    private let attempts: Int
    /// Runs before each call on a file, for tests. If it throws, the call doesn't happen.
    private let before: @Sendable (Call, URL) throws -> Void
    private let queue = FileQueue()
    /// Stay open, with the file that is locked: a change opens nothing but its own file.
    private var folders: [URL: FileHandle] = [:]
    private var lock: FileHandle?

    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    init(
        _ folder: URL, attempts: Int = 1_000,
        before: @escaping @Sendable (Call, URL) throws -> Void = { _, _ in }
    ) {
        self.folder = folder
        self.attempts = attempts
        self.before = before
    }

    /// - Parameters:
    ///   - name: Without extension, such as `Shop/cart`.
    ///   - known: The file that was read or written last.
    /// - Returns: `nil` if it is the known one; without data if there is none.
    /// - Throws: ``StateError``.
    func read(
        _ name: String, unless known: OpenFile?
    ) throws(StateError) -> (file: OpenFile?, data: Data?)? {
        let url = url(name)
        do {
            guard let number = try number(at: url) else { return known == nil ? nil : (nil, nil) }
            if number == known?.number { return nil }
            try before(.read, url)
            // First the number: if it is replaced now, the next call reads it again.
            let file = try OpenFile(url, O_RDONLY | O_NONBLOCK)
            return (file, file.isShort ? try Data(contentsOf: url) : Data())
        } catch {
            throw StateError("\(url.path) can't be read: \(reason(of: error))")
        }
    }

    /// When it returns, the disk holds the file. A kill or a loss of power leaves the old one or the new
    /// one: the disk holds the new file before it gets its name.
    /// - Returns: `nil` if another process has changed the file, which is left as it is.
    /// - Throws: ``StateError``.
    func write(
        _ data: Data, to name: String, replacing known: OpenFile?
    ) throws(StateError) -> OpenFile? {
        let url = url(name)
        let new = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).new")
        return try locked(url) {
            do {
                guard try number(at: url) == known?.number else { return nil }
                let file: OpenFile
                do {
                    file = try create(new, data)
                } catch {
                    // There is no folder yet, someone has removed it with the lock in it, or a killed
                    // process has left the file.
                    lock = nil
                    try makeFolder(url.deletingLastPathComponent())
                    try? remove(new)
                    file = try create(new, data)
                }
                try rename(new, to: url)
                return file
            } catch {
                try? remove(new)
                throw StateError("\(url.path) can't be written: \(reason(of: error))")
            }
        }
    }

    /// Gives a corrupt file another name, so that nothing overwrites it.
    /// - Returns: The name; `nil` if another process has changed the file.
    /// - Throws: ``StateError``.
    func setAside(_ name: String, _ known: OpenFile) throws(StateError) -> String? {
        try locked(url(name)) {
            guard try number(at: url(name)) == known.number else { return nil }
            var copy = 1
            while try number(at: url("\(name).corrupt-\(copy)")) != nil { copy += 1 }
            try rename(url(name), to: url("\(name).corrupt-\(copy)"))
            return url("\(name).corrupt-\(copy)").lastPathComponent
        }
    }

    private func url(_ name: String) -> URL { folder.appending(path: "\(name).json") }

    /// The lock is a file that stays, as each change replaces the state's own file. The system releases
    /// the lock of a process that ends.
    private func locked<Success>(
        _ url: URL, _ body: () throws -> Success
    ) throws(StateError) -> Success {
        do {
            if lock == nil { try makeFolder(folder) }
            let file = folder.appending(path: ".lock")
            let lock = try lock ?? OpenFile(file, O_RDWR | O_CREAT | O_NOFOLLOW).handle
            self.lock = lock
            for _ in 0..<attempts {
                try before(.lock, url)
                if flock(lock.fileDescriptor, LOCK_EX | LOCK_NB) == 0 {
                    defer { flock(lock.fileDescriptor, LOCK_UN) }
                    return try body()
                }
                usleep(5_000)
            }
        } catch {
            throw error as? StateError
                ?? StateError("the folder \(folder.path) can't be used: \(reason(of: error))")
        }
        throw StateError(
            "\(url.path) can't be changed: another process is changing it. Wait a moment, or quit the "
                + "other process")
    }

    /// `nil` if there is no file.
    private func number(at url: URL) throws -> UInt64? {
        try before(.status, url)
        var status = stat()
        if stat(url.path, &status) == 0 { return UInt64(status.st_ino) }
        if [ENOENT, ENOTDIR].contains(errno) { return nil }
        throw POSIXError.current
    }

    private func create(_ url: URL, _ data: Data) throws -> OpenFile {
        try before(.create, url)
        let file = try OpenFile(url, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
        try file.handle.write(contentsOf: data)
        try sync(file.handle, url)
        return file
    }

    /// In one step, replacing a file of that name. Returns when the disk holds the name.
    private func rename(_ url: URL, to name: URL) throws {
        try before(.rename, name)
        if Foundation.rename(url.path, name.path) != 0 { throw POSIXError.current }
        try syncFolder(name.deletingLastPathComponent())
    }

    private func remove(_ url: URL) throws {
        try before(.remove, url)
        if unlink(url.path) != 0 { throw POSIXError.current }
    }

    /// Only the user may enter the folder.
    private func makeFolder(_ folder: URL) throws {
        try before(.makeFolder, folder)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        folders[folder] = nil
        try syncFolder(folder.deletingLastPathComponent())
    }

    private func syncFolder(_ folder: URL) throws {
        let handle = try folders[folder] ?? OpenFile(folder, O_RDONLY).handle
        folders[folder] = handle
        try sync(handle, folder)
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
struct OpenFile: Sendable {
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

/// Why a change is not saved, as the end of a sentence.
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
