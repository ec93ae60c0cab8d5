/// One value that the user changes, kept across launches.
///
/// A class, because all code that asks the ``Storage`` for a name shares the one value. Reading the
/// value never touches the disk: the storage loads it before the app shows its first screen.
@MainActor
public final class StateFile<Value: Codable & Sendable> {
    private let place: StateFiles.Place<Value>
    private let files: StateFiles
    private let warn: (String) -> Void
    /// What the files know, and the changes that are shown already. The first ones of those are sent.
    private var known: StateFiles.Known<Value>
    private var early: [StateFiles.Change<Value>] = []
    private var sentCount = 0
    private var current: Value
    private var hasWarned = false
    private let signal = ChangeSignal()

    init(_ place: StateFiles.Place<Value>, in files: StateFiles, warn: @escaping (String) -> Void) {
        self.place = place
        self.files = files
        self.warn = warn
        known = StateFiles.Known(place.initial)
        current = place.initial
    }

    /// The current value, with the changes that aren't saved yet. Observable: a view that reads it is
    /// drawn again after each change.
    public var value: Value {
        signal.observe()
        return current
    }

    /// Why the file can't be read; `nil` if the value is known. Check it where the initial value
    /// would be a wrong answer, such as an empty cart.
    public var readError: StateError? {
        signal.observe()
        return known.readError
    }

    /// Sends an element after each change, saved or not. Changes that come before it is read are one
    /// element.
    func changes() -> AsyncStream<Void> { signal.stream() }

    /// Changes the value. Returns when the change is on the disk.
    /// - Parameter change: The change, of what the file holds at that moment. It runs off the main
    ///   actor. If it throws, the value stays as it is.
    /// - Returns: The result of the change.
    /// - Throws: ``StateError`` if the change can't be saved; the value stays as it is then, and the
    ///   log says why, once until it is possible. Or the error of the change itself.
    @discardableResult
    public func update<Result: Sendable>(
        _ change: @escaping @Sendable (inout Value) throws -> Result
    ) async throws -> Result {
        do {
            return try await send(change)
        } catch let error as StateError {
            warnOnce("a change is not saved, because \(error).")
            throw error
        }
    }

    /// Changes the value at once, and saves it soon after. If that isn't possible, the log says why,
    /// and the change is saved together with the next one. A process that is killed just then loses it.
    ///
    /// Use it for what the app notes by itself, such as where the user is. For what the user asks for
    /// use ``update(_:)``.
    /// - Parameter change: The change. It is repeated on what the file holds then.
    /// - Returns: The result of the change.
    @discardableResult
    public func updateSoon<Result>(
        _ change: @escaping @Sendable (inout Value) -> Result
    ) -> Result {
        // A copy, so that the change may read the value.
        var value = current
        let result = change(&value)
        current = value
        early.append { _ = change(&$0) }
        signal.send()
        Task { await flush() }
        return result
    }

    private func send<Result: Sendable>(
        _ change: @escaping @Sendable (inout Value) throws -> Result
    ) async throws -> Result {
        let new = Array(early.dropFirst(sentCount))
        sentCount += new.count
        let (known, result) = await files.change(place, after: new, change)
        early.removeFirst(new.count)
        sentCount -= new.count
        adopt(known)
        if case .success = result { hasWarned = false }
        return try result.get()
    }

    private func adopt(_ known: StateFiles.Known<Value>) {
        known.warning.map(warn)
        self.known = known
        current = early.reduce(into: known.value) { $1(&$0) }
        signal.send()
    }

    private func warnOnce(_ sentence: String) {
        if !hasWarned { warn(sentence) }
        hasWarned = true
    }
}

extension StateFile: SavedState {
    var unsavedError: StateError? { known.unsavedError }

    func load() async {
        guard files.folder != nil else { return }
        let known = await files.read(place)
        if let error = known.readError {
            warnOnce("\(error). Until then the file stays as it is, and no change is saved.")
        } else if known.isFound {
            hasWarned = false
        }
        if known.isFound || known.readError != self.known.readError { adopt(known) }
    }

    func flush() async {
        guard !early.isEmpty || unsavedError != nil else { return }
        do {
            try await send { _ in }
        } catch {
            warnOnce("a change lasts until the app ends, because \(error).")
        }
    }
}
