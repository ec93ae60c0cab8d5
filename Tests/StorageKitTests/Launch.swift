import Foundation
import Synchronization
import Testing

@testable import StorageKit

/// A launch of an app that keeps its state in a folder.
@MainActor
func launch(
    _ folder: URL, disk: Disk = Disk(),
    warn: @escaping (String) -> Void = { Issue.record("\($0)") }
) -> Storage {
    Storage(documents: Documents.memory([:]), folder: StateFolder(folder, warn: warn), disk: disk)
}

/// Records the calls on files, and stops them from a chosen one on.
final class DiskLog: Sendable {
    /// The end of a process: it does nothing more.
    struct Killed: Error {}

    private let log = Mutex<[Disk.Call]>([])
    private let end: Int
    private let error: any Error

    /// - Parameters:
    ///   - end: How many calls pass.
    ///   - error: What stops the others.
    init(stopsAfter end: Int = .max, with error: any Error = Killed()) {
        (self.end, self.error) = (end, error)
    }

    var calls: [Disk.Call] { log.withLock { $0 } }
    var hasStopped: Bool { calls.count > end }

    var disk: Disk {
        Disk(before: { [self] call, file in
            let count = log.withLock {
                $0.append(call)
                return $0.count
            }
            guard count > end else { return }
            if call == .create, count == end + 1 {
                // What a kill leaves of a file.
                try? Data("{ ha".utf8).write(to: file)
            }
            throw error
        })
    }
}

extension URL {
    /// Writes a file into a folder, which it creates.
    func write(_ text: String, to name: String) throws {
        let file = appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The text of a file in a folder.
    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: appending(path: name)), as: UTF8.self)
    }
}
