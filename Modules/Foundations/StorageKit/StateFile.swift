import Foundation

/// One value that the user changes, kept across launches: of the device, or of each of its users
/// and of the time in which no user is signed in.
///
/// It is a class, as all code that asks for a name shares it. Reading never touches the disk: the
/// storage loads the value before the first screen.
@MainActor
public final class StateFile<Value: Codable & Sendable>: SavedState {
    private let name: StateName
    private let format: StateFormat<Value>
    private let files: StateFiles
    private weak var storage: Storage?
    /// How users have it; `nil` for a state of the device.
    private let sharing: StateSharing<Value>?
    private let shown = Shown()
    private var readers: [AsyncStream<Void>.Continuation] = []
    /// The user whose value it is; `nil` for the device.
    private var owner: FileName?
    private var pass: Task<Void, Never>?
    /// The changes of the pass as the server has answered them. They aren't saved yet.
    private var answered: [Change.ID: Change] = [:]
    /// When the server had taken a change at the latest.
    private var takenAt: [Change.ID: Int] = [:]

    /// Why the value couldn't be read; `nil` if it is known. Check it where the initial value would
    /// be a wrong answer, such as an empty cart. It is observable.
    public var readError: StorageError? { shown.error }

    /// A sentence about the user's file if it was damaged and set aside; `nil` if it wasn't.
    public var damage: String? { snapshot?.damage }

    init(
        _ name: StateName, as format: StateFormat<Value>, in storage: Storage,
        sharing: StateSharing<Value>?
    ) {
        self.name = name
        self.format = format
        self.storage = storage
        self.sharing = sharing
        files = storage.files
        owner = sharing == nil ? nil : storage.owner
        shown.error = issue
    }

    /// The value as last loaded or saved. It is observable.
    public var value: Value { snapshot?.content.value ?? format.initial }

    /// `nil` until it is loaded.
    private var snapshot: Snapshot<Value>? { shown.value as? Snapshot<Value> }

    var issue: StorageError? { name.feature.issue ?? name.name.issue }

    private var path: String { StateFiles.path(of: name, for: owner) }

    /// An element after each change, of any user's value; changes before it is read are one.
    public func changes() -> AsyncStream<Void> {
        let (stream, reader) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        readers.append(reader)
        return stream
    }

    /// Reads it if another process has changed it, or after a ``readError``.
    public func load() async {
        guard issue == nil else { return }
        let path = path
        let (new, error) = await read(for: owner, after: snapshot)
        show(new, of: path, error)
    }

    /// - Parameter last: What was read last; `nil` if a take-over may not be a part of it yet.
    private func read(
        for owner: FileName?, after last: Snapshot<Value>?
    ) async -> (Snapshot<Value>?, StorageError?) {
        do throws(StorageError) {
            if last == nil, let owner, let sharing, let takeOvers = storage?.takeOvers {
                try await files.merge(
                    takeOvers, of: name, for: owner, as: format, sharing.mergeContent)
            }
            let path = StateFiles.path(of: name, for: owner)
            return (try await files.load(path, as: format, after: last), nil)
        } catch {
            storage?.warn("changes aren't saved, because \(error).")
            return (last, error)
        }
    }

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

    /// - Parameter path: The file of the user who began the change; the present user's if `nil`.
    @discardableResult
    private func write<Success: Sendable>(
        at path: String? = nil,
        _ change: @escaping @Sendable (inout StateContent<Value>) throws -> Success
    ) async throws -> Success {
        let path = path ?? self.path
        let (result, new) = try await save(at: path, change)
        show(new, of: path)
        return try result.get()
    }

    private func save<Success: Sendable>(
        at path: String, _ change: @escaping @Sendable (inout StateContent<Value>) throws -> Success
    ) async throws(StorageError) -> (Result<Success, any Error>, Snapshot<Value>) {
        do throws(StorageError) {
            if let issue { throw issue }
            let last = path == self.path ? snapshot : nil
            return try await files.update(path, as: format, after: last, change)
        } catch {
            storage?.warn("changes aren't saved, because \(error).")
            throw error
        }
    }

    /// Shows a value, unless a later one or another user's is shown.
    private func show(_ new: Snapshot<Value>?, of path: String, _ error: StorageError? = nil) {
        if let damage = new?.damage { storage?.warn(damage) }
        let orders = [snapshot, new].map { $0?.order ?? 0 }
        guard path == self.path, orders[0] <= orders[1] else { return }
        guard orders[0] < orders[1] || error != readError else { return }
        shown.value = new
        shown.error = error
        for change in unsent where change.isTaken && takenAt[change.id] == nil {
            takenAt[change.id] = storage?.nextMoment()
        }
        readers.removeAll { if case .terminated = $0.yield() { true } else { false } }
    }
}

// The users of the device.
extension StateFile {
    func open(for owner: FileName) async -> (@MainActor () -> Void)? {
        guard sharing != nil, issue == nil, owner != self.owner else { return nil }
        let (new, error) = await read(for: owner, after: nil)
        return { [self] in
            self.owner = owner
            takenAt = [:]
            shown.value = nil
            shown.error = nil
            show(new, of: path, error)
        }
    }
}

