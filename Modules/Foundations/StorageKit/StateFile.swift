import Foundation

/// One value that the user changes, kept across launches: of the device, or of each of its users
/// and of the time in which no user is signed in.
///
/// It is a class, as all code that asks for a name shares it. Reading never touches the disk: the
/// storage loads the value before the first screen.
@MainActor
public final class StateFile<Value: Codable & Sendable>: SavedState {
    typealias Content = StateContent<Value>

    /// The file of the user whose value it is, or of the device.
    private var path: StatePath
    private let issue: StorageError?
    private let format: StateFormat<Value>
    private let files: StateFiles
    private weak var storage: Storage?
    private let shown = Shown()
    /// What was read or written and isn't shown yet, by the paths of users.
    private var news: [StatePath: (content: Content?, error: StorageError?)] = [:]
    private var readers: [AsyncStream<Void>.Continuation] = []
    /// The task that sends changes, until their answers are saved.
    private(set) var pass: Task<Void, Never>?
    /// What the server has answered meanwhile.
    private var answers: [Change.ID: Change] = [:]

    /// Why the value couldn't be read; `nil` if it is known. Check it where the initial value would
    /// be a wrong answer, such as an empty cart. It is observable.
    public var readError: StorageError? { shown.error }

    /// A sentence about the user's file if it was damaged and set aside; `nil` if it wasn't.
    public var damage: String? { content?.damage }

    /// Makes a state, which isn't loaded yet.
    /// - Parameter issue: Why it has no path; `nil` if it has one.
    init(
        _ path: StatePath, issue: StorageError?, as format: StateFormat<Value>, in storage: Storage
    ) {
        self.path = path
        self.issue = issue
        self.format = format
        self.storage = storage
        files = storage.files
        shown.error = issue
    }

    /// The value as last loaded or saved. It is observable.
    public var value: Value { content?.value ?? format.initial }

    /// What was read or saved last; `nil` until the state is loaded.
    private var content: Content? { shown.value as? Content }

    /// A stream with an element after each change of the value, of any user. Changes before one is
    /// read are one element.
    public func changes() -> AsyncStream<Void> {
        let (stream, reader) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        readers.append(reader)
        return stream
    }

    /// Reads it if another process has changed it, or after a ``readError``.
    public func load() async {
        await read(path, isNew: content == nil)
        show()
    }

    func open(_ folder: String) async {
        guard path.isOfUser else { return }
        await read(StatePath(folder: folder, file: path.file), isNew: true)
    }

    /// Reads a file.
    /// - Parameter isNew: Whether a take-over may not be a part of it yet.
    private func read(_ path: StatePath, isNew: Bool) async {
        guard issue == nil else { return }
        do throws(StorageError) {
            if isNew, path.isOfUser, let takeOvers = storage?.takeOvers {
                try await files.merge(takeOvers, into: path, as: format)
            }
            news[path] = (try await files.load(path, as: format), nil)
        } catch {
            storage?.warn("changes aren't saved, because \(error).")
            news[path] = (nil, error)
        }
    }

    func show() {
        if path.isOfUser, let folder = storage?.folder, folder != path.folder {
            path = StatePath(folder: folder, file: path.file)
            shown.value = nil
            shown.error = issue
        }
        guard let (new, error) = news.removeValue(forKey: path) else { return }
        if let damage = new?.damage { storage?.warn(damage) }
        guard (new ?? content)?.version != content?.version || error != readError else { return }
        if var new {
            new.replace(answers)
            shown.value = new
        }
        shown.error = error
        readers.removeAll { if case .terminated = $0.yield() { true } else { false } }
    }
}

// Changes of the user.
extension StateFile {
    /// Returns when the change is on the disk. It is made on what the file holds then, after the
    /// changes that were asked for before, and not on the main actor.
    /// - Parameters:
    ///   - sent: The same change for the server; only for a state that is sent. A backend that
    ///     takes no changes doesn't get it.
    ///   - change: Changes the value that the file holds then.
    /// - Throws: ``StorageError`` if it can't be saved, which the log says once, or the change's
    ///   own error; the value stays as it is then.
    @discardableResult
    public func update<Result: Sendable>(
        sending sent: Change? = nil,
        _ change: @escaping @Sendable (inout Value) throws -> Result
    ) async throws -> Result {
        let queued = storage?.takesChanges == true ? sent : nil
        let result = try await write { content in
            if let queued { try content.append(queued) }
            return try change(&content.value)
        }
        if queued != nil { storage?.sendChanges() }
        return result
    }

