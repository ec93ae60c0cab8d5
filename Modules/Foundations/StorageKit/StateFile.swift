import Foundation

/// One value that the user changes, kept across launches.
///
/// A class, because all code that asks the ``Storage`` for a name shares the one value.
///
/// Only ``update(_:)`` and ``updateOrWarn(_:)`` change the value. Both lock the file, read it
/// again, change what it holds and replace it, so that processes that share a folder, such as an
/// app and its extensions, lose no change made by another process.
@MainActor
public final class StateFile<Value: Codable & Sendable>: SavedState {
    private let name: String
    private let folder: StateFolder?
    private let path: String
    /// The file that was last read or written.
    private var version: FileVersion?
    /// The contents of the file when it was last read or written.
    private var saved: Value
    /// Changes that could not be saved. The next attempt repeats them on what the file holds then.
    private var unsaved: [(inout Value) -> Void] = []
    private var current: Value
    /// Whether the file has been read.
    private var isRead: Bool
    private var lastReadError: StateError?
    private(set) var unsavedError: StateError?
    private var hasWarned = false
    private let signal = ChangeSignal()

    init(_ name: String, initial: Value, in folder: StateFolder?) {
        self.name = name
        self.folder = folder
        saved = initial
        current = initial
        isRead = folder == nil
        path = folder?.file(name).path ?? ""
        folder?.removeLeftover(of: name)
        read(waits: true)
    }

    /// The current value: what the file holds, which another process may have replaced, with the
    /// changes that could not be saved. As long as the file can't be read, each access tries again.
    /// Observable: a view that reads it is drawn again after each change that this process makes.
    public var value: Value {
        signal.observe()
        read(waits: false)
        return current
    }

    /// Why the file can't be read; `nil` if the value is known. Check it where the initial value
    /// would be a wrong answer, such as an empty cart.
    public var readError: StateError? {
        signal.observe()
        read(waits: false)
        return lastReadError
    }

    /// Sends an element after each change that this process makes, saved or not. Changes that come
    /// before it is read are one element.
    func changes() -> AsyncStream<Void> { signal.stream() }

    /// Changes the value and saves it. If that isn't possible, the log says why, once until it is.
    /// - Parameter change: The change. If it throws, the value stays as it is.
    /// - Returns: The result of the change.
    /// - Throws: ``StateError`` if the change can't be saved; the value stays as it is then. Or the
    ///   error of the change itself.
    @discardableResult
    public func update<Result>(_ change: (inout Value) throws -> Result) throws -> Result {
        do {
            return try save(waits: true, change)
        } catch let error as StateError {
            warnOnce("a change is not saved, because \(error).")
            throw error
        }
    }

    /// Changes the value and saves it if that is possible. Otherwise the user is warned, once until
    /// it is possible again, and the change lasts until the app ends or the next change is saved
    /// together with it.
    ///
    /// Use it where the app can continue with an unsaved change. For what you report as done, use
    /// ``update(_:)``.
    /// - Parameter change: The change. It is repeated if it could not be saved.
    /// - Returns: The result of the change.
    @discardableResult
    public func updateOrWarn<Result>(_ change: @escaping (inout Value) -> Result) -> Result {
        do {
            return try save(waits: unsaved.isEmpty, change)
        } catch {
            unsaved.append { _ = change(&$0) }
            unsavedError = error as? StateError ?? StateError("\(error)")
            warnOnce("a change lasts until the app ends, because \(error).")
            // A copy, so that the change may read the value.
            var value = current
            let result = change(&value)
            current = value
            signal.send()
            return result
        }
    }

    private func save<Result>(
        waits: Bool, _ change: (inout Value) throws -> Result
    ) throws -> Result {
        var (value, result): (Value, Result)
        if let folder {
            (value, version, result) = try folder.update(name, from: saved, waits: waits) { value in
                for earlier in unsaved {
                    earlier(&value)
                }
                return try change(&value)
            }
        } else {
            value = saved
            result = try change(&value)
        }
        (saved, current, unsaved, unsavedError) = (value, value, [], nil)
        (isRead, lastReadError, hasWarned) = (true, nil, false)
        signal.send()
        return result
    }

    private func read(waits: Bool) {
        guard let folder else { return }
        if isRead, !folder.isShared || FileVersion.isCurrent(version, at: path) { return }
        let found = folder.isShared ? FileVersion(at: path) : nil
        do throws(StateError) {
            saved = try folder.read(name, as: Value.self, waits: waits) ?? saved
            current = saved
            for change in unsaved {
                change(&current)
            }
            (isRead, lastReadError, hasWarned, version) = (true, nil, false, found)
        } catch {
            (isRead, lastReadError) = (false, error)
            warnOnce("\(error). Until then the file stays as it is, and no change is saved.")
        }
    }

    private func warnOnce(_ sentence: String) {
        if !hasWarned { folder?.warn(sentence) }
        hasWarned = true
    }
}
