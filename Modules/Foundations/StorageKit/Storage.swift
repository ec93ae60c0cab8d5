public import Foundation

/// The backend's documents and the user's state, one for the whole app. A feature receives a part by
/// ``scope(_:documents:)``; the rest belongs to the container.
@MainActor
public final class Storage {
    private let backend: any Backend
    private let warn: (String) -> Void
    private let stateFiles: StateFiles
    private var documents: [(name: String, source: any CheckedDocument)] = []
    private var files: [String: any SavedState] = [:]
    private var owned: [String: any OwnedState] = [:]
    /// The features by their names in lowercase, and the owners of documents.
    private var scopes: Set<String> = []
    private var owners: [String: String] = [:]
    /// `nil` while no user is signed in. The app sets it before it asks for a ``UserState``.
    public var currentUser: @MainActor () -> String? = { nil }

    /// Changes are in memory only if `folder` is `nil`.
    public convenience init(documents: some Backend, folder: StateFolder? = nil) {
        self.init(documents: documents, folder: folder, disk: Disk())
    }

    init(documents: any Backend, folder: StateFolder?, disk: Disk) {
        backend = documents
        warn = folder?.warn ?? { _ in }
        stateFiles = StateFiles(folder?.url, disk)
    }

    /// A feature's own part, with its states in a folder of this name.
    /// - Parameters:
    ///   - name: Letters, digits and spaces, with a letter first.
    ///   - documents: The documents that the feature reads, and whose further pages it reads.
    /// - Throws: ``ScopeError`` for a wrong name, or a name or document that another feature has.
    public func scope(
        _ name: String, documents: [String] = []
    ) throws(ScopeError) -> FeatureStorage {
        let isName =
            name.first?.isLetter == true
            && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
        guard isName else {
            throw ScopeError(
                description: "'\(name)' can't be the name of a feature's storage; use letters")
        }
        if let document = documents.first(where: { owners[$0] != nil }) {
            throw ScopeError(
                description: "\(name) reads the document '\(document)', which belongs to "
                    + "\(owners[document] ?? ""); open a URL of that feature instead")
        }
        guard scopes.insert(name.lowercased()).inserted else {
            throw ScopeError(description: "two features are called '\(name)'; rename one of them")
        }
        for document in documents { owners[document] = name }
        return FeatureStorage(name, documents: documents, in: self)
    }

    /// Loads new states, and those again that another process has changed. Call it before the first
    /// screen, after a plug-in was added, and when the app comes to the front.
    public func load() async {
        for file in files.values { await file.load() }
    }

    /// Returns when each change is saved, or can't be saved.
    public func flush() async {
        for file in files.values { await file.flush() }
    }

    /// Reads all documents that were asked for, for a program that would rather do nothing than show a
    /// part.
    /// - Throws: ``DocumentError`` of the first that can't be used; `CancellationError` if cancelled.
    package func checkDocuments() async throws {
        for (_, source) in documents { try await source.check() }
    }

    /// Of a document that was needed.
    package var documentError: DocumentError? {
        documents.lazy.compactMap(\.source.error).first
    }

    package var unsavedError: StateError? {
        files.sorted { $0.key < $1.key }.lazy.compactMap(\.value.unsavedError).first
    }

    /// Not read yet. `stranger` is a feature that asks for a document of another one.
    func document<Value: Decodable & Sendable>(
        _ name: String, as type: Value.Type, for stranger: String? = nil
    ) -> Document<Value> {
        let key = stranger.map { "\($0)/\(name)" } ?? name
        for case (key, let source as DocumentSource<Value>) in documents { return Document(source) }
        let backend = stranger.map { ClosedBackend(feature: $0) } ?? backend
        let source = DocumentSource<Value>(name, from: backend, warn: warn)
        documents.append((key, source))
        return Document(source)
    }

    /// Belongs to the device. All code that asks for a name as the same type shares the value, which is
    /// `initial` until ``load()``.
    public func state<Value: Codable & Sendable>(
        _ name: String, initial: Value
    ) -> StateFile<Value> {
        if let file = files[name] as? StateFile<Value> { return file }
        let place = StateFiles.Place(name: name, initial: initial)
        let file = StateFile(place, in: stateFiles, warn: warn)
        files[name] = file
        return file
    }

    /// Belongs to users. `merge` adds what was changed before a login to the value of the user who signs
    /// in; by default it replaces that value.
    public func userState<Value: Codable & Sendable>(
        _ name: String, initial: Value,
        merging merge: @escaping @Sendable (inout Value, Value) -> Void = { $0 = $1 }
    ) -> UserState<Value> {
        if let state = owned[name] as? UserState<Value> { return state }
        let state = UserState(
            self.state(name, initial: UserValues()), initial: initial, merging: merge
        ) { [weak self] in self?.currentUser() }
        owned[name] = state
        return state
    }

    /// Gives the current user the changes from before the login. Call it after a login and after
    /// ``load()``.
    public func claimGuestState() {
        for state in owned.values { state.claim() }
    }

    /// Removes what a user has changed in each state that was asked for; corrupt files set aside stay.
    /// - Throws: ``StateError`` of the first state that can't be removed; the others after it stay.
    public func removeState(of user: String) async throws {
        for (_, state) in owned.sorted(by: { $0.key < $1.key }) {
            try await state.remove(user)
        }
    }
}

/// A folder with a JSON file for each state. Processes may share a folder; only the system's user may read
/// what is created there.
public struct StateFolder {
    let url: URL
    let warn: (String) -> Void

    /// The first write creates the folder. `warn` gets a sentence when a file can't be read or written, or
    /// a document can't be used; once if it is repeated.
    public init(_ url: URL, warn: @escaping (String) -> Void) {
        self.url = url
        var last: String?
        self.warn = { sentence in
            if last != sentence { warn(sentence) }
            last = sentence
        }
    }
}

@MainActor
protocol SavedState: AnyObject {
    var unsavedError: StateError? { get }

    func load() async

    func flush() async
}

@MainActor
protocol OwnedState: AnyObject {
    func claim()

    /// - Throws: ``StateError``.
    func remove(_ user: String) async throws
}
