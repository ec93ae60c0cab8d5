public import Foundation

/// The documents of the backend and the state of the user: one for the whole app. A feature receives
/// a part of it by ``scope(_:documents:)``; users and the rest belong to the container.
@MainActor
public final class Storage {
    private let backend: any Backend
    private let warn: (String) -> Void
    private let stateFiles: StateFiles
    private var documents: [(name: String, source: any CheckedDocument)] = []
    private var files: [String: any SavedState] = [:]
    private var owned: [String: any OwnedState] = [:]
    /// The features that have a part, by their names in lowercase, and the owners of documents.
    private var scopes: Set<String> = []
    private var owners: [String: String] = [:]
    /// Returns the user whose state is in use; `nil` while no user is signed in. The app sets it
    /// before it asks for a ``UserState``.
    public var currentUser: @MainActor () -> String? = { nil }

    /// Creates a storage.
    /// - Parameters:
    ///   - documents: The documents of the backend.
    ///   - folder: Where changes are kept; in memory only if `nil`.
    public convenience init(documents: some Backend, folder: StateFolder? = nil) {
        self.init(documents: documents, folder: folder, disk: Disk())
    }

    init(documents: any Backend, folder: StateFolder?, disk: Disk) {
        backend = documents
        warn = folder?.warn ?? { _ in }
        stateFiles = StateFiles(folder?.url, disk)
    }

    /// A feature's own part of the storage. Its states are in a folder of this name.
    /// - Parameters:
    ///   - name: The name of the feature: letters, digits and spaces, with a letter first.
    ///   - documents: The names of the documents that it reads, and whose further pages it reads.
    /// - Throws: ``ScopeError`` if the name can't be that of a folder, if another feature has this
    ///   name, or one of the documents.
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

    /// Loads the states that were asked for and aren't loaded yet, and reads those again that another
    /// process has changed. Call it before the app shows its first screen, after a plug-in was added,
    /// and when the app comes to the front.
    public func load() async {
        for file in files.values { await file.load() }
    }

    /// Waits until each change is saved, or can't be saved.
    public func flush() async {
        for file in files.values { await file.flush() }
    }

    /// Reads all documents that the app has asked for and that aren't loaded yet, for a program that
    /// would rather do nothing than show a part of them.
    /// - Throws: ``DocumentError`` of the first one that can't be used, or `CancellationError` if the
    ///   task is cancelled.
    package func checkDocuments() async throws {
        for (_, source) in documents { try await source.check() }
    }

    /// Why a document that was needed can't be used; `nil` if all can.
    package var documentError: DocumentError? {
        documents.lazy.compactMap(\.source.error).first
    }

    /// Why a change is not saved; `nil` if all are.
    package var unsavedError: StateError? {
        files.sorted { $0.key < $1.key }.lazy.compactMap(\.value.unsavedError).first
    }

    /// A document of the backend, which isn't read yet.
    /// - Parameter stranger: The feature that asks for a document of another one; `nil` if it is its
    ///   own.
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

    /// A state of the container, which belongs to the device. All code that asks for it as the same type
    /// shares it. It has its initial value until ``load()``.
    /// - Parameters:
    ///   - name: The name of its file, without extension.
    ///   - initial: The value before the first change.
    public func state<Value: Codable & Sendable>(
        _ name: String, initial: Value
    ) -> StateFile<Value> {
        if let file = files[name] as? StateFile<Value> { return file }
        let place = StateFiles.Place(name: name, initial: initial)
        let file = StateFile(place, in: stateFiles, warn: warn)
        files[name] = file
        return file
    }

    /// A state of the container, which belongs to users.
    /// - Parameters:
    ///   - name: The name of its file, without extension.
    ///   - initial: The value of a user who has changed nothing yet.
    ///   - merge: Adds what was changed before a login to the value of the user who signs in. By
    ///     default it replaces that value.
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

    /// Gives the current user the changes from before the login. Call it when a user has signed in,
    /// and after ``load()``.
    public func claimGuestState() {
        for state in owned.values { state.claim() }
    }

    /// Removes what a user has changed, in each state that was asked for. Files that were set aside
    /// as corrupt stay.
    /// - Throws: ``StateError`` of the first state that can't be removed; the others after it stay.
    public func removeState(of user: String) async throws {
        for (_, state) in owned.sorted(by: { $0.key < $1.key }) {
            try await state.remove(user)
        }
    }
}

/// Where the user's changes are kept: a JSON file for each state. Processes may share a folder. Only the
/// user of the system may read what the app has created there.
public struct StateFolder {
    let url: URL
    let warn: (String) -> Void

    /// Names a folder.
    /// - Parameters:
    ///   - url: The folder. The first write creates it.
    ///   - warn: Receives a sentence when a file can't be read or written, or a document can't be used;
    ///     once if it is repeated.
    public init(_ url: URL, warn: @escaping (String) -> Void) {
        self.url = url
        var last: String?
        self.warn = { sentence in
            if last != sentence { warn(sentence) }
            last = sentence
        }
    }
}

/// A state of any type.
@MainActor
protocol SavedState: AnyObject {
    /// Why the last change could not be saved; `nil` if all changes are saved.
    var unsavedError: StateError? { get }

    /// Reads the file unless the value is that of its current version.
    func load() async

    /// Saves what isn't saved yet.
    func flush() async
}

/// A state of any type that belongs to users.
@MainActor
protocol OwnedState: AnyObject {
    /// Gives the current user the changes from before the login.
    func claim()

    /// Removes what a user has changed.
    /// - Throws: ``StateError`` if it can't be removed.
    func remove(_ user: String) async throws
}
