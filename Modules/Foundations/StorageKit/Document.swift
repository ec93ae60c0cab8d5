/// A document of the backend, read and decoded when it is first needed, and once for the whole app.
@MainActor
public final class Document<Value: Decodable & Sendable> {
    /// The result of the last reading.
    public enum State: Sendable {
        /// The document is decoded.
        case loaded(Value)
        /// The document can't be used. ``Document/load()`` tries again.
        case failed(DocumentError)
    }

    private let name: String
    private let documents: Documents
    private let warn: (String) -> Void
    private var known: State?
    private let signal = ChangeSignal()

    init(_ name: String, in documents: Documents, warn: @escaping (String) -> Void) {
        self.name = name
        self.documents = documents
        self.warn = warn
    }

    /// The document for a screen that draws it, read if it is needed for the first time. A failure
    /// stays, because a screen is drawn often, and is reported once. Observable: a view that reads it
    /// is drawn again after ``load()`` has read the document.
    public var state: State {
        signal.observe()
        if let known { return known }
        let state = read()
        if case .failed(let error) = state { warn("\(error)") }
        return state
    }

    /// The document for a request, or for a user who tries again. It is read unless it is loaded.
    /// - Throws: ``DocumentError`` with the file, the place inside it and what was expected there.
    @discardableResult
    public func load() throws(DocumentError) -> Value {
        if case .loaded(let value) = known { return value }
        defer { signal.send() }
        switch read() {
        case .loaded(let value): return value
        case .failed(let error): throw error
        }
    }

    private func read() -> State {
        let state: State
        do throws(DocumentError) {
            state = .loaded(try documents.decode(name, as: Value.self))
        } catch {
            state = .failed(error)
        }
        known = state
        return state
    }
}

extension Document: LoadedDocument {
    var error: DocumentError? {
        if case .failed(let error) = known { error } else { nil }
    }

    func check() throws(DocumentError) { try load() }
}
