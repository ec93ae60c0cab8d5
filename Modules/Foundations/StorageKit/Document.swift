/// A document of the backend, read and decoded once, off the main actor, when it is first needed.
/// Make one for each screen: a closed screen cancels a reading that nothing else waits for.
@MainActor
public final class Document<Value: Decodable & Sendable> {
    public enum State: Sendable {
        case loading
        /// With an error if it couldn't be read again.
        case loaded(Value, DocumentError?)
        /// ``Document/refresh()`` reads it again.
        case failed(DocumentError)
    }

    private let source: DocumentSource<Value>
    private var reading: Task<Void, Never>?

    init(_ source: DocumentSource<Value>) { self.source = source }

    deinit { reading?.cancel() }

    /// For a screen. The first access starts reading; a failure stays and is reported once. Observable.
    public var state: State {
        source.signal.observe()
        if case .loading = source.state, reading == nil {
            reading = Task { [weak self, source] in
                await source.readForScreen()
                self?.reading = nil
            }
        }
        return source.state
    }

    /// For a request: waits for a reading that has begun, and reads again after a failure.
    /// - Throws: ``DocumentError`` with the file, the place inside it and what was expected there;
    ///   `CancellationError` if cancelled, which ends the reading unless others wait for it.
    @discardableResult
    public func load() async throws -> Value { try await source.load() }

    /// Keeps the last value until the document is read again, and if that fails.
    public func refresh() async { await source.readForScreen() }
}

@MainActor
final class DocumentSource<Value: Decodable & Sendable> {
    private let name: String
    private let backend: any Backend
    private let warn: (String) -> Void
    fileprivate let signal = ChangeSignal()
    fileprivate private(set) var state = Document<Value>.State.loading { didSet { signal.send() } }
    private var reading: Task<Void, Never>?
    private var readers = 0
    private var isDrawn = false

    init(_ name: String, from backend: any Backend, warn: @escaping (String) -> Void) {
        self.name = name
        self.backend = backend
        self.warn = warn
    }

    /// No request reports the failure.
    fileprivate func readForScreen() async {
        isDrawn = true
        _ = try? await read()
    }

    /// Waits for a reading that has begun.
    @discardableResult
    fileprivate func read() async throws -> Value {
        let changes = signal.stream()
        readers += 1
        defer { leave() }
        begin()
        for await _ in changes where reading == nil { break }
        try Task.checkCancellation()
        switch state {
        case .loaded(let value, nil): return value
        case .loaded(_, let error?), .failed(let error): throw error
        case .loading: throw CancellationError()
        }
    }

    private func begin() {
        guard reading == nil else { return }
        if case .failed = state { state = .loading }
        // Detached, because it belongs to no request: others may wait for it, too.
        reading = Task.detached(priority: .userInitiated) { [name, backend] in
            do throws(DocumentError) {
                await self.end(.success(try await backend.decode(name, as: Value.self)))
            } catch {
                await self.end(.failure(error))
            }
        }
    }

    private func end(_ result: Result<Value, DocumentError>) {
        // Cancelled on the main actor, where this runs: another reading may have begun.
        guard !Task.isCancelled else { return }
        reading = nil
        if case .failure(let error) = result, isDrawn { warn("\(error)") }
        state =
            switch (result, state) {
            case (.success(let value), _): .loaded(value, nil)
            case (.failure(let error), .loaded(let value, _)): .loaded(value, error)
            case (.failure(let error), _): .failed(error)
            }
    }

    private func leave() {
        readers -= 1
        guard readers == 0 else { return }
        reading?.cancel()
        reading = nil
    }
}

@MainActor
protocol CheckedDocument: AnyObject {
    associatedtype Value

    /// `nil` also before and during the reading.
    var error: DocumentError? { get }

    /// - Throws: ``DocumentError``, or `CancellationError` if cancelled.
    func load() async throws -> Value
}

extension DocumentSource: CheckedDocument {
    var error: DocumentError? { if case .failed(let error) = state { error } else { nil } }

    func load() async throws -> Value {
        if case .loaded(let value, _) = state { value } else { try await read() }
    }
}
