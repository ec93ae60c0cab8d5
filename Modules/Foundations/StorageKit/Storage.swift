/// The documents of the backend and the state of the user: one for the whole app.
@MainActor
public final class Storage {
    private let documents: Documents
    private let folder: StateFolder?
    private var needed: [(name: String, document: any LoadedDocument)] = []
    private var files: [String: any SavedState] = [:]
    private var owned: [String: any OwnedState] = [:]
    /// Returns the user whose state is in use; `nil` while no user is signed in. The app sets it
    /// before it asks for a ``UserState``.
    public var currentUser: @MainActor () -> String? = { nil }

    /// Creates a storage.
    /// - Parameters:
    ///   - documents: The documents of the backend.
    ///   - folder: Where changes are kept; in memory only if `nil`.
    public init(documents: Documents, folder: StateFolder? = nil) {
        self.documents = documents
        self.folder = folder
    }

    /// The document of a name, which isn't read yet. All code that asks for it as the same type
    /// shares it.
    /// - Parameters:
    ///   - name: The name of its file, without extension.
    ///   - type: What it is decoded as, the first time that a screen or a request needs it.
    public func document<Value: Decodable & Sendable>(
        _ name: String, as type: Value.Type
    ) -> Document<Value> {
        for case (name, let document as Document<Value>) in needed { return document }
        let document = Document<Value>(name, in: documents) { [folder] in folder?.warn($0) }
        needed.append((name, document))
        return document
    }

    /// Reads all documents that the app has asked for and that aren't loaded yet, for a program that
    /// would rather do nothing than show a part of them.
    /// - Throws: ``DocumentError`` of the first one that can't be used, or `CancellationError` if the
    ///   task is cancelled.
    package func checkDocuments() async throws {
        for (_, document) in needed { try await document.check() }
    }

    /// Why a document that was needed can't be used; `nil` if all can.
    package var documentError: DocumentError? { needed.lazy.compactMap(\.document.error).first }

    /// The state of a name, which belongs to the device. All code that asks for it as the same type
    /// shares it.
    /// - Parameters:
    ///   - name: The name of its file, without extension.
    ///   - initial: The value before the first change.
    public func state<Value: Codable & Sendable>(
        _ name: String, initial: Value
    ) -> StateFile<Value> {
        if let file = files[name] as? StateFile<Value> { return file }
        let file = StateFile(name, initial: initial, in: folder)
        files[name] = file
        return file
    }

    /// The state of a name, which belongs to users. All code that asks for it as the same type shares
    /// it.
    /// - Parameters:
    ///   - name: The name of its file, without extension.
    ///   - initial: The value of a user who has changed nothing yet.
    ///   - merge: Adds what was changed before a login to the value of the user who signs in. By
    ///     default it replaces that value.
    public func userState<Value: Codable & Sendable>(
        _ name: String, initial: Value,
        merging merge: @escaping (inout Value, Value) -> Void = { $0 = $1 }
    ) -> UserState<Value> {
        if let state = owned[name] as? UserState<Value> { return state }
        let state = UserState(
            self.state(name, initial: UserValues()), initial: initial, merging: merge
        ) { [weak self] in self?.currentUser() }
        owned[name] = state
        state.claim()
        return state
    }

    /// Gives the current user the changes from before the login. Call it when a user has signed in.
    public func claimGuestState() {
        for state in owned.values {
            state.claim()
        }
    }

    /// Removes what a user has changed, in each state that was asked for. Files that were set aside
    /// as corrupt stay.
    /// - Throws: ``StateError`` of the first state that can't be removed; the others after it stay.
    public func removeState(of user: String) throws {
        for (_, state) in owned.sorted(by: { $0.key < $1.key }) {
            try state.remove(user)
        }
    }

    /// Why a change of the user is not saved; `nil` if all are.
    package var unsavedError: StateError? {
        files.sorted { $0.key < $1.key }.lazy.compactMap(\.value.unsavedError).first
    }
}

/// A document of any type.
@MainActor
protocol LoadedDocument: AnyObject {
    /// Why the last reading failed; `nil` if it didn't, before the first one, and during any.
    var error: DocumentError? { get }

    /// Reads the document unless it is loaded.
    /// - Throws: ``DocumentError``, or `CancellationError` if the task is cancelled.
    func check() async throws
}

/// A state of any type.
@MainActor
protocol SavedState: AnyObject {
    /// Why the last change could not be saved; `nil` if all changes are saved.
    var unsavedError: StateError? { get }
}

/// A state of any type that belongs to users.
@MainActor
protocol OwnedState: AnyObject {
    /// Gives the current user the changes from before the login.
    func claim()

    /// Removes what a user has changed.
    /// - Throws: ``StateError`` if it can't be removed.
    func remove(_ user: String) throws
}
