import Foundation

@testable import StorageKit

/// Files on which a write stops at a chosen point.
///
/// The points of one write are: nothing done, the folder created, one for each byte of the new file,
/// the new file complete, the new file on the disk, the file replaced, and that on the disk.
final class FaultyFiles: @unchecked Sendable {
    /// The end of a process: it does nothing more.
    struct Killed: Error {}

    private let lock = NSLock()
    private var left: Int
    private let error: any Error

    /// - Parameters:
    ///   - points: How many points pass before it stops.
    ///   - error: What stops it.
    init(stopsAfter points: Int, with error: any Error = Killed()) {
        left = points
        self.error = error
    }

    /// Whether it has stopped.
    var hasStopped: Bool { lock.withLock { left < 0 } }

    /// The files to give to a state folder.
    var access: FileAccess {
        let system = FileAccess.system
        var access = system
        access.makeFolder = { [self] folder in
            try pass()
            return try system.makeFolder(folder)
        }
        access.write = { [self] data, file in
            for count in 0...data.count {
                // A full disk and a kill leave what has been written so far.
                try pass { try system.write(data.prefix(count), file) }
            }
            try system.write(data, file)
        }
        access.sync = { [self] file in
            try pass()
            try system.sync(file)
            try pass()
        }
        access.replace = { [self] file, new in
            try pass()
            try system.replace(file, new)
            try pass()
        }
        access.remove = { [self] file in
            // A killed process removes nothing.
            if !(error is Killed) { system.remove(file) }
        }
        return access
    }

    private func pass(_ atEnd: () throws -> Void = {}) throws {
        let isEnd = lock.withLock {
            left -= 1
            return left < 0
        }
        guard isEnd else { return }
        try atEnd()
        throw error
    }
}
