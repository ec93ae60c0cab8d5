import Foundation
import MomentsTestSupport
import RoutingTestSupport
import Testing

@testable import StorageKit

/// A launch of an app that keeps its state in a folder.
@MainActor
func launch(
    _ folder: URL, on backend: some Backend = Documents.memory([:]), attempts: Int = 1_000,
    log: FileLog = FileLog(), warn: @escaping (String) -> Void = { Issue.record("\($0)") }
) -> Storage {
    let disk = FolderDisk(folder)
    disk.attempts = attempts
    disk.before = log.note
    let storage = Storage(documents: backend, warn: warn)
    storage.files = StateFiles(disk)
    return storage
}

/// Does something in a new folder as often as it makes calls on files: killed before the first one,
/// before the second one, and so on, and at last not at all.
/// - Parameter body: Receives the folder, the calls that are killed, and where.
/// - Returns: How often it was killed.
@MainActor
func killed(
    _ body: (_ folder: URL, _ log: FileLog, _ place: Comment) async throws -> Void
) async throws -> Int {
    for kills in 0... {
        let log = FileLog.killed(after: kills)
        try await body(.newTemporaryFolder, log, "call \(kills)")
        if log.calls.count <= kills { return kills }
    }
    return 0
}

/// The paths of all files and folders in a folder.
func names(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
}

/// Records the calls on files, and stops some.
final class FileLog: Sendable {
    /// The end of a process: it does nothing more.
    struct Killed: Error {}

    private let log = Locked<[FolderDisk.Call]>([])
    private let stop: @Sendable (FolderDisk.Call, _ count: Int, URL) throws -> Void

    init(_ stop: @escaping @Sendable (FolderDisk.Call, Int, URL) throws -> Void = { _, _, _ in }) {
        self.stop = stop
    }

    /// Stops all calls but the first ones.
    static func killed(after end: Int) -> FileLog {
        FileLog { call, count, file in
            guard count > end else { return }
            // What a kill leaves of a file.
            if call == .create, count == end + 1 { try? Data("{ ha".utf8).write(to: file) }
            throw Killed()
        }
    }

    var calls: [FolderDisk.Call] { log.value }

    func note(_ call: FolderDisk.Call, _ file: URL) throws {
        let count = log.withLock {
            $0.append(call)
            return $0.count
        }
        #expect(!Thread.isMainThread)
        try stop(call, count, file)
    }
}
