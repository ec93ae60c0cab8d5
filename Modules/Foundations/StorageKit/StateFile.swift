/// One value that the user changes, kept across launches: of the device, or of each of its users and of the
/// time in which no user is signed in. A class, as all code that asks for a name shares it. Reading never
/// touches the disk: the storage loads the value before the first screen.
@MainActor
public final class StateFile<Value: Codable & Sendable> {
    private let name: String
    private let initial: Value
    private let files: StateFiles
    private let warn: (String) -> Void
    /// The user; empty while none is signed in, and for the device.
    private let owner: @MainActor () -> String
    /// Adds what was changed before a login to the value of the user; `nil` for the device.
    private let merge: (@Sendable (inout Value, Value) -> Void)?
    private let signal = ChangeSignal()
    private var saved = Snapshot<Value>()
    private var failure: StateError?

    init(
        _ name: String, initial: Value, in files: StateFiles, warn: @escaping (String) -> Void,
        owner: @escaping @MainActor () -> String,
        merging merge: (@Sendable (inout Value, Value) -> Void)?
    ) {
        self.name = name
        self.initial = initial
        self.files = files
        self.warn = warn
        self.owner = owner
        self.merge = merge
    }

    /// As last loaded or saved. Observable.
    public var value: Value {
        signal.observe()
        return saved.values[owner()] ?? initial
    }

    /// `nil` if the value is known. Check it where the initial value would be a wrong answer, such as an
    /// empty cart. Observable.
    public var readError: StateError? {
        signal.observe()
        return failure
    }

    /// An element after each change, of any user's value; changes before it is read are one.
    public func changes() -> AsyncStream<Void> { signal.stream() }

    /// Returns when the change is on the disk. It is made on what the file holds then, after the changes
    /// that were asked for before, and not on the main actor.
    /// - Throws: ``StateError`` if it can't be saved, which the log says once, or the change's own error;
    ///   the value stays as it is then.
    @discardableResult
    public func update<Result: Sendable>(
        _ change: @escaping @Sendable (inout Value) throws -> Result
    ) async throws -> Result {
        let (owner, initial) = (owner(), initial)
        return try await write { try change(&$0[owner, default: initial]) }
    }

    private func write<Result: Sendable>(
        _ change: @Sendable (inout [String: Value]) throws -> Result
    ) async throws -> Result {
        do {
            let (result, new): (Result, Snapshot<Value>) = try await files.update(name, change)
            show(new)
            return result
        } catch {
            if let error = error as? StateError, error != failure {
                warn("a change is not saved, because \(error).")
            }
            throw error
        }
    }

    private func show(_ new: Snapshot<Value>) {
        new.damage.map(warn)
        guard new.version > saved.version || failure != nil else { return }
        (saved, failure) = (new, nil)
        signal.send()
    }
}

extension StateFile: SavedState {
    func load() async {
        if files.folder == nil { return }
        do {
            show(try await files.load(name))
        } catch {
            warn("no change is saved, because \(error).")
            failure = error as? StateError
            signal.send()
        }
    }

    func claim(for user: String) async throws {
        guard let merge, saved.values[""] != nil else { return }
        try await write { values in
            guard let guest = values.removeValue(forKey: "") else { return }
            var value = values[user] ?? guest
            if values[user] != nil { merge(&value, guest) }
            values[user] = value
        }
    }

    func remove(_ user: String) async throws {
        guard merge != nil, failure != nil || saved.values[user] != nil else { return }
        try await write { $0[user] = nil }
    }
}
