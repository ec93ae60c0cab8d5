import Foundation

@testable import StorageKit

/// Files on which a write stops at a chosen point.
///
/// The points of one write are: the folder, one for each byte of the new file, the new file complete,
/// the new file on the disk, the file replaced, and that on the disk.
final class FaultyFiles: Sendable {
    /// The end of a process: it does nothing more.
    struct Killed: Error {}

    private let left: Guarded<Int>
    private let error: any Error & Sendable

    /// - Parameters:
    ///   - points: How many points pass before it stops.
    ///   - error: What stops it.
    init(stopsAfter points: Int, with error: any Error & Sendable = Killed()) {
        left = Guarded(points)
        self.error = error
    }

    /// Whether it has stopped.
    var hasStopped: Bool { left.value < 0 }

    /// The files to give to a state folder.
    var access: FileAccess {
        FileAccess(before: { [self] step, file in
            switch step {
            case .read: break
            case .write(let data):
                for count in 0...data.count {
                    // A full disk and a kill leave what has been written so far.
                    try pass { try FileAccess().write(data.prefix(count), to: file) }
                }
            case .makeFolder, .sync, .replace: try pass()
            // A killed process removes nothing.
            case .remove: if hasStopped, error is Killed { throw error }
            }
        })
    }

    private func pass(_ atEnd: () throws -> Void = {}) throws {
        left.change { $0 -= 1 }
        guard hasStopped else { return }
        try atEnd()
        throw error
    }
}