    /// Saves a change, and shows it.
    @discardableResult
    private func write<Success: Sendable>(
        _ change: @escaping @Sendable (inout Content) throws -> Success
    ) async throws -> Success {
        let result = try await save(at: path, change)
        show()
        return try result.get()
    }

    /// Saves a change at the path of the user who began it.
    private func save<Success: Sendable>(
        at path: StatePath, _ change: @escaping @Sendable (inout Content) throws -> Success
    ) async throws(StorageError) -> Result<Success, any Error> {
        do throws(StorageError) {
            if let issue { throw issue }
            let (result, new) = try await files.update(path, as: format, change)
            if path == self.path { news[path] = (new, nil) }
            return result
        } catch {
            storage?.warn("changes aren't saved, because \(error).")
            throw error
        }
    }
}

// What a server gets.
extension StateFile {
    /// The changes that no document shows yet, in the order in which they were made. It is
    /// observable.
    public var unsent: [Change] { content?.changes ?? [] }

    /// Sends a change again that the server has refused.
    /// - Throws: ``StorageError`` if that can't be saved.
    public func retry(_ change: Change) async throws {
        var waiting = change
        waiting.refusal = nil
        // Others may still be sent, after which all answers are saved.
        answers[change.id] = nil
        try await write { [waiting] in $0.replace([waiting.id: waiting]) }
        storage?.sendChanges()
    }

    /// Removes a change that the server has refused, with what shows it.
    /// - Throws: ``StorageError`` if that can't be saved.
    public func discard(_ change: Change) async throws {
        try await write { [format] in $0.remove([change.id], as: format) }
    }

    var document: String? { format.document }

    func remove(_ ids: Set<Change.ID>) async {
        guard unsent.contains(where: { ids.contains($0.id) }) else { return }
        _ = try? await save(at: path) { [format] in $0.remove(ids, as: format) }
    }

    func send(to backend: any Backend, as user: String) {
        guard pass == nil else { return }
        let waiting = unsent.filter(\.isWaiting)
        guard !waiting.isEmpty else { return }
        let path = path
        pass = Task { await send(waiting, to: backend, as: user, at: path) }
    }

    /// Sends changes one after the other. What the server has answered is saved at the end, at
    /// once: after a kill they are sent again, and the server knows their identifiers.
    private func send(
        _ changes: [Change], to backend: any Backend, as user: String, at path: StatePath
    ) async {
        var isReached = true
        for var change in changes {
            do {
                change.refusal = try await backend.send(change, as: user)
            } catch {
                let feature = path.file.prefix { $0 != "/" }
                storage?.warn(
                    "\(change.name) of \(feature.removingPercentEncoding ?? ""): "
                        + "\(reason(of: error))")
                isReached = false
                break
            }
            change.isTaken = change.refusal == nil
            answers[change.id] = change
            guard path == self.path, var new = content else { break }
            new.replace(answers)
            shown.value = new
        }
        let all = answers
        if !all.isEmpty { _ = try? await save(at: path) { $0.replace(all) } }
        show()
        answers = [:]
        pass = nil
        // Changes that were made meanwhile, perhaps by another user, are sent next.
        if isReached || path != self.path { storage?.sendChanges() }
    }
}

extension StateContent {
    /// Adds a change for the server.
    /// - Throws: ``StorageError`` if too many wait.
    fileprivate mutating func append(_ change: Change) throws {
        guard changes.count < 1_000 else {
            throw StorageError(
                description: "1000 changes wait for the server. Connect the device, and try again")
        }
        changes.append(change)
    }

    /// Replaces those of its changes that have other values now.
    fileprivate mutating func replace(_ new: [Change.ID: Change]) {
        changes = changes.map { new[$0.id] ?? $0 }
    }

    /// Removes changes, and from the value what shows them.
    fileprivate mutating func remove(_ ids: Set<Change.ID>, as format: StateFormat<Value>) {
        format.uncover(&value, changes.filter { ids.contains($0.id) })
        changes.removeAll { ids.contains($0.id) }
    }
}

/// A state of any type.
@MainActor
protocol SavedState: AnyObject {
    /// The document over which its changes lie; `nil` if none is sent.
    var document: String? { get }
    /// The changes that no document shows yet.
    var unsent: [Change] { get }

    /// Reads its file if that has changed, and shows it.
    func load() async
    /// Reads the value of another user, unless it is a state of the device.
    func open(_ folder: String) async
    /// Removes changes that a document shows.
    func remove(_ ids: Set<Change.ID>) async
    /// Shows what was read or written, of the user whom the storage shows.
    func show()
    /// Sends what waits, unless that is under way.
    func send(to backend: any Backend, as user: String)
}
