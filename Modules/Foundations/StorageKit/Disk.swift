import Foundation

/// The files of all states, by their paths in a folder, such as `users/ann/%53hop/cart.json`.
protocol Disk: AnyObject {
    /// Finds what tells the file at a path from others.
    /// - Returns: `nil` if there is no file.
    func stamp(of path: String) throws -> Stamp?
    /// Reads a file that has a stamp.
    func read(_ path: String, with stamp: Stamp) throws -> (text: Data, stamp: Stamp)
    /// Replaces a file, or makes it with its folders.
    func write(_ text: Data, to path: String) throws -> Stamp
    /// Renames a file or a folder; does nothing if there is none.
    /// - Returns: Whether there was one.
    @discardableResult
    func move(_ path: String, to other: String) throws -> Bool
    /// The names of the files and folders in a folder; none if there is no folder.
    func names(in path: String) throws -> [String]
    /// Removes a file, or a folder with all that it contains.
    func remove(_ path: String) throws
    /// Keeps other processes from changing a file.
    /// - Parameter body: Receives the stamp of the file; `nil` if there is none.
    func locked<Result>(_ path: String, _ body: (Stamp?) throws -> Result) throws -> Result
    /// Says where a path is, for the log.
    func location(of path: String) -> String
}

/// What tells a file from every other one at its path, and from itself before a change.
struct Stamp: Sendable, Equatable {
    var number: UInt64 = 0
    var size = 0
    /// When it was changed last, in seconds and nanoseconds.
    var time: [Int] = []
    /// The file, held open so that no later one gets its number.
    var file: FileHandle?

    static func == (one: Stamp, other: Stamp) -> Bool {
        one.number == other.number && one.size == other.size && one.time == other.time
    }
}

/// Files in memory, for an app that keeps nothing.
final class MemoryDisk: Disk {
    private var files: [String: (text: Data, stamp: Stamp)] = [:]
    private var count: UInt64 = 0

    func stamp(of path: String) -> Stamp? { files[path]?.stamp }

    func read(_ path: String, with stamp: Stamp) throws -> (text: Data, stamp: Stamp) {
        guard let file = files[path] else { throw POSIXError(.ENOENT) }
        return file
    }

    func write(_ text: Data, to path: String) -> Stamp {
        count += 1
        let stamp = Stamp(number: count)
        files[path] = (text, stamp)
        return stamp
    }

    func move(_ path: String, to other: String) -> Bool {
        let moved = files.filter { Self.isIn(path, $0.key) }
        remove(path)
        for (key, file) in moved { files[other + key.dropFirst(path.count)] = file }
        return !moved.isEmpty
    }

    func names(in path: String) -> [String] {
        let parts = files.keys.filter { $0.hasPrefix("\(path)/") }
            .compactMap { $0.dropFirst(path.count + 1).split(separator: "/").first }
        return Set(parts).sorted().map(String.init)
    }

    func remove(_ path: String) { files = files.filter { !Self.isIn(path, $0.key) } }

    func locked<Result>(_ path: String, _ body: (Stamp?) throws -> Result) rethrows -> Result {
        try body(stamp(of: path))
    }

    func location(of path: String) -> String { path }

    private static func isIn(_ path: String, _ key: String) -> Bool {
        key == path || key.hasPrefix("\(path)/")
    }
}
