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
        if source.value == nil, source.error == nil, reading == nil {
            reading = Task { [weak self, source] in
                await source.readForScreen()
                self?.reading = nil
            }
        }
        return source.value as? Value
    }

    /// Why the document couldn't be read, until ``refresh()`` reads it; reported once. Observable.
    public var error: DocumentError? { source.error }

    /// For a request: waits for a reading that has begun, and reads again after a failure.
    /// - Throws: ``DocumentError`` with the file, the place inside it and what was expected there;
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
@Observable
final class DocumentSource {
    private let decode: @Sendable () async throws(DocumentError) -> any Sendable
    private let warn: (String) -> Void
    private(set) var value: (any Sendable)?
    private(set) var error: DocumentError?
    private var reading: Task<Void, Never>?
    private var readers = 0
    private var isDrawn = false

    init(
        warn: @escaping (String) -> Void,
        decode: @escaping @Sendable () async throws(DocumentError) -> any Sendable
    ) {
        (self.decode, self.warn) = (decode, warn)
    }

    func load() async throws -> any Sendable {
        if let value { return value }
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
        if reading?.isCancelled ?? true { reading = begin() }
        while reading != nil, !Task.isCancelled {
            let (changes, change) = AsyncStream.makeStream(of: Void.self)
            withObservationTracking {
                _ = self.reading
            } onChange: {
                change.finish()
            }
            for await _ in changes {}
        }
        try Task.checkCancellation()
        if let error { throw error }
        guard let value else { throw CancellationError() }
        return value
    }

    /// Detached, because it belongs to no request: others may wait for it, too.
    private func begin() -> Task<Void, Never> {
        if value == nil, error != nil { error = nil }
        return Task.detached(priority: .userInitiated) { [decode] in
            do throws(DocumentError) {
                await self.end(try await decode(), nil)
            } catch {
                await self.end(nil, error)
            }
        }
    }

    private func end(_ new: (any Sendable)?, _ failure: DocumentError?) {
        // Cancelled on the main actor, where this runs: another reading may have begun.
        guard !Task.isCancelled else { return }
        if let failure, isDrawn { warn("\(failure)") }
        (value, error, reading) = (new ?? value, failure, nil)
    }
}
