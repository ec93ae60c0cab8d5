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
    private let format: StateFormat<Value>
    private let files: StateFiles
    private weak var storage: Storage?
    private let shown = Shown()
    private var readers: [AsyncStream<Void>.Continuation] = []
    /// The task that sends changes, until their answers are saved.
    private(set) var pass: Task<Void, Never>?
    /// What is shown of changes before the file has it: the server's answers, and `nil` for those
    /// that a document shows.
    private var news: [Change.ID: Change?] = [:]

    /// Why the value couldn't be read; `nil` if it is known. Check it where the initial value would
    /// be a wrong answer, such as an empty cart. It is observable.
    public var readError: StorageError? { shown.error }

    /// A sentence about the user's file if it was damaged and set aside; `nil` if it wasn't.
    public var damage: String? { content?.damage }

    /// Makes a state, which isn't loaded yet.
    init(_ path: StatePath, as format: StateFormat<Value>, in storage: Storage) {
        self.path = path
        self.format = format
        self.storage = storage
        files = storage.files
        shown.error = path.issue
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
    public func load() async { await open(nil)() }

    func open(_ folder: String?) async -> @MainActor () -> Void {
        var path = path
        if path.isOfUser, let folder { path.folder = folder }
        do throws(StorageError) {
            if let issue = path.issue { throw issue }
            // A take-over may not be a part of it yet.
            if folder != nil || content == nil { try await files.merge(into: path, as: format) }
            let new = try await files.load(path, as: format)
            return { [self, path] in show(new, at: path) }
        } catch {
            storage?.warn("changes aren't saved, because \(error).")
            return { [self, path] in show(nil, error, at: path) }
        }
    }

    /// Shows what was read or written, unless it is older than what is shown, or that of a user
    /// whom the storage doesn't show.
    private func show(_ new: Content?, _ error: StorageError? = nil, at path: StatePath) {
        guard !path.isOfUser || path.folder == storage?.folder ?? self.path.folder else { return }
        if path != self.path {
            self.path = path
            shown.value = nil
        }
        if let damage = new?.damage { storage?.warn(damage) }
        let isNewer = content.map { old in new.map { old.version < $0.version } ?? false } ?? true
        guard isNewer || error != readError else { return }
        if isNewer, let new { show(new) }
        shown.error = error
        readers.removeAll { if case .terminated = $0.yield() { true } else { false } }
    }

    private func show(_ content: Content?) {
        guard var content else { return }
        if !news.isEmpty { content.apply(news, as: format) }
        shown.value = content
    }

    // Changes of the user.

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
        let result = try await save(at: path) { content in
            if let queued { try content.append(queued) }
            return try change(&content.value)
        }
        if queued != nil { storage?.sendChanges() }
        return result
    }

    /// Saves a change at the path of the user who began it, and shows it.
    @discardableResult
    private func save<Success: Sendable>(
        at path: StatePath, _ change: @escaping @Sendable (inout Content) throws -> Success
    ) async throws -> Success {
        let result: Result<Success, any Error>
        do throws(StorageError) {
            if let issue = path.issue { throw issue }
            let new: Content
            (result, new) = try await files.update(path, as: format, change)
            show(new, at: path)
        } catch {
            storage?.warn("changes aren't saved, because \(error).")
            throw error
        }
        return try result.get()
    }

    // What a server gets.

    /// The changes that no document shows yet, in the order in which they were made. It is
    /// observable.
    public var unsent: [Change] { content?.changes ?? [] }

    /// Sends a change again that the server has refused.
    /// - Throws: ``StorageError`` if that can't be saved.
    public func retry(_ change: Change) async throws {
        var waiting = change
        waiting.refusal = nil
        // Others may still be sent, after which all answers are saved.
        news[change.id] = nil
        try await save(at: path) { [format, waiting] in $0.apply([change.id: waiting], as: format) }
        storage?.sendChanges()
    }

    /// Removes a change that the server has refused, with what shows it.
    /// - Throws: ``StorageError`` if that can't be saved.
    public func discard(_ change: Change) async throws {
        try await save(at: path) { [format] in $0.apply([change.id: nil], as: format) }
    }

    var document: String? { format.document }

    func remove(_ ids: Set<Change.ID>) {
        let shown = unsent.map(\.id).filter(ids.contains)
        guard !shown.isEmpty else { return }
        for id in shown { news[id] = .some(nil) }
        show(content)
        let path = path
        Task { await saveNews(at: path) }
    }

    private func saveNews(at path: StatePath) async {
        let saved = news
        do {
            try await save(at: path) { [format] content in
                // The user's data may have been removed, and no file is made for nothing.
                let isKnown = content.changes.contains { saved.keys.contains($0.id) }
                guard isKnown else { throw CancellationError() }
                content.apply(saved, as: format)
            }
        } catch is StorageError {
            // They stay as they are shown, and are saved with the next ones.
            return
        } catch {}
        for id in saved.keys where news[id] == saved[id] { news[id] = nil }
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
            news[change.id] = change
            guard path == self.path else { break }
            show(content)
        }
        if !news.isEmpty { await saveNews(at: path) }
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

    /// Replaces those of its changes that have other values now, and removes those that have none,
    /// with what shows them.
    fileprivate mutating func apply(_ news: [Change.ID: Change?], as format: StateFormat<Value>) {
        format.uncover(&value, changes.filter { news[$0.id] == .some(nil) })
        changes = changes.compactMap { news[$0.id] ?? $0 }
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
    /// Reads the value of a user, unless it is a state of the device.
    /// - Parameter folder: The folder of the user; that of the value which is shown if `nil`.
    /// - Returns: What shows it.
    func open(_ folder: String?) async -> @MainActor () -> Void
    /// Removes changes that a document shows. They are shown no more when it returns, and saved
    /// later: after a kill the document shows them again.
    func remove(_ ids: Set<Change.ID>)
    /// Sends what waits, unless that is under way.
    func send(to backend: any Backend, as user: String)
}