// What a server gets.
extension StateFile {
    /// The changes that no document shows yet, in the order in which they were made. It is
    /// observable.
    public var unsent: [Change] {
        // It counts the answers of a pass.
        _ = shown.count
        return snapshot?.content.changes.map { answered[$0.id] ?? $0 } ?? []
    }

    /// Sends a change again that the server has refused.
    /// - Throws: ``StorageError`` if that can't be saved.
    public func retry(_ change: Change) async throws {
        var waiting = change
        waiting.refusal = nil
        try await write { [waiting] in $0.replace([waiting.id: waiting]) }
        storage?.sendChanges()
    }

    /// Removes a change that the server has refused, with what shows it.
    /// - Throws: ``StorageError`` if that can't be saved.
    public func discard(_ change: Change) async throws {
        let uncover = sharing?.uncover
        try await write { $0.remove([change.id], uncover) }
    }

    var waitingCount: Int { unsent.count { !$0.isTaken } }

    /// Whether a pass isn't over.
    var isSending: Bool { pass != nil }

    func send(to backend: any Backend, as user: String) {
        guard pass == nil else { return }
        let waiting = unsent.filter(\.isWaiting)
        guard !waiting.isEmpty else { return }
        let path = path
        pass = Task { [weak self] in
            await self?.send(waiting, to: backend, as: user, at: path)
        }
    }

    /// Sends changes one after the other. What the server has answered is saved at the end, at
    /// once: after a kill they are sent again, and the server knows their identifiers.
    private func send(
        _ changes: [Change], to backend: any Backend, as user: String, at path: String
    ) async {
        for var change in changes {
            do {
                change.refusal = try await backend.send(change, as: user)
            } catch {
                let feature = name.feature.text
                storage?.warn(
                    "\(change.name) of \(feature.removingPercentEncoding ?? feature): "
                        + "\(reason(of: error))")
                break
            }
            change.isTaken = change.refusal == nil
            answered[change.id] = change
            guard path == self.path else { break }
            if change.isTaken { takenAt[change.id] = storage?.nextMoment() }
            shown.count += 1
        }
        let answers = answered
        if !answers.isEmpty { try? await write(at: path) { $0.replace(answers) } }
        answered = [:]
        shown.count += 1
        pass = nil
        // Those that were made meanwhile.
        if changes.count == answers.count { storage?.sendChanges() }
    }

    func changesShown(
        by document: String, requestedAt moment: Int
    ) async -> (@MainActor () -> Void)? {
        guard let sharing, sharing.document == document else { return nil }
        let ids = unsent.filter { $0.isTaken && takenAt[$0.id] ?? 0 < moment }.map(\.id)
        guard !ids.isEmpty else { return nil }
        let path = path
        let uncover = sharing.uncover
        guard let (_, new) = try? await save(at: path, { $0.remove(Set(ids), uncover) }) else {
            return nil
        }
        return { [self] in show(new, of: path) }
    }
}

extension StateContent {
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
    fileprivate mutating func remove(
        _ ids: Set<Change.ID>, _ uncover: StateSharing<Value>.Uncover?
    ) {
        let removed = changes.filter { ids.contains($0.id) }
        changes.removeAll { ids.contains($0.id) }
        uncover?(&value, removed)
    }
}

/// How the users of a device have a state.
struct StateSharing<Value: Codable & Sendable>: Sendable {
    typealias Merge = @Sendable (inout Value, Value) -> Void
    typealias Uncover = @Sendable (inout Value, [Change]) -> Void

    /// Adds what was changed before a login to the value of the user who signs in.
    let merge: Merge
    /// The document over which its changes lie until it shows them; `nil` if none is sent.
    let document: String?
    let uncover: Uncover

    @Sendable func mergeContent(
        _ content: inout StateContent<Value>, with guest: StateContent<Value>
    ) {
        merge(&content.value, guest.value)
        let known = Set(content.changes.map(\.id))
        content.changes += guest.changes.filter { !known.contains($0.id) }
    }
}

/// A state of any type.
@MainActor
protocol SavedState: AnyObject {
    /// Why its name can't be used. It is never saved then.
    var issue: StorageError? { get }

    /// How many changes no server has.
    var waitingCount: Int { get }

    /// Reads its file if that has changed.
    func load() async
    /// Reads the value of another user.
    /// - Returns: Shows the value; `nil` for a state of the device, or of the same user.
    func open(for owner: FileName) async -> (@MainActor () -> Void)?
    /// Sends what waits, unless that is under way.
    func send(to backend: any Backend, as user: String)
    /// Removes the changes that a document shows.
    /// - Parameter moment: When the document was asked for; see ``Storage/nextMoment()``.
    /// - Returns: Shows the value without them; `nil` if there are none.
    func changesShown(
        by document: String, requestedAt moment: Int
    ) async -> (@MainActor () -> Void)?
}
