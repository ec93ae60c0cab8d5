/// One value that the user changes, kept across launches.
///
/// A class, because all code that asks the ``Storage`` for a name shares the one value. Reading the
/// value never touches the disk: the storage loads it before the app shows its first screen.
@MainActor
public final class StateFile<Value: Codable & Sendable> {
    private let place: StateFiles.Place?
    private let files: StateFiles
    private let isShared: Bool
    private let warn: (String) -> Void
    /// What the file held when it was last read or written, and that version of it.
    private var saved: Value
    private var found: StateFiles.Found<Value>?
    /// Changes that aren't saved yet. The next attempt repeats them on what the file holds then.
    private var unsaved: [(inout Value) -> Void] = []
    private var current: Value
    private var error: StateError?
    private var hasWarned = false
    /// Changes of one file follow each other.
    private var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private let signal = ChangeSignal()
    private(set) var unsavedError: StateError?

    init(
        _ name: String, in scope: String?, initial: Value, folder: StateFolder?, files: StateFiles
    ) {
        place = folder.map { StateFiles.Place(folder: $0.folder(of: scope), name: name) }
        self.files = files
        isShared = folder?.isShared ?? false
        warn = folder?.warn ?? { _ in }
        (saved, current) = (initial, initial)
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
        return error
    }

    /// Sends an element after each change, saved or not. Changes that come before it is read are one
    /// element.
    func changes() -> AsyncStream<Void> { signal.stream() }

    /// Changes the value. Returns when the change is on the disk.
    /// - Parameter change: The change, of what the file holds at that moment. If it throws, the value
    ///   stays as it is.
    /// - Returns: The result of the change.
    /// - Throws: ``StateError`` if the change can't be saved; the value stays as it is then, and the
    ///   log says why, once until it is possible. Or the error of the change itself.
    @discardableResult
    public func update<Result>(_ change: (inout Value) throws -> Result) async throws -> Result {
        await enter()
        defer { leave() }
        do {
            return try await save(change)
        } catch let error as StateError {
            warnOnce("a change is not saved, because \(error).")
            throw error
        }
    }

    /// Changes the value at once, and saves it soon after. If that isn't possible, the log says why,
    /// and the change is saved together with the next one.
    ///
    /// Use it for what the app notes by itself, such as where the user is. For what the user asks for
    /// use ``update(_:)``.
    /// - Parameter change: The change. It is repeated on what the file holds then.
    /// - Returns: The result of the change.
    @discardableResult
    public func updateSoon<Result>(_ change: @escaping (inout Value) -> Result) -> Result {
        // A copy, so that the change may read the value.
        var value = current
        let result = change(&value)
        current = value
        unsaved.append { _ = change(&$0) }
        signal.send()
        Task { await flush() }
        return result
    }

    private func save<Result>(_ change: (inout Value) throws -> Result) async throws -> Result {
        let pending = unsaved.count
        var value = saved
        if let place {
            if let found: StateFiles.Found<Value> = try await files.begin(
                place, unless: found?.version)
            {
                adopt(found)
            }
            value = saved
        }
        let result: Result
        do {
            for earlier in unsaved.prefix(pending) { earlier(&value) }
            result = try change(&value)
        } catch {
            if let place { await files.cancel(place) }
            throw error
        }
        if let place {
            let (version, warning) = try await files.finish(
                value, at: place, keepingCopy: found?.unknownPart != nil)
            warning.map(warn)
            found = StateFiles.Found(value: nil, version: version)
        }
        unsaved.removeFirst(pending)
        saved = value
        (error, unsavedError, hasWarned) = (nil, nil, false)
        apply()
        return result
    }

    private func adopt(_ found: StateFiles.Found<Value>) {
        found.warning.map(warn)
        if let value = found.value { saved = value }
        self.found = StateFiles.Found(
            value: nil, version: found.version, unknownPart: found.unknownPart)
        error = nil
        apply()
    }

    private func apply() {
        current = saved
        for change in unsaved { change(&current) }
        signal.send()
    }

    private func enter() async {
        if isBusy { await withCheckedContinuation { waiting.append($0) } }
        isBusy = true
    }

    private func leave() {
        if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
    }

    private func warnOnce(_ sentence: String) {
        if !hasWarned { warn(sentence) }
        hasWarned = true
    }
}

extension StateFile: SavedState {
    func load() async {
        guard let place, found == nil || isShared else { return }
        await enter()
        defer { leave() }
        do throws(StateError) {
            let other: StateFiles.Found<Value>? = try await files.read(
                place, as: Value.self, unless: found?.version)
            other.map(adopt)
        } catch {
            self.error = error
            signal.send()
            warnOnce("\(error). Until then the file stays as it is, and no change is saved.")
        }
    }

    func flush() async {
        guard !unsaved.isEmpty else { return }
        await enter()
        defer { leave() }
        guard !unsaved.isEmpty else { return }
        do {
            try await save { _ in }
        } catch {
            unsavedError = error as? StateError ?? StateError(description: "\(error)")
            warnOnce("a change lasts until the app ends, because \(error).")
        }
    }
}
