import Foundation
import Observation

/// A document of the backend, read and decoded once, off the main actor, when it is first needed.
///
/// Make one for each screen: a closed screen cancels a reading that nothing else waits for.
@MainActor
public final class Document<Value: Decodable & Sendable> {
    private let source: DocumentSource
    private var reading: Task<Void, Never>?

    init(_ source: DocumentSource) { self.source = source }

    deinit { reading?.cancel() }

    /// The value for a screen, which is observable. The first access starts reading, until when it
    /// is `nil`; the last value stays if it can't be read again. That of a server is kept for the
    /// next launch.
    public var value: Value? {
        if source.shown.value == nil, source.shown.error == nil, reading == nil {
            reading = Task { [weak self, source] in
                await source.readForScreen()
                self?.reading = nil
            }
        }
        return source.shown.value as? Value
    }

    /// Why the document couldn't be read, until ``refresh()`` reads it; the log says it once. It is
    /// observable.
    public var error: StorageError? { source.shown.error }

    /// The value for a request, which waits for a reading that has begun, and reads again after a
    /// failure.
    /// - Throws: ``StorageError`` with the file, the place inside it and what was expected there;
    ///   `CancellationError` if cancelled, which ends the reading unless others wait for it.
    @discardableResult
    public func load() async throws -> Value {
        guard let value = try await source.load() as? Value else { throw CancellationError() }
        return value
    }

    /// Reads the document again. The last value stays until it is read, and if that fails.
    public func refresh() async { await source.readForScreen() }

    /// A number that changes whenever the document is read, so that a list in pages drops those of
    /// the last reading. It is observable.
    public var readingCount: Int { source.shown.count }
}

/// What all documents of one name and type share.
@MainActor
final class DocumentSource {
    /// Reads the document of a user.
    /// - Returns: With an error, what an earlier launch has read; `nil` if it has read nothing.
    typealias Decode =
        @Sendable (_ user: String?) async -> (value: (any Sendable)?, error: StorageError?)

    let name: String
    private let decode: Decode
    private weak var storage: Storage?
    let shown = Shown()
    private var reading: Task<Void, Never>?
    private var isDrawn = false
    private var readers: [UUID: AsyncThrowingStream<any Sendable, any Error>.Continuation] = [:]

    init(_ name: String, in storage: Storage, decode: @escaping Decode) {
        self.name = name
        self.storage = storage
        self.decode = decode
    }

    func load() async throws -> any Sendable {
        if let value = shown.value { return value }
        return try await read()
    }

    /// Forgets what was read for another user. A caller that waits gets what is read for this one.
    func reset() {
        let isRead = reading?.isCancelled == false
        reading?.cancel()
        reading = nil
        shown.value = nil
        shown.error = nil
        if isRead { begin() }
    }

    /// Reads the document although no request reports a failure.
    fileprivate func readForScreen() async {
        isDrawn = true
        _ = try? await read()
    }

    private func read() async throws -> any Sendable {
        if reading?.isCancelled ?? true {
            if shown.value == nil, shown.error != nil { shown.error = nil }
            begin()
        }
        let (values, reader) = AsyncThrowingStream.makeStream(of: (any Sendable).self)
        let id = UUID()
        readers[id] = reader
        defer {
            readers[id] = nil
            if readers.isEmpty { reading?.cancel() }
        }
        for try await value in values { return value }
        throw CancellationError()
    }

    private func begin() {
        let user = storage?.user
        let taken = storage?.takenChanges(over: name) ?? []
        // Detached, because it belongs to no request: others may wait for it, too.
        reading = Task.detached(priority: .userInitiated) { [decode] in
            let (value, error) = await decode(user)
            await self.show(value, error, insteadOf: taken)
        }
    }

    /// Shows what was read, and in the same turn of the main actor no more what lay over it:
    /// nothing is missing in between, or counted twice. After an error the last value stays.
    private func show(
        _ value: (any Sendable)?, _ error: StorageError?, insteadOf changes: Set<Change.ID>
    ) {
        // Cancelled on the main actor, where this runs: another reading may have begun.
        guard !Task.isCancelled else { return }
        reading = nil
        if let error {
            if isDrawn { storage?.warn("\(error)") }
        } else {
            storage?.remove(changes)
            shown.count += 1
        }
        let found = error == nil || shown.value == nil ? value : nil
        if let found { shown.value = found }
        shown.error = error
        for reader in readers.values {
            if let found { reader.yield(found) }
            reader.finish(throwing: error)
        }
        readers = [:]
        // The network answers again.
        if error == nil { storage?.sendChanges() }
    }
}

/// What views follow of a document or a state, as it was read last.
///
/// It is not generic, because each access to a generic class makes its key path anew.
@MainActor
@Observable
final class Shown {
    var value: (any Sendable)?
    var error: StorageError?
    /// How often a value was read.
    var count = 0
}
