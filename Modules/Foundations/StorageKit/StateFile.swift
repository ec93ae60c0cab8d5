import Foundation

/// One value that the user changes, kept across launches: of the device, or of each of its users and of the
/// time in which no user is signed in. A class, as all code that asks for a name shares it. Reading never
/// touches the disk: the storage loads the value before the first screen.
@MainActor
public final class StateFile<Value: Codable & Sendable>: SavedState {
    typealias Merge = @Sendable (inout Value, Value) -> Void

    private let name: String
    private let initial: Value
    private weak let storage: Storage?
    /// In memory only if `nil`.
    private let files: StateFiles?
    /// Adds what was changed before a login to the value of the user; `nil` for the device.
    private let merge: Merge?
    private let shown = Shown()
    private var readers: [AsyncStream<Void>.Continuation] = []

    /// `nil` if the value is known. Check it where the initial value would be a wrong answer, such as an
    /// empty cart. Observable.
    public var readError: StorageError? { shown.error }

    /// Says what was wrong with the file if it was set aside, so that the value is the initial one; `nil` if
    /// nothing was.
    public private(set) var damage: String?

    init(_ name: String, initial: Value, in storage: Storage, merging merge: Merge?) {
        (self.name, self.initial, self.merge) = (name, initial, merge)
        (self.storage, files) = (storage, storage.files)
    }

    /// The user; empty while none is signed in, and for the device.
    private var owner: String { merge == nil ? "" : storage?.currentUser() ?? "" }

    /// As last loaded or saved. Observable.
    public var value: Value { saved.values[owner] ?? initial }

    private var saved: Snapshot<Value> { shown.value as? Snapshot<Value> ?? Snapshot() }

    /// Of its file; after an error 0, which no file has, so that it is read again.
    var number: ino_t? { readError == nil ? saved.number : 0 }

    /// An element after each change, of any user's value; changes before it is read are one.
    public func changes() -> AsyncStream<Void> {
        let (stream, reader) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        readers.append(reader)
        return stream
    }

    /// Reads it if another process has changed it, or after a ``readError``.
    public func load() async {
        guard let files else { return }
        do throws(StorageError) {
            show(try await files.load(name, after: saved))
        } catch {
            storage?.warn("changes aren't saved, because \(error).")
            show(saved, error)
        }
    }

    /// Returns when the change is on the disk. It is made on what the file holds then, after the changes
    /// that were asked for before, and not on the main actor.
    /// - Throws: ``StorageError`` if it can't be saved, which the log says once, or the change's own error;
    ///   the value stays as it is then.
    @discardableResult
    public func update<Result: Sendable>(
        _ change: @escaping @Sendable (inout Value) throws -> Result
    ) async throws -> Result {
        let (owner, initial) = (owner, initial)
        return try await write { try change(&$0[owner, default: initial]) }
    }

    private func write<Success: Sendable>(
        _ change: @escaping @Sendable (inout [String: Value]) throws -> Success
    ) async throws -> Success {
        do {
            guard let files else {
                var new = saved
                let success = try change(&new.values)
                show(new)
                return success
            }
            let (result, new) = try await files.update(name, after: saved, change)
            show(new)
            return try result.get()
        } catch {
            if error is StorageError { storage?.warn("changes aren't saved, because \(error).") }
            throw error
        }
    }

    private func show(_ new: Snapshot<Value>, _ error: StorageError? = nil) {
        if let sentence = new.damage {
            damage = sentence
            storage?.warn(sentence)
        }
        guard files == nil || new.number != saved.number || error != readError else { return }
        (shown.value, shown.error) = (new, error)
        readers.removeAll { if case .terminated = $0.yield() { true } else { false } }
    }

    func move(from owner: String, to user: String?) async throws {
        guard let merge else { return }
        // With a change that was just made.
        await load()
        guard readError != nil || saved.values[owner] != nil else { return }
        try await write { values in
            guard let moved = values.removeValue(forKey: owner), let user else { return }
            guard values[user] != nil else { return values[user] = moved }
            merge(&values[user, default: moved], moved)
        }
    }
}
