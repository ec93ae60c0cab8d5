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
    /// Why the name or the initial value can't be used.
    private let issue: StorageError?
    private let shown = Shown()
    private var readers: [AsyncStream<Void>.Continuation] = []
    /// The user whose value it is; `nil` for the device.
    private var owner: FileName?
    private var isLoaded = false
    private var pass: Task<Void, Never>?
    /// What the server has answered in a pass that isn't saved yet.
    private let answers = Shown()
    /// When the server had taken a change at the latest.
    private var takenAt: [Change.ID: Int] = [:]

    /// Why the value couldn't be read; `nil` if it is known. Check it where the initial value would
    /// be a wrong answer, such as an empty cart. It is observable.
    public var readError: StorageError? { shown.error }

    /// A sentence about the user's file if it was damaged and set aside; `nil` if it wasn't.
    public private(set) var damage: String?

    init(
        _ name: StateName, as format: StateFormat<Value>, in storage: Storage,
        sharing: StateSharing<Value>?, issue: StorageError?
    ) {
        self.name = name
        self.format = format
        self.storage = storage
        self.sharing = sharing
        self.issue = issue
        files = storage.files
        owner = sharing == nil ? nil : storage.owner
        shown.error = issue
    }

    /// The value as last loaded or saved. It is observable.
    public var value: Value { snapshot.content.value }

    private var snapshot: Snapshot<Value> {
        shown.value as? Snapshot<Value> ?? Snapshot(initial: format.initial)
    }

    private var path: String { StateFiles.path(of: name, for: owner) }

    var place: (path: String, stamp: Stamp?, isKnown: Bool) {
        (path, snapshot.stamp, isLoaded && readError == nil)
    }

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
        let (new, error) = await read(for: owner, after: snapshot, merges: !isLoaded)
        show(new, of: path, error)
    }

    /// - Parameter merges: Whether a take-over may not be a part of the value yet.
    private func read(
        for owner: FileName?, after last: Snapshot<Value>, merges: Bool
    ) async -> (Snapshot<Value>, StorageError?) {
        do throws(StorageError) {
            let takeOvers = storage?.takeOvers ?? []
            if merges, let owner, let sharing, !takeOvers.isEmpty {
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

    private func write<Success: Sendable>(
        _ change: @escaping @Sendable (inout StateContent<Value>) throws -> Success
    ) async throws -> Success {
        let path = path
        let (result, new) = try await save(at: path, change)
        show(new, of: path)
        return try result.get()
    }

    private func save<Success: Sendable>(
        at path: String, _ change: @escaping @Sendable (inout StateContent<Value>) throws -> Success
    ) async throws(StorageError) -> (Result<Success, any Error>, Snapshot<Value>) {
        do throws(StorageError) {
            if let issue { throw issue }
            let last = path == self.path ? snapshot : Snapshot(initial: format.initial)
            return try await files.update(path, as: format, after: last, change)
        } catch {
            storage?.warn("changes aren't saved, because \(error).")
            throw error
        }
    }

    /// Shows a value, unless a later one or another user's is shown.
    private func show(_ new: Snapshot<Value>, of path: String, _ error: StorageError? = nil) {
        if let damage = new.damage { storage?.warn(damage) }
        guard path == self.path, new.order >= snapshot.order else { return }
        damage = new.damage ?? damage
        isLoaded = isLoaded || error == nil
        guard new.order != snapshot.order || error != readError else { return }
        show(new, error)
    }

    private func show(_ new: Snapshot<Value>, _ error: StorageError?) {
        shown.value = new
        shown.error = error
        for change in new.content.changes where change.isTaken && takenAt[change.id] == nil {
            takenAt[change.id] = storage?.nextMoment()
        }
        readers.removeAll { if case .terminated = $0.yield() { true } else { false } }
    }
}

// The users of the device.
extension StateFile {
    func open(for owner: FileName) async -> (@MainActor () -> Void)? {
        guard sharing != nil, issue == nil, owner != self.owner else { return nil }
        let (new, error) = await read(
            for: owner, after: Snapshot(initial: format.initial), merges: true)
        return { [self] in
            self.owner = owner
            isLoaded = error == nil
            damage = new.damage
            new.damage.map { storage?.warn($0) }
            answers.value = nil
            takenAt = [:]
            show(new, error)
        }
    }
}

// What a server gets.
extension StateFile {
    /// The changes that no document shows yet, in the order in which they were made. It is
    /// observable.
    public var unsent: [Change] {
        let answered = answers.value as? [Change.ID: Answer] ?? [:]
        return snapshot.content.changes.map { $0.answered(by: answered) }
    }

    /// Sends a change again that the server has refused.
    /// - Throws: ``StorageError`` if that can't be saved.
    public func retry(_ change: Change) async throws {
        try await write { content in
            for index in content.changes.indices where content.changes[index].id == change.id {
                content.changes[index].refusal = nil
            }
        }
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
        guard pass == nil, unsent.contains(where: \.isWaiting) else { return }
        let path = path
        pass = Task { [weak self] in
            await self?.send(
                self?.unsent.filter(\.isWaiting) ?? [], to: backend, as: user, at: path)
        }
    }

    /// Sends changes one after the other. What the server has answered is saved at the end, at
    /// once: after a kill they are sent again, and the server knows their identifiers.
    private func send(
        _ changes: [Change], to backend: any Backend, as user: String, at path: String
    ) async {
        var answered: [Change.ID: Answer] = [:]
        for change in changes {
            do {
                let refusal = try await backend.send(change, as: user)
                answered[change.id] = Answer(refusal: refusal)
            } catch {
                let feature = name.feature.text
                storage?.warn(
                    "\(change.name) of \(feature.removingPercentEncoding ?? feature): "
                        + "\(reason(of: error))")
                break
            }
            guard path == self.path else { break }
            if answered[change.id]?.refusal == nil { takenAt[change.id] = storage?.nextMoment() }
            answers.value = answered
        }
        let result = answered
        if !result.isEmpty {
            let saved = try? await save(at: path) { content in
                content.changes = content.changes.map { $0.answered(by: result) }
            }
            if let saved { show(saved.1, of: path) }
        }
        answers.value = nil
        pass = nil
        // Those that were made meanwhile.
        if changes.count == answered.count, !changes.isEmpty { storage?.sendChanges() }
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

/// What a server has answered to a change: a sentence if it refuses it for good.
private struct Answer: Sendable {
    let refusal: String?
}

extension Change {
    fileprivate func answered(by answers: [Change.ID: Answer]) -> Change {
        guard let answer = answers[id] else { return self }
        var change = self
        change.refusal = answer.refusal
        change.isTaken = answer.refusal == nil
        return change
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
    /// Where its file is, and the stamp of what was read last.
    var place: (path: String, stamp: Stamp?, isKnown: Bool) { get }

    /// How many changes no server has.
    var waitingCount: Int { get }

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
