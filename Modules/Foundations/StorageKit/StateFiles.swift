import Dispatch
import Foundation

/// Owns the files of a folder of states, on a queue of its own: waiting for a disk, or for another
/// process, delays neither the main actor nor other tasks. No function suspends, so changes follow
/// each other in the order in which they are asked for.
actor StateFiles: SerialExecutor, Backend {
    /// The files; `nil` if states are in memory only.
    private let disk: FolderDisk?
    /// The content that was read or written last at each path; in memory, all that there is.
    private var known: [StatePath: any Sendable] = [:]
    private let queue = DispatchQueue(label: "StateFiles", qos: .userInitiated)

    init(_ disk: sending FolderDisk?) { self.disk = disk }

    nonisolated var unownedExecutor: UnownedSerialExecutor { asUnownedSerialExecutor() }

    nonisolated func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.unownedExecutor) }
    }

    /// Reads a file if it has changed.
    func load<Value>(
        _ path: StatePath, as format: StateFormat<Value>
    ) throws(StorageError) -> StateContent<Value> {
        try using(path.text) { try read(path, as: format) }
    }

    /// Changes what the file holds now. When it returns, the disk holds the change. If the change
    /// throws, the file stays as it is.
    func update<Value, Success: Sendable>(
        _ path: StatePath, as format: StateFormat<Value>,
        _ change: @Sendable (inout StateContent<Value>) throws -> Success
    ) throws(StorageError) -> (Result<Success, any Error>, StateContent<Value>) {
        try using(path.text, locks: true) {
            let old = try read(path, as: format, isLocked: true)
            var new = old
            let result = Result { try change(&new) }
            guard case .success = result else { return (result, old) }
            new.version = .now
            let text = try format.write(new, over: old)
            try disk?.write(text, to: path.text)
            new.text = text
            known[path] = new
            return (result, new)
        }
    }

    /// - Parameter locks: Whether no other process may change a file meanwhile.
    private func using<Success>(
        _ path: String, locks: Bool = false, _ body: () throws -> Success
    ) throws(StorageError) -> Success {
        do {
            guard locks, let disk else { return try body() }
            return try disk.locked(body)
        } catch {
            throw error as? StorageError
                ?? StorageError(
                    description: "\(location(of: path)) can't be used: \(reason(of: error))")
        }
    }

    private func location(of path: String) -> String { disk?.url(path).path ?? path }

    /// Reads a file. A damaged file gets another name, so that nothing overwrites it.
    private func read<Value>(
        _ path: StatePath, as format: StateFormat<Value>, isLocked: Bool = false
    ) throws -> StateContent<Value> {
        let text = try disk?.read(path.text)
        let last = known[path] as? StateContent<Value>
        if let last, disk == nil || text == last.text { return last }
        // Another process has changed it, and may have moved its folder, or all of them.
        disk?.folders = [:]
        var new = StateContent(value: format.initial)
        if let disk, let text {
            do {
                new = try format.read(text)
                new.text = text
            } catch {
                // Nobody else names it anew meanwhile.
                guard isLocked else {
                    return try disk.locked { try read(path, as: format, isLocked: true) }
                }
                let number = UInt64.random(in: .min ... .max)
                let copy = "\(path.text.dropLast(".json".count))=damaged-\(number).json"
                try disk.move(path.text, to: copy)
                let name = copy.split(separator: "/").last ?? ""
                new.damage =
                    "\(location(of: path.text)) is corrupt and now called \(name): \(error)"
            }
        }
        new.damage = new.damage ?? last?.damage
        known[path] = new
        return new
    }

    // The folders of users.

    private static let (taken, removed) = ("=taken-", "=removed-")

    /// Gives a user what was changed while no user was signed in. One rename does it, so a kill
    /// leaves all of it with the guest or with the user.
    func takeOver(for folder: String) -> Result<Void, StorageError> {
        let guest = StatePath.folder(of: .guest)
        let taken = "\(folder)/\(Self.taken)\(UUID().uuidString)"
        return Result { () throws(StorageError) in
            try using(folder, locks: true) {
                for (path, content) in known where path.folder == guest {
                    known[path] = nil
                    known[StatePath(folder: taken, file: path.file)] = content
                }
                try disk?.move(guest, to: taken)
            }
        }
    }

    /// Merges a state's values of take-overs into that of the user. Each is merged once, also after
    /// a kill: its folder is written with the merged value.
    func merge<Value>(
        into path: StatePath, as format: StateFormat<Value>
    ) throws(StorageError) {
        let takeOvers = try using(path.folder) {
            let all = try disk?.names(in: path.folder).map { "\(path.folder)/\($0)" }
            return (all ?? Array(Set(known.keys.map(\.folder))))
                .filter { $0.hasPrefix("\(path.folder)/\(Self.taken)") }
        }
        for folder in takeOvers {
            let source = StatePath(folder: folder, file: path.file)
            let feature = "\(folder)/\(path.file.prefix { $0 != "/" })"
            let guest = try load(source, as: format)
            if guest.text != nil {
                _ = try update(path, as: format) { content in
                    guard !content.merged.contains(folder) else { return }
                    format.merge(&content.value, guest.value)
                    content.changes += guest.changes
                    content.merged = content.merged.filter(takeOvers.contains) + [folder]
                }
            }
            known[source] = nil
            try using(source.text) {
                for path in [source.text, feature, folder]
                where try disk?.names(in: path).isEmpty == true { try disk?.remove(path) }
            }
        }
    }

    /// Removes all that a user has changed, with the damaged files that were set aside.
    func remove(_ folder: String) throws(StorageError) {
        try using(folder, locks: true) {
            known = known.filter { !"\($0.key.folder)/".hasPrefix("\(folder)/") }
            // One rename removes all of it: a kill leaves nothing with the user.
            try disk?.move(folder, to: "\(StatePath.users)/\(Self.removed)\(UUID().uuidString)")
            try removeRest()
        }
    }

    /// Removes what a kill has left of a removal.
    private func removeRest() throws {
        for name in try disk?.names(in: StatePath.users) ?? [] where name.hasPrefix(Self.removed) {
            try disk?.remove("\(StatePath.users)/\(name)")
        }
    }

    /// Forgets what was read of users, of whom another one is shown now.
    func forget(butOf folder: String) {
        known = known.filter { disk == nil || !$0.key.isOfUser || $0.key.folder == folder }
    }

    /// Gets the folder ready.
    /// - Returns: A sentence about files that an earlier version of the app left there, at the
    ///   first launch of this one; `nil` if there are none.
    func prepare() throws(StorageError) -> String? {
        try using("") {
            try removeRest()
            let names = try (disk?.names(in: "") ?? []).filter { !$0.hasPrefix(".") }
            let isOwn = [StatePath.users, StatePath.device].contains(where: names.contains)
            if names.isEmpty || isOwn { return nil }
            return "\(location(of: "")) has files of another program or version, which stay as "
                + "they are: \(names.joined(separator: ", "))"
        }
    }

    // What a server has sent, for a launch in which it doesn't answer.

    func data(of document: String, as user: String?) throws -> Data? {
        let path = try Self.path(of: document, as: user)
        guard let disk else { return known[path] as? Data }
        return try disk.read(path.text)
    }

    func keep(_ text: Data, of document: String, as user: String?) throws {
        let path = try Self.path(of: document, as: user)
        guard let disk else { return known[path] = text }
        try disk.locked { try disk.write(text, to: path.text) }
    }

    /// The path of a kept document. Those of a user go when the user's data is removed; a guest's
    /// belong to the device.
    private static func path(of document: String, as user: String?) throws -> StatePath {
        let name = try FileName(document, of: "a document").checked()
        let folder = user.map { StatePath.folder(of: FileName($0, of: "a user")) }
        return StatePath(
            folder: folder ?? StatePath.device, file: "=documents/\(name.text).json")
    }
}

/// The path of a state's file.
struct StatePath: Hashable, Sendable {
    static let users = "users"
    static let device = "device"

    /// The folder of a user, or of the device.
    var folder: String
    /// The path in the folder of each user: `FEATURE/NAME.json`.
    let file: String
    /// Why there can't be a file at it.
    var issue: StorageError?

    var text: String { "\(folder)/\(file)" }
    var isOfUser: Bool { folder != Self.device }

    static func folder(of user: FileName) -> String { "\(users)/\(user.text)" }
}
