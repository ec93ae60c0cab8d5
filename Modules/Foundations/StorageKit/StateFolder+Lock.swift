import Foundation

extension StateFolder {
    /// How long a change waits for a lock that another owner holds, usually for milliseconds.
    private static let patience = Duration.seconds(5)
    private static let pause = Duration.milliseconds(5)

    /// Locks a state. Each state has a lock of its own, in a file that stays: the state's own file
    /// can't be locked, because each change replaces it.
    /// - Parameter waits: Whether to wait up to 5 seconds for a lock that has another owner.
    /// - Throws: ``StateError`` if the lock can't be acquired.
    func lock(_ name: String, waits: Bool) throws(StateError) -> FileLock {
        let (path, lock) = (file(name).path, url.appending(path: ".\(name).lock"))
        do {
            try makeFolder(url)
        } catch {
            // About the folder, so that all of its files warn with the same sentence, which is shown once.
            throw StateError(
                "the folder \(url.path) can't be used: \(FileIssue(error: error).descriptionWithHelp)"
            )
        }
        var waited = Duration.zero
        do {
            while true {
                if let lock = try FileLock(lock) { return lock }
                guard waits, waited < Self.patience else { break }
                files.pause(Self.pause)
                waited += Self.pause
            }
        } catch {
            let issue = FileIssue(error: error).descriptionWithHelp
            throw StateError("\(path) can't be written because of its lock, \(lock.path): \(issue)")
        }
        throw StateError(
            "\(path) can't be changed: another process is changing it. "
                + "Wait a moment, or quit the other process")
    }

    /// Creates a folder and the missing folders above it. After a loss of power they are still there.
    private func makeFolder(_ folder: URL) throws {
        do {
            guard try files.makeFolder(folder) else { return }
        } catch let error as POSIXError where error.code == .ENOENT {
            try makeFolder(folder.deletingLastPathComponent())
            guard try files.makeFolder(folder) else { return }
        }
        syncName(of: folder)
    }
}
