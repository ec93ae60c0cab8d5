import Foundation

/// The few things that a state folder does with files. Tests make some of them fail.
struct FileAccess: Sendable {
    /// Reads a file; `nil` if there is none.
    var read: @Sendable (URL) throws -> Data?
    /// The names of the files in a folder; none if the folder can't be read.
    var names: @Sendable (URL) -> [String]
    /// Creates a folder and the missing folders above it, which only the user may enter. Returns the
    /// folders that it created, the outermost first.
    var makeFolder: @Sendable (URL) throws -> [URL]
    /// Locks a file, and creates it if it is missing; `nil` while the lock has another owner.
    var lock: @Sendable (URL) throws -> FileLock?
    /// Pauses before the next attempt to get the lock.
    var pause: @Sendable (Duration) -> Void
    /// Creates a file that only the user may read, and writes it. Throws `EEXIST` if the name is
    /// taken, also by a link. A killed process may leave part of the file.
    var write: @Sendable (Data, URL) throws -> Void
    /// Waits until the disk holds what was written to a file or a folder.
    var sync: @Sendable (URL) throws -> Void
    /// Renames a new file to the name of another one, which it replaces in one step.
    var replace: @Sendable (_ file: URL, _ new: URL) throws -> Void
    /// Renames a file. Throws `EEXIST` if the name is taken, also by a link.
    var rename: @Sendable (_ file: URL, _ name: URL) throws -> Void
    /// Removes a file or a link, if there is one.
    var remove: @Sendable (URL) -> Void
}
