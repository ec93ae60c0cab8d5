public import Foundation

/// Where the user's changes are kept: one JSON file a name. Processes may share a folder.
public struct StateFolder {
    /// The folder; made at the first write.
    public let url: URL

    /// Told in a sentence when a file can't be read or written.
    let warn: (String) -> Void
    let files: FileAccess

    /// Names a folder.
    /// - Parameters:
    ///   - url: The folder.
    ///   - warn: Told in a sentence when a file can't be read or written.
    public init(_ url: URL, warn: @escaping (String) -> Void) {
        self.init(url, files: .system, warn: warn)
    }

    init(_ url: URL, files: FileAccess, warn: @escaping (String) -> Void) {
        self.url = url
        self.files = files
        self.warn = warn
    }

    /// The last complete state, or `nil` if there is none. A file that can be read and decodes
    /// wrongly is corrupt: it is set aside under another name, so that it can be looked at and is
    /// never overwritten.
    /// - Parameter waits: Whether to wait for a lock that has another owner.
    /// - Throws: ``StateError`` if there may be a state, which can't be read now.
    func read<Value: Decodable>(
        _ name: String, as type: Value.Type, waits: Bool = true
    ) throws(StateError) -> Value? {
        guard let data = try data(of: name) else { return nil }
        if let value = try? JSONDecoder().decode(type, from: data) { return value }
        // Another process may set it aside, too, and write a good one, so look again alone.
        let lock = try lock(name, waits: waits)
        defer { lock.release() }
        return try readLocked(name, as: type)
    }

    /// Locks a state, reads it, changes it and replaces it, so that no change of another process
    /// is lost.
    /// - Parameters:
    ///   - name: The name of the state.
    ///   - initial: What is changed if there is no state.
    ///   - waits: Whether to wait for a lock that has another owner.
    ///   - change: The change. If it throws, nothing is written.
    /// - Returns: The state as it is written, and the result of the change.
    /// - Throws: ``StateError`` if the change can't be saved, or the error of the change itself.
    func update<Value: Codable, Result>(
        _ name: String, from initial: Value, waits: Bool = true,
        _ change: (inout Value) throws -> Result
    ) throws -> (value: Value, result: Result) {
        let lock = try lock(name, waits: waits)
        defer { lock.release() }
        var value = try readLocked(name, as: Value.self) ?? initial
        let result = try change(&value)
        try write(value, to: name)
        return (value, result)
    }

    func file(_ name: String) -> URL { url.appending(path: "\(name).json") }

    private func data(of name: String) throws(StateError) -> Data? {
        do {
            return try files.read(file(name))
        } catch {
            let fault = FileIssue(error: error)
            throw StateError("\(file(name).path) can't be read: \(fault). \(fault.help)")
        }
    }

    private func readLocked<Value: Decodable>(
        _ name: String, as type: Value.Type
    ) throws(StateError) -> Value? {
        guard let data = try data(of: name) else { return nil }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            try setAside(file(name), because: FileIssue(error: error))
            return nil
        }
    }

    /// Replaces the state as a whole: a kill at any moment leaves the old one or the new one.
    private func write(_ value: some Encodable, to name: String) throws(StateError) {
        let file = file(name)
        let new = url.appending(path: ".\(name).\(ProcessInfo.processInfo.processIdentifier).json")
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try files.write(encoder.encode(value), new)
            try files.replace(file, new)
        } catch {
            files.remove(new)
            let fault = FileIssue(error: error)
            throw StateError("\(file.path) can't be written: \(fault). \(fault.help)")
        }
    }
}
