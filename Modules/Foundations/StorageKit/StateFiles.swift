import Dispatch
import Foundation

/// What was read of a state, and from which file.
struct Snapshot<Value: Codable & Sendable>: Sendable {
    var content: StateContent<Value>
    /// A sentence about a damaged file that was set aside; `nil` if none was.
    fileprivate(set) var damage: String?
    /// `nil` if there is no file.
    fileprivate(set) var stamp: Stamp?
    /// A later one has a higher number.
    fileprivate(set) var order: Int
}

/// Owns the files of a folder of states, on a queue of its own: waiting for a disk, or for another
/// process, delays neither the main actor nor other tasks. No function suspends, so changes follow
/// each other in the order in which they are asked for.
actor StateFiles: SerialExecutor {
    private let disk: any Disk
    private let queue = DispatchQueue(label: "StateFiles", qos: .userInitiated)
    private var order = 0

    /// - Parameters:
    ///   - folder: In memory only if it is `nil`.
    ///   - attempts: How often it tries to get a lock, every 5 ms.
    ///   - before: Runs before each call on a file, for tests.
    init(
        _ folder: URL?, attempts: Int = 1_000, before: @escaping FolderDisk.Hook = { _, _ in }
    ) {
        disk = folder.map { FolderDisk($0, attempts: attempts, before: before) } ?? MemoryDisk()
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { asUnownedSerialExecutor() }

    nonisolated func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.unownedExecutor) }
    }

    /// Reads a file if it has changed.
    func load<Value>(
        _ path: String, as format: StateFormat<Value>, after last: Snapshot<Value>?
    ) throws(StorageError) -> Snapshot<Value> {
        try using(path) {
            let stamp = try disk.stamp(of: path)
            if let last, stamp == last.stamp { return last }
            // A folder that only a lock needs isn't made.
            if stamp == nil { return first(as: format, after: last) }
            return try disk.locked(path) { try read(path, as: format, after: last) }
        }
    }

    /// Changes what the file holds now. When it returns, the disk holds the change. If the change
    /// throws, the file stays as it is.
    func update<Value, Success: Sendable>(
        _ path: String, as format: StateFormat<Value>, after last: Snapshot<Value>?,
        _ change: @Sendable (inout StateContent<Value>) throws -> Success
    ) throws(StorageError) -> (Result<Success, any Error>, Snapshot<Value>) {
        try using(path) {
            try disk.locked(path) {
                let old = try read(path, as: format, after: last)
                var new = old
                let result = Result { try change(&new.content) }
                guard case .success = result else { return (result, old) }
                new.stamp = try disk.write(try format.write(new.content), to: path)
                new.order = nextOrder()
                return (result, new)
            }
        }
    }

    private func nextOrder() -> Int {
        order += 1
        return order
    }

    private func using<Success>(
        _ path: String, _ body: () throws -> Success
    ) throws(StorageError) -> Success {
        do {
            return try body()
        } catch {
            throw error as? StorageError
                ?? StorageError(
                    description: "\(disk.location(of: path)) can't be used: \(reason(of: error))")
        }
    }

    /// What a state without a file has.
    private func first<Value>(
        as format: StateFormat<Value>, after last: Snapshot<Value>?
    ) -> Snapshot<Value> {
        Snapshot(
            content: StateContent(value: format.initial), damage: last?.damage, order: nextOrder())
    }

    /// A damaged file gets another name, so that nothing overwrites it.
    private func read<Value>(
        _ path: String, as format: StateFormat<Value>, after last: Snapshot<Value>?
    ) throws -> Snapshot<Value> {
        let stamp = try disk.stamp(of: path)
        if let last, stamp == last.stamp { return last }
        var new = first(as: format, after: last)
        guard let stamp else { return new }
        let file = try disk.read(path, with: stamp)
        do {
            new.content = try format.read(file.text)
            new.stamp = file.stamp
        } catch {
            // No other file has this number.
            let copy = "\(path.dropLast(".json".count))=damaged-\(stamp.number).json"
            try disk.move(path, to: copy)
            let name = copy.split(separator: "/").last ?? ""
            new.damage = "\(disk.location(of: path)) is corrupt and now called \(name): \(error)"
        }
        return new
    }
}

// The folders of users.
extension StateFiles {
    private static let (users, device) = ("users", "device")
    private static let (taken, removed) = ("=taken-", "=removed-")

