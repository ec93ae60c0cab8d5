import Foundation

/// The few things that a state folder does with files. Tests put faults in their place.
struct FileAccess: Sendable {
    /// Reads a file; `nil` if there is none.
    var read: @Sendable (URL) throws -> Data?
    /// Makes a folder with those above it, where they are missing.
    var makeFolder: @Sendable (URL) throws -> Void
    /// Locks a file, and makes it if it is missing; `nil` while the lock has another owner.
    var lock: @Sendable (URL) throws -> FileLock?
    /// Pauses before the lock is tried again.
    var pause: @Sendable (Duration) -> Void
    /// Writes a file from its start. A kill may leave a part of it.
    var write: @Sendable (Data, URL) throws -> Void
    /// Gives a file the name of another one, which it replaces, at one moment.
    var replace: @Sendable (_ file: URL, _ new: URL) throws -> Void
    /// Gives a file a name that is free.
    var rename: @Sendable (_ file: URL, _ name: URL) throws -> Void
    /// Removes a file, if there is one.
    var remove: @Sendable (URL) -> Void

    /// The files of this machine.
    static let system = FileAccess(
        read: { file in
            // A file that can't be looked up is not one that is missing.
            guard access(file.path, F_OK) == 0 else {
                let error = POSIXError.current
                if [.ENOENT, .ENOTDIR].contains(error.code) { return nil }
                throw error
            }
            var isFolder: ObjCBool = false
            // Foundation does not say on every platform what is wrong with a folder.
            if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
                isFolder.boolValue
            {
                throw POSIXError(.EISDIR)
            }
            return try Data(contentsOf: file)
        },
        makeFolder: {
            try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: true)
        },
        lock: { try FileLock($0) },
        pause: { Thread.sleep(forTimeInterval: $0 / .seconds(1)) },
        write: { try $0.write(to: $1) },
        replace: { file, new in
            // Foundation has nothing that replaces in one step on every platform (POSIX, rename).
            if Foundation.rename(new.path, file.path) != 0 { throw POSIXError.current }
        },
        rename: { try FileManager.default.moveItem(at: $0, to: $1) },
        remove: { try? FileManager.default.removeItem(at: $0) })
}
