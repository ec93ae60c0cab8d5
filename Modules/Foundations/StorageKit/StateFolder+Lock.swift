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
                + "Try again, or quit the other process")
    }

    private func tryLock(_ name: String) throws(StateError) -> FileLock? {
        let lock = url.appending(path: ".\(name).lock")
        do {
            try files.makeFolder(url)
            return try files.lock(lock)
        } catch let error as POSIXError where error.code == .ELOOP {
            throw StateError(
                "\(file(name).path) can't be written: there is a link in the place of its lock, "
                    + "\(lock.path). Remove the link, then try again")
        } catch {
            let issue = FileIssue(error: error)
            throw StateError("\(file(name).path) can't be written: \(issue). \(issue.help)")
        }
    }
}