    /// The path of a state of the device, or of a user.
    nonisolated static func path(of state: StateName, for owner: FileName?) -> String {
        let folder = owner.map { "\(users)/\($0.text)" } ?? device
        return "\(folder)/\(state.feature.text)/\(state.name.text).json"
    }

    /// Gives a user what was changed while no user was signed in. One rename does it, so a kill
    /// leaves all of it with the guest or with the user.
    /// - Returns: The names of all take-overs that states have to merge.
    func takeOver(for user: FileName) throws(StorageError) -> [String] {
        let folder = "\(Self.users)/\(user.text)"
        return try using(folder) {
            let new = "\(folder)/\(Self.taken)\(UUID().uuidString)"
            try disk.move("\(Self.users)/\(FileName.guest.text)", to: new)
            return try disk.names(in: folder).filter { $0.hasPrefix(Self.taken) }
        }
    }

    /// Merges a state's values of take-overs into that of the user. Each is merged once, also after
    /// a kill: its name is written with the merged value.
    func merge<Value>(
        _ takeOvers: [String], of state: StateName, for user: FileName,
        as format: StateFormat<Value>,
        _ merge: @Sendable (inout StateContent<Value>, StateContent<Value>) -> Void
    ) throws(StorageError) {
        let path = Self.path(of: state, for: user)
        let folders = takeOvers.map { "\(Self.users)/\(user.text)/\($0)" }
        try using(path) {
            for (name, folder) in zip(takeOvers, folders) {
                let source = "\(folder)/\(state.feature.text)/\(state.name.text).json"
                guard try disk.stamp(of: source) != nil else { continue }
                try disk.locked(path) {
                    var content = try read(path, as: format, after: nil).content
                    let guest = try read(source, as: format, after: nil)
                    if guest.stamp != nil, !content.merged.contains(name) {
                        merge(&content, guest.content)
                        content.merged = content.merged.filter(takeOvers.contains) + [name]
                        _ = try disk.write(try format.write(content), to: path)
                    }
                }
                try disk.remove(source)
                for folder in ["\(folder)/\(state.feature.text)", folder]
                where try disk.names(in: folder).isEmpty { try disk.remove(folder) }
            }
        }
    }

    /// Removes all that a user has changed, with the damaged files that were set aside.
    func remove(_ user: FileName) throws(StorageError) {
        let folder = "\(Self.users)/\(user.text)"
        try using(folder) {
            // At once: a kill leaves nothing of it with the user.
            try disk.move(folder, to: "\(Self.users)/\(Self.removed)\(UUID().uuidString)")
            try removeRest()
        }
    }

    /// Removes what a kill has left of a removal.
    private func removeRest() throws {
        for name in try disk.names(in: Self.users) where name.hasPrefix(Self.removed) {
            try disk.remove("\(Self.users)/\(name)")
        }
    }

    /// Gets the folder ready.
    /// - Returns: A sentence about files that an earlier version of the app left there, at the
    ///   first launch of this one; `nil` if there are none.
    func prepare() throws(StorageError) -> String? {
        try using("") {
            let names = try disk.names(in: "").filter { !$0.hasPrefix(".") }
            if names.contains(Self.users) { try removeRest() }
            guard !names.isEmpty, !names.contains(Self.users), !names.contains(Self.device) else {
                return nil
            }
            return
                "\(disk.location(of: "")) has files of another program or version, which stay as "
                + "they are: \(names.joined(separator: ", "))"
        }
    }
}

/// What a server has sent, for a launch in which it doesn't answer.
struct KeptDocuments: Backend {
    let files: StateFiles

    func data(of document: String, as user: String?) async throws -> Data? {
        try await files.document(at: path(of: document, as: user))
    }

    func keep(_ text: Data, of document: String, as user: String?) async throws {
        try await files.keep(text, at: path(of: document, as: user))
    }

    /// Those of a user go when the user's data is removed; a guest's belong to the device.
    private func path(of document: String, as user: String?) throws -> String {
        let name = StateName(
            feature: .documents, name: try FileName(document, of: "a document").checked())
        return StateFiles.path(of: name, for: user.map { FileName($0, of: "a user") })
    }
}

extension StateFiles {
    fileprivate func document(at path: String) throws -> Data? {
        try disk.stamp(of: path).map { try disk.read(path, with: $0).text }
    }

    fileprivate func keep(_ text: Data, at path: String) throws {
        _ = try disk.locked(path) { try disk.write(text, to: path) }
    }
}

/// The name of a state, and that of the feature that has it.
struct StateName: Hashable, Sendable {
    let feature: FileName
    let name: FileName
}
