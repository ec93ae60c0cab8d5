import Observation

/// A document of the backend, read and decoded once, off the main actor, when it is first needed.
/// Make one for each screen: a closed screen cancels a reading that nothing else waits for.
@MainActor
public final class Document<Value: Decodable & Sendable> {
    private let source: DocumentSource
    private var reading: Task<Void, Never>?

    init(_ source: DocumentSource) { self.source = source }

    deinit { reading?.cancel() }

    /// For a screen. The first access starts reading, until when it is `nil`; the last value stays if it
    /// can't be read again. Observable.
    public var value: Value? {
        if source.shown.value == nil, source.shown.error == nil, reading == nil {
            reading = Task { [weak self, source] in
                await source.readForScreen()
                self?.reading = nil
            }
        }
        return source.shown.value as? Value
    }

    /// Why the document couldn't be read, until ``refresh()`` reads it; reported once. Observable.
    public var error: StorageError? { source.shown.error }

    /// For a request: waits for a reading that has begun, and reads again after a failure.
    /// - Throws: ``StorageError`` with the file, the place inside it and what was expected there;
    ///   `CancellationError` if cancelled, which ends the reading unless others wait for it.
    @discardableResult
    public func load() async throws -> Value {
        guard let value = try await source.load() as? Value else { throw CancellationError() }
        return value
    }

    /// Keeps the last value until the document is read again, and if that fails.
    public func refresh() async { await source.readForScreen() }
}

/// What all documents of one name and type share.
@MainActor
final class DocumentSource {
    typealias Decode = @Sendable () async throws(StorageError) -> any Sendable

    private let decode: Decode
    private let warn: (String) -> Void
    let shown = Shown()
    private var reading: Task<Void, Never>?
    private var readers = 0
    private var isDrawn = false
    private var waiting: [AsyncThrowingStream<any Sendable, any Error>.Continuation] = []

    init(warn: @escaping (String) -> Void, decode: @escaping Decode) {
        (self.decode, self.warn) = (decode, warn)
    }

    func load() async throws -> any Sendable {
        if let value = shown.value { return value }
        return try await read()
    }

    /// No request reports the failure.
    fileprivate func readForScreen() async {
        isDrawn = true
        _ = try? await read()
    }

    private func read() async throws -> any Sendable {
        readers += 1
        defer {
            readers -= 1
            if readers == 0 { reading?.cancel() }
        }
        if reading?.isCancelled ?? true {
            if shown.value == nil, shown.error != nil { shown.error = nil }
            // Detached, because it belongs to no request: others may wait for it, too.
            reading = Task.detached(priority: .userInitiated) { [decode] in
                do throws(StorageError) {
                    await self.end(try await decode(), nil)
                } catch {
                    await self.end(nil, error)
                }
            }
        }
        let (values, reader) = AsyncThrowingStream.makeStream(of: (any Sendable).self)
        waiting.append(reader)
        for try await value in values { return value }
        throw CancellationError()
    }

    private func end(_ new: (any Sendable)?, _ failure: StorageError?) {
        // Cancelled on the main actor, where this runs: another reading may have begun.
        guard !Task.isCancelled else { return }
        if let failure, isDrawn { warn("\(failure)") }
        (shown.value, shown.error, reading) = (new ?? shown.value, failure, nil)
        for reader in waiting {
            if let new { reader.yield(new) }
            reader.finish(throwing: failure)
        }
        waiting = []
    }
}

/// What views follow of a document or a state, as it was read last. Not generic, because each access to a
/// generic class makes its key path anew.
@MainActor
@Observable
final class Shown {
    var value: (any Sendable)?
    var error: StorageError?
}
