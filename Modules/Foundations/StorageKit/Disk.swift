package import Foundation

/// The system calls on the files of a state folder. Tests run code before each of them.
struct Disk: Sendable {
    enum Call: String, Sendable {
        case lock, status, read, create, sync, rename, remove, makeFolder
    }

    /// If it throws, the call doesn't happen.
    var before: @Sendable (Call, URL) throws -> Void = { _, _ in }
    /// For 5 ms, before another attempt to get a lock.
    var pause: @Sendable () -> Void = { usleep(5_000) }

    /// Tells a file from its replacement: held open, so that no later file gets the same number.
    struct Version: Equatable, Sendable {
        private let number: UInt64, size: Int64
        private let handle: FileHandle?

        fileprivate init(_ status: stat, holding handle: FileHandle? = nil) {
            (number, size) = (UInt64(status.st_ino), Int64(status.st_size))
            self.handle = handle
        }

        static func == (one: Self, other: Self) -> Bool {
            (one.number, one.size) == (other.number, other.size)
        }
    }

    /// `nil` if there is no file.
    func version(of file: URL) throws -> Version? {
        try before(.status, file)
        var status = stat()
        if stat(file.path, &status) == 0 { return Version(status) }
        if [ENOENT, ENOTDIR].contains(errno) { return nil }
        throw POSIXError.current
    }

    /// `nil` if there is no file.
    /// - Throws: `POSIXError`, `EFBIG` if it is larger than any state.
    func read(_ file: URL) throws -> (data: Data, version: Version)? {
        try before(.read, file)
        do {
            let (handle, status) = try RegularFile.open(file)
            guard status.st_size <= 16 << 20 else { throw POSIXError(.EFBIG) }
            return (try handle.readToEnd() ?? Data(), Version(status, holding: handle))
        } catch let error as POSIXError where [.ENOENT, .ENOTDIR].contains(error.code) {
            return nil
        }
    }

    /// Only the user may read the file. Returns when the disk holds it.
    /// - Throws: `POSIXError`, `EEXIST` if the name is taken, also by a link.
    func create(_ file: URL, _ data: Data) throws -> Version {
        try before(.create, file)
        let handle = try open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
        try data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                let count = write(handle.fileDescriptor, start, rest.count)
                guard count >= 0 else { throw POSIXError.current }
                rest = rest.dropFirst(count)
            }
        }
        try sync(handle, file)
        var status = stat()
        fstat(handle.fileDescriptor, &status)
        return Version(status, holding: handle)
    }

    /// Waits until the disk holds a file, or a folder's names, but not for the cache of an Apple drive,
    /// which would take too long for each change.
    func sync(_ handle: FileHandle, _ file: URL) throws {
        try before(.sync, file)
        guard fsync(handle.fileDescriptor) != 0 else { return }
        // Some file systems of a network can't wait for a folder.
        if ![EINVAL, ENOTSUP].contains(errno) { throw POSIXError.current }
    }

    /// In one step, replacing a file of that name.
    func rename(_ file: URL, to name: URL) throws {
        try before(.rename, name)
        if Foundation.rename(file.path, name.path) != 0 { throw POSIXError.current }
    }

    func remove(_ file: URL) throws {
        try before(.remove, file)
        if unlink(file.path) != 0 { throw POSIXError.current }
    }

    /// Only the user may enter the folder. Returns when the disk holds its name.
    func makeFolder(_ folder: URL) throws {
        try before(.makeFolder, folder)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let parent = folder.deletingLastPathComponent()
        try sync(open(parent, O_RDONLY), parent)
    }

    /// Closed with the last reference to it.
    func open(_ file: URL, _ flags: Int32) throws -> FileHandle {
        let descriptor = Foundation.open(file.path, flags | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError.current }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
}

/// Reads files whose content others may have chosen: a pipe or a device is an error, and doesn't stop the
/// app until someone writes into it.
package enum RegularFile {
    /// `limit` is in bytes. A link is followed.
    /// - Throws: `POSIXError`: `EISDIR` for a folder, `ENXIO` for what is neither file nor folder, `ELOOP`
    ///   for a loop of links.
    package static func data(of file: URL, upTo limit: Int? = nil) throws(POSIXError) -> Data {
        do {
            let handle = try open(file).handle
            return try (limit.map(handle.read(upToCount:)) ?? handle.readToEnd()) ?? Data()
        } catch {
            throw error as? POSIXError ?? POSIXError(.EIO)
        }
    }

    fileprivate static func open(_ file: URL) throws -> (handle: FileHandle, status: stat) {
        let handle = try Disk().open(file, O_RDONLY | O_NONBLOCK)
        var status = stat()
        fstat(handle.fileDescriptor, &status)
        switch status.st_mode & S_IFMT {
        case S_IFREG: return (handle, status)
        case S_IFDIR: throw POSIXError(.EISDIR)
        default: throw POSIXError(.ENXIO)
        }
    }
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
        return (error as? DecodingError).map { DocumentError(file: "", decoding: $0).problem }
            ?? error.localizedDescription
    }
    return switch code {
    case .ENOSPC, .EDQUOT: "the disk is full. Free some space"
    case .EISDIR: "there is a folder in its place. Move the folder elsewhere"
    case .EEXIST, .ENOTDIR:
        "a part of its path is a file. Move the file elsewhere, or choose another folder"
    case .ENXIO: "there is a pipe, a device or a socket in its place. Move it elsewhere"
    case .ELOOP: "there is a link in its place that can't be followed. Remove the link"
    case .EACCES, .EPERM:
        "the app has no permission. Unlock the device or give the app permission"
    case .EFBIG: "it is larger than 16 MB. Move it elsewhere"
    case .EROFS: "the disk is read-only. Choose another folder"
    default: String(cString: strerror(code.rawValue))
    }
}
