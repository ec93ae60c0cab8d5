public import Foundation

/// Where the user's changes are kept: one JSON file for each name. Processes may share a folder.
///
/// Only the user of the system may read the folder and its files, as far as the app has created
/// them.
public struct StateFolder {
    /// The folder. The first write creates it.
    let url: URL

    /// Receives a sentence when a file can't be read or written.
    let warn: (String) -> Void
    let files: FileAccess
    /// Whether other processes, or other storages of this one, change its files.
    let isShared: Bool
    private let lastWarning = LastWarning()

    /// Names a folder.
    /// - Parameters:
    ///   - url: The folder.
    ///   - isShared: Whether other processes, or other storages of this one, change its files. If not,
    ///     each is read once, and none stays open: for a server with a folder for each of its users.
    ///   - warn: Receives a sentence when a file can't be read or written.
    public init(_ url: URL, isShared: Bool = true, warn: @escaping (String) -> Void) {
        self.init(url, files: FileAccess(), isShared: isShared, warn: warn)
    }

    init(
        _ url: URL, files: FileAccess, isShared: Bool = true, warn: @escaping (String) -> Void
    ) {
        self.url = url
        self.files = files
        self.isShared = isShared
        self.warn = { [lastWarning] sentence in
            if lastWarning.sentence != sentence { warn(sentence) }
            lastWarning.sentence = sentence
        }
    }

    /// The folder of a feature's own states.
    func part(_ name: String) -> StateFolder {
        StateFolder(url.appending(path: name), files: files, isShared: isShared, warn: warn)
    }

    private final class LastWarning {
        var sentence: String?
    }

    func file(_ name: String) -> URL { url.appending(path: "\(name).json") }

    /// The file that a state is written to before it replaces the last one.
    private func unfinishedFile(_ name: String) -> URL { url.appending(path: ".\(name).new.json") }

    /// The last complete state, or `nil` if there is none. A file that can be read but not decoded
    /// is corrupt: it gets another name, so that you can look at it and nothing overwrites it.
    /// - Parameter waits: Whether to wait for a lock that has another owner.
    /// - Throws: ``StateError`` if there may be a state, which can't be read now.
    func read<Value: Decodable>(
        _ name: String, as type: Value.Type, waits: Bool = true
    ) throws(StateError) -> Value? {
        guard let data = try data(of: name) else { return nil }
        if let value = try? JSONDecoder().decode(type, from: data) {
            lastWarning.sentence = nil
            return value
        }
        // Another process may set it aside and write a good one, so read it again under the lock.
        let lock = try lock(name, waits: waits)
        defer { lock.release() }
        return try readLocked(name, as: type)?.value
    }

    /// Locks a state, reads it, changes it and replaces it, so that no change of another process
    /// is lost.
    /// - Parameters:
    ///   - name: The name of the state.
    ///   - initial: What is changed if there is no state.
    ///   - waits: Whether to wait for a lock that has another owner.
    ///   - change: The change. If it throws, nothing is written.
    /// - Returns: The state as written, the version of its file, and the result of the change.
    /// - Throws: ``StateError`` if the change can't be saved, or the error of the change itself.
    func update<Value: Codable, Result>(
        _ name: String, from initial: Value, waits: Bool = true,
        _ change: (inout Value) throws -> Result
    ) throws -> (value: Value, version: FileVersion?, result: Result) {
        let lock = try lock(name, waits: waits)
        defer { lock.release() }
        let found = try readLocked(name, as: Value.self)
        var value = found?.value ?? initial
        let result = try change(&value)
        if let found { try keepUnknownParts(of: found.data, readAs: found.value, in: name) }
        let version = try write(value, to: name)
        lastWarning.sentence = nil
        return (value, version, result)
    }

    /// Removes the unfinished file of a killed process, which holds part of the user's state. One
    /// that another process is writing at this moment has the lock, and stays.
    func removeLeftover(of name: String) {
        var status = stat()
        guard lstat(unfinishedFile(name).path, &status) == 0,
            let lock = try? lock(name, waits: false)
        else { return }
        defer { lock.release() }
        try? files.remove(unfinishedFile(name))
    }

    private func data(of name: String) throws(StateError) -> Data? {
        do {
            return try files.read(file(name))
        } catch {
            throw StateError(
                "\(file(name).path) can't be read: \(FileIssue(error: error).descriptionWithHelp)")
        }
    }

    private func readLocked<Value: Decodable>(
        _ name: String, as type: Value.Type
    ) throws(StateError) -> (value: Value, data: Data)? {
        guard let data = try data(of: name) else { return nil }
        do {
            return (try JSONDecoder().decode(type, from: data), data)
        } catch {
            try setAside(data, of: name, because: FileIssue(error: error))
            return nil
        }
    }

    /// Replaces the state as a whole. A kill or a loss of power at any moment leaves the old state
    /// or the new one: the disk holds the new file before it gets its name, and the name before
    /// the change is reported as saved.
    /// - Returns: The version of the new file.
    private func write(
        _ value: some Encodable, to name: String
    ) throws(StateError) -> FileVersion? {
        let (file, new) = (file(name), unfinishedFile(name))
        let version: FileVersion?
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            let data = try encoder.encode(value)
            // Under the lock, a file with this name is left over, or planted.
            try files.remove(new)
            try files.write(data, to: new)
            try files.sync(new)
            // Before another process can replace it.
            version = isShared ? FileVersion(at: new.path) : nil
            try files.replace(file, by: new)
        } catch {
            try? files.remove(new)
            throw StateError(
                "\(file.path) can't be written: \(FileIssue(error: error).descriptionWithHelp)")
        }
        syncName(of: file)
        return version
    }

    /// Waits until the disk holds the name of a new file or folder. A failure is only a warning:
    /// the file is there, so reporting an error would make the caller change it twice.
    func syncName(of file: URL) {
        do {
            try files.sync(file.deletingLastPathComponent())
        } catch {
            let issue = FileIssue(error: error)
            warn("\(file.path) is written, but may be lost if the power fails: \(issue).")
        }
    }
}
