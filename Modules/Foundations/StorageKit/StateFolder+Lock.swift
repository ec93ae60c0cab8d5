import Foundation

extension StateFolder {
    /// How long a change waits for a lock that another owner holds, usually for milliseconds.
    static let patience = Duration.seconds(5)

    private static let longestPause = Duration.milliseconds(16)

    /// Locks a state. Each state has a lock of its own, in a file that stays: the state's own file
    /// can't be locked, because each change replaces it.
    /// - Parameter waits: Whether to wait for a lock that has another owner, up to ``patience``.
    /// - Throws: ``StateError`` if the lock can't be acquired.
    func lock(_ name: String, waits: Bool) throws(StateError) -> FileLock {
        let patience = waits ? Self.patience : .zero
        var (waited, pause) = (Duration.zero, Duration.milliseconds(1))
        while true {
            if let lock = try tryLock(name) { return lock }
            guard waited < patience else { break }
            files.pause(pause)
            waited += pause
            pause = min(pause * 2, Self.longestPause)
        }
        throw StateError(
            "\(file(name).path) can't be changed: another process is changing it. "
                + "Wait a moment, or quit the other process")
    }

    private func tryLock(_ name: String) throws(StateError) -> FileLock? {
        let lock = url.appending(path: ".\(name).lock")
        do {
            try makeFolder()
        } catch {
            // About the folder, so that all of its files warn with the same sentence, which is shown once.
            throw StateError(
                "the folder \(url.path) can't be used: \(FileIssue(error: error).descriptionWithHelp)"
            )
        }
        do {
            return try files.lock(lock)
        } catch let error as POSIXError where [.ELOOP, .EISDIR, .ENXIO].contains(error.code) {
            let found = error.code == .ELOOP ? "link" : error.code == .EISDIR ? "folder" : "socket"
            throw StateError(
                "\(file(name).path) can't be written: there is a \(found) in the place of its lock, "
                    + "\(lock.path). Remove the \(found)")
        } catch {
            throw StateError(
                "\(file(name).path) can't be written: \(FileIssue(error: error).descriptionWithHelp)"
            )
        }
    }

    /// Creates the folder if it is missing. After a loss of power it is still there, and so are those
    /// above it.
    private func makeFolder() throws {
        for folder in try files.makeFolder(url) {
            do {
                try files.sync(folder.deletingLastPathComponent())
            } catch {
                let issue = FileIssue(error: error)
                warn("\(folder.path) is created, but may be lost if the power fails: \(issue).")
            }
        }
    }
}
