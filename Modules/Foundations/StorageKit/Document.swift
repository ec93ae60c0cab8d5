/// A document of the backend. It is read and decoded when a screen or a request first needs it, off the
/// main actor, and once for all of them.
///
/// Make one for each screen: when the screen is closed while the document is being read, and nothing
/// else waits for it, reading is cancelled.
@MainActor
public final class Document<Value: Decodable & Sendable> {
    /// What is known of a document.
    public enum State: Sendable {
        /// The document is being read.
        case loading
        /// The document is decoded. With an error if it couldn't be read again.
        case loaded(Value, DocumentError?)
        /// The document can't be used. ``Document/refresh()`` reads it again.
        case failed(DocumentError)
    }

    private let source: DocumentSource<Value>
    private var reading: Task<Void, Never>?

    init(_ source: DocumentSource<Value>) { self.source = source }

    deinit { reading?.cancel() }

    /// The document for a screen that draws it. The first access starts reading. A failure stays,
    /// because a screen is drawn often, and is reported once. Observable: a view that reads it is
    /// drawn again after each change.
    public var state: State {
        if case .loading = source.observed, reading == nil {
            reading = Task { [weak self, source] in
                await source.readForScreen()
                self?.reading = nil
            }
        }
        return source.state
    }

    /// The document for a request. If it is being read, this waits for the same reading. After a
    /// failure it is read again.
    /// - Throws: ``DocumentError`` with the file, the place inside it and what was expected there.
    ///   `CancellationError` if the task is cancelled, which ends the reading unless others wait for it.
    @discardableResult
    public func load() async throws -> Value {
        if case .loaded(let value, _) = source.state { return value }
        return try await source.read()
    }

    /// Reads the document again, for a user who tries again or wants the latest. What was there before
    /// stays until then, and if that fails.
    public func refresh() async { await source.readForScreen() }
}

/// A document that is shared by all who need it.
@MainActor
final class DocumentSource<Value: Decodable & Sendable> {
    private let name: String
    private let backend: any Backend
    private let warn: (String) -> Void
    private(set) var state = Document<Value>.State.loading
    private var reading: Task<Void, Never>?
    /// How many wait for the reading.
    private var readers = 0
    private var isDrawn = false
    private let signal = ChangeSignal()

    init(_ name: String, from backend: any Backend, warn: @escaping (String) -> Void) {
        self.name = name
        self.backend = backend
        self.warn = warn
    }

    /// The state for a view that is drawn again after each change.
    var observed: Document<Value>.State {
        signal.observe()
        return state
    }

    /// Reads the document for a screen, whose failure no request reports.
    func readForScreen() async {
        isDrawn = true
        _ = try? await read()
    }

    /// Reads the document, or waits for the reading that has begun.
    @discardableResult
    func read() async throws -> Value {
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
        if case .failed = state { set(.loading) }
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
        switch (result, state) {
        case (.success(let value), _): set(.loaded(value, nil))
        case (.failure(let error), .loaded(let value, _)): set(.loaded(value, error))
        case (.failure(let error), _): set(.failed(error))
        }
    }

    private func leave() {
        readers -= 1
        guard readers == 0, let reading else { return }
        reading.cancel()
        self.reading = nil
    }

    private func set(_ state: Document<Value>.State) {
        self.state = state
        signal.send()
    }
}

extension DocumentSource: CheckedDocument {
    var error: DocumentError? {
        switch state {
        case .failed(let error): error
        case .loading, .loaded: nil
        }
    }

    func check() async throws {
        if case .loaded = state { return }
        try await read()
    }
}

/// A document of any type.
@MainActor
protocol CheckedDocument: AnyObject {
    /// Why there is no document; `nil` if there is one, before it is read, and during that.
    var error: DocumentError? { get }

    /// Reads the document unless it is loaded.
    /// - Throws: ``DocumentError``, or `CancellationError` if the task is cancelled.
    func check() async throws
}
