/// One value that the user changes, kept across launches. A class, as all code that asks for a name shares
/// it. Reading never touches the disk: the storage loads the value before the first screen.
@MainActor
public final class StateFile<Value: Codable & Sendable> {
    private let place: StateFiles.Place<Value>
    private let files: StateFiles
    private let warn: (String) -> Void
    /// With the changes that are shown already, the first of which are sent.
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

    /// Includes changes that aren't saved yet. Observable.
    public var value: Value {
        signal.observe()
        return current
    }

    /// `nil` if the value is known. Check it where the initial value would be a wrong answer, such as an
    /// empty cart.
    public var readError: StateError? {
        signal.observe()
        return known.readError
    }

    /// An element after each change, saved or not; changes before it is read are one element.
    func changes() -> AsyncStream<Void> { signal.stream() }

    /// Returns when the change is on the disk. The change runs off the main actor, on what the file holds
    /// then.
    /// - Throws: ``StateError`` if it can't be saved, which the log says once, or the change's own error;
    ///   the value stays as it is then.
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

    /// Changes the value at once and saves it soon after; a process killed just then loses the change. If
    /// it can't be saved, the log says why, and the change is repeated with the next one on what the file
    /// holds. For what the app notes by itself; for what the user asks for use ``update(_:)``.
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
