/// A document of the backend, read and decoded when it is first needed, and once for the whole app.
///
/// Only its state is on the main actor: reading and decoding run off it.
@MainActor
public final class Document<Value: Decodable & Sendable> {
    /// What is known of a document.
    public enum State: Sendable {
        /// The document is being read.
        case loading
        /// The document is decoded.
        case loaded(Value)
        /// The document can't be used. ``Document/tryAgain()`` reads it again.
        case failed(DocumentError)
    }

    private let name: String
    private let documents: Documents
    private let warn: (String) -> Void
    private var known = State.loading
    private var isReading = false
    /// Whether a screen draws it, and whether its failure has been reported.
    private var isDrawn = false, hasWarned = false
    private let signal = ChangeSignal()

    init(_ name: String, in documents: Documents, warn: @escaping (String) -> Void) {
        self.name = name
        self.documents = documents
        self.warn = warn
    }

    /// The document for a screen that draws it. The first access starts reading. A failure stays,
    /// because a screen is drawn often, and is reported once. Observable: a view that reads it is
    /// drawn again after each change.
    public var state: State {
        signal.observe()
        isDrawn = true
        read()
        return known
    }

    /// The document for a request. If it is being read, for a screen or another request, this waits
    /// for the same reading. After a failure it is read again.
    /// - Throws: ``DocumentError`` with the file, the place inside it and what was expected there.
    ///   `CancellationError` if the task is cancelled, which doesn't end the reading.
    @discardableResult
    public func load() async throws -> Value {
        if case .loaded(let value) = known { return value }
        let changes = signal.stream()
        tryAgain()
        read()
        for await _ in changes {
            try Task.checkCancellation()
            switch known {
            case .loading: continue
            case .loaded(let value): return value
            case .failed(let error): throw error
            }
        }
        throw CancellationError()
    }

    /// Starts reading again after a failure, for a user who tries again. It returns at once, and
    /// ``state`` is ``State/loading`` until the document is read.
    public func tryAgain() {
        guard case .failed = known else { return }
        known = .loading
        read()
        signal.send()
    }

    private func read() {
        guard case .loading = known, !isReading else { return }
        isReading = true
        // Detached, because it belongs to no request: one that is cancelled must not end it for
        // the others.
        Task.detached(priority: .userInitiated) { [name, documents] in
            let state: State
            do throws(DocumentError) {
                state = .loaded(try await documents.decode(name, as: Value.self))
            } catch {
                state = .failed(error)
            }
            await self.finish(state)
        }
    }

    private func finish(_ state: State) {
        isReading = false
        known = state
        if case .failed(let error) = state, isDrawn, !hasWarned {
            hasWarned = true
            warn("\(error)")
        }
        signal.send()
    }
}

extension Document: LoadedDocument {
    var error: DocumentError? {
        if case .failed(let error) = known { error } else { nil }
    }

    func check() async throws { try await load() }
}
