import Foundation

/// One value that the user changes, kept across launches: of the device, or of each of its users and of the
/// time in which no user is signed in. A class, as all code that asks for a name shares it. Reading never
/// touches the disk: the storage loads the value before the first screen.
@MainActor
public final class StateFile<Value: Codable & Sendable> {
    /// The values by the names of users.
    typealias Values = [String: Value]

    private let name: String
    /// In memory only if `nil`.
    private let files: StateFiles?
    private let warn: (String) -> Void
    private let owner: @MainActor () -> StateOwner<Value>
    private let signal = ChangeSignal()
    /// As last read or written.
    private var saved = Values() { didSet { signal.send() } }
    private var file: OpenFile?
    /// Shown already; made on what the file holds when they are saved.
    private var unsaved: [(inout Values) -> Void] = [] { didSet { signal.send() } }
    private var lastTurn: Task<Void, Never>?
    private var lastError: StateError?
    private var failure: StateError? { didSet { if failure != oldValue { signal.send() } } }

    init(
        _ name: String, in files: StateFiles?, warn: @escaping (String) -> Void,
        owner: @escaping @MainActor () -> StateOwner<Value>
    ) {
        self.name = name
        self.files = files
        self.warn = warn
        self.owner = owner
    }

    /// Includes changes that aren't saved yet. Observable.
    public var value: Value {
        signal.observe()
        return owner().value(in: values)
    }

    /// `nil` if the value is known. Check it where the initial value would be a wrong answer, such as an
    /// empty cart. Observable.
    public var readError: StateError? {
        signal.observe()
        return failure
    }

    /// An element after each change, saved or not, of any user's value; changes before it is read are one.
    public func changes() -> AsyncStream<Void> { signal.stream() }

    /// Returns when the change is on the disk: made on what the file holds then, and once more if another
    /// process is faster.
    /// - Throws: ``StateError`` if it can't be saved, which the log says once, or the change's own error;
    ///   the value stays as it is then.
    @discardableResult
    public func update<Result: Sendable>(
        _ change: @escaping (inout Value) throws -> Result
    ) async throws -> Result {
        let owner = owner()
        return try await inTurn("a change is not saved") { [self] in
            try await write { try owner.change(&$0, change) }
        }
    }

    /// Changes the value at once. The change is saved when the main actor is free, and a process that is
    /// killed before loses it. If it can't be saved, the log says why, and it is saved with the next one.
    /// For what the app notes by itself; for what the user asks for use ``update(_:)``.
    @discardableResult
    public func updateSoon<Result>(_ change: @escaping (inout Value) -> Result) -> Result {
        let owner = owner()
        // A copy, so that the change may read the value.
        var values = values
        let result = owner.change(&values, change)
        if files == nil {
            saved = values
        } else {
            unsaved.append { _ = owner.change(&$0, change) }
            Task { await flush() }
        }
        return result
    }

    private var values: Values { unsaved.reduce(into: saved) { $1(&$0) } }

    /// Changes follow each other in the order in which they were asked for.
    private func inTurn<Result: Sendable>(
        _ consequence: String, _ work: @escaping @MainActor () async throws -> Result
    ) async throws -> Result {
        let turn = Task { [lastTurn] in
            await lastTurn?.value
            do {
                let result = try await work()
                lastError = nil
                return result
            } catch {
                if let error = error as? StateError, error != lastError {
                    lastError = error
                    warn("\(consequence), because \(error).")
                }
                throw error
            }
        }
        lastTurn = Task { _ = await turn.result }
        return try await turn.value
    }

    private func write<Result>(_ change: (inout Values) throws -> Result) async throws -> Result {
        while true {
            let (early, known) = (unsaved.count, file)
            var values = values
            let result = try change(&values)
            if let files {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
                let data = try encoder.encode(values)
                guard let new = try await files.write(data, to: name, replacing: known) else {
                    try await read()
                    continue
                }
                file = new
            }
            (saved, failure) = (values, nil)
            unsaved.removeFirst(early)
            return result
        }
    }

    private func read() async throws {
        do {
            if let files, let found = try await files.read(name, unless: file) {
                do {
                    let values = try found.data.map {
                        try JSONDecoder().decode(Values.self, from: $0)
                    }
                    (saved, file) = (values ?? [:], found.file)
                } catch {
                    (saved, file) = ([:], nil)
                    if let corrupt = found.file, let copy = try await files.setAside(name, corrupt)
                    {
                        warn("\(name).json is corrupt and now called \(copy): \(error)")
                    }
                }
            }
            failure = nil
        } catch {
            failure = error
            throw error
        }
    }
}

extension StateFile: SavedState {
    var unsavedError: StateError? { unsaved.isEmpty ? nil : lastError }

    func load() async {
        guard files != nil else { return }
        try? await inTurn("no change is saved") { [self] in try await read() }
    }

    func flush() async {
        guard !unsaved.isEmpty else { return }
        try? await inTurn("a change lasts until the app ends") { [self] in
            if !unsaved.isEmpty { try await write { _ in } }
        }
    }

    func claim() {
        if owner().name?.isEmpty == false, values[""] != nil { updateSoon { _ in } }
    }

    func remove(_ user: String) async throws {
        guard owner().name != nil, readError != nil || values[user] != nil else { return }
        try await inTurn("a change is not saved") { [self] in try await write { $0[user] = nil } }
    }
}

/// Whose value a file shows.
struct StateOwner<Value> {
    /// Empty while no user is signed in; `nil` for the device.
    let name: String?
    let initial: Value
    /// Adds what was changed before the login.
    var merge: (inout Value, Value) -> Void = { $0 = $1 }

    func value(in values: [String: Value]) -> Value {
        let guest = values[""]
        guard let name, !name.isEmpty, var value = values[name] else { return guest ?? initial }
        if let guest { merge(&value, guest) }
        return value
    }

    /// The owner owns what was changed before the login from then on.
    func change<Result, Failure: Error>(
        _ values: inout [String: Value], _ change: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var value = value(in: values)
        let result = try change(&value)
        values[""] = nil
        values[name ?? ""] = value
        return result
    }
}
