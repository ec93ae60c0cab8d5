public import Foundation

/// The backend's documents and the user's state, one for the whole app. A feature receives a part by
/// ``scope(_:documents:)``; the rest belongs to the container.
@MainActor
public final class Storage {
    private let backend: any Backend
    fileprivate let stateFiles: StateFiles
    fileprivate let warn: (String) -> Void
    fileprivate var documents: [String: any CheckedDocument] = [:]
    fileprivate var states: [String: any SavedState] = [:]
    /// `nil` while no user is signed in. The app sets it before it asks for a state of the user.
    public var currentUser: @MainActor () -> String? = { nil }

    /// - Parameters:
    ///   - folder: Has a JSON file for each state, and is made by the first change. Processes may share
    ///     it; only the system's user may read it. Changes are in memory only if it is `nil`.
    ///   - warn: Gets a sentence when a state can't be read or saved, or a document can't be used; each
    ///     sentence once.
    public convenience init(
        documents: some Backend, folder: URL? = nil, warn: @escaping (String) -> Void = { _ in }
    ) {
        self.init(documents, StateFiles(folder), warn: warn)
    }

    init(_ backend: any Backend, _ files: StateFiles, warn: @escaping (String) -> Void) {
        self.backend = backend
        stateFiles = files
        var said: Set<String> = []
        self.warn = { if said.insert($0).inserted { warn($0) } }
    }

    /// The app's own part.
    public var app: FeatureStorage { scope("") }

    /// A feature's own part, with its states in a folder of this name.
    /// - Parameter documents: The documents that the feature reads, and whose further pages it reads.
    public func scope(_ name: String, documents: [String] = []) -> FeatureStorage {
        FeatureStorage(
            storage: self,
            folder: name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "",
            backend: DeclaredDocuments(feature: name, names: Set(documents), backend: backend))
    }

    /// Loads new states, and those again that another process has changed. Call it before the first
    /// screen, after a plug-in was added, and when the app comes to the front.
    public func load() async {
        for state in states.values { await state.load() }
    }

    /// Reads all documents that were asked for, for a program that would rather do nothing than show a
    /// part.
    /// - Throws: ``DocumentError`` of the first that can't be used; `CancellationError` if cancelled.
    package func checkDocuments() async throws {
        for (_, document) in documents.sorted(by: { $0.key < $1.key }) {
            _ = try await document.load()
        }
    }

    /// Of a document that was needed.
    package var documentError: DocumentError? {
        documents.values.lazy.compactMap(\.error).first
    }

    /// Gives a user the changes from before the login. Call it just before the user is signed in.
    /// - Throws: ``StateError`` of the first state that can't be saved; those after it stay the guest's.
    public func claimGuestState(for user: String) async throws {
        for state in states.values { try await state.claim(for: user) }
    }

    /// Removes what a user has changed in each state that was asked for; corrupt files set aside stay.
    /// - Throws: ``StateError`` of the first state that can't be removed; the others after it stay.
    public func removeState(of user: String) async throws {
        for (_, state) in states.sorted(by: { $0.key < $1.key }) { try await state.remove(user) }
    }
}

/// A feature's own documents and states. It can't name those of others, nor users.
@MainActor
public struct FeatureStorage {
    fileprivate let storage: Storage
    fileprivate let folder: String
    fileprivate let backend: DeclaredDocuments

    /// Not read yet, and shared by all who ask for it as the same type. A name is that of a declared
    /// document, or of a further page such as `moments/2`; any other can't be loaded.
    public func document<Value: Decodable & Sendable>(
        _ name: String, as type: Value.Type
    ) -> Document<Value> {
        let key = "\(folder)/\(name) \(type)"
        let source =
            storage.documents[key] as? DocumentSource<Value>
            ?? DocumentSource(name, from: backend, warn: storage.warn)
        storage.documents[key] = source
        return Document(source)
    }

    /// Belongs to the device. All code that asks for a name as the same type shares the value, which is
    /// `initial` until ``Storage/load()``.
    public func state<Value: Codable & Sendable>(
        _ name: String, initial: Value
    ) -> StateFile<Value> {
        file(name, initial) { "" }
    }

    /// Belongs to users. `merge` adds what was changed before a login to the value of the user who signs
    /// in; by default it replaces that value.
    public func userState<Value: Codable & Sendable>(
        _ name: String, initial: Value,
        merging merge: @escaping @Sendable (inout Value, Value) -> Void = { $0 = $1 }
    ) -> StateFile<Value> {
        file(name, initial, merging: merge) { [weak storage] in storage?.currentUser() ?? "" }
    }

    private func file<Value: Codable & Sendable>(
        _ name: String, _ initial: Value,
        merging merge: (@Sendable (inout Value, Value) -> Void)? = nil,
        owner: @escaping @MainActor () -> String
    ) -> StateFile<Value> {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        let file =
            storage.states[path] as? StateFile<Value>
            ?? StateFile(
                path, initial: initial, in: storage.stateFiles, warn: storage.warn, owner: owner,
                merging: merge)
        storage.states[path] = file
        return file
    }
}

@MainActor
protocol SavedState: AnyObject {
    func load() async
    func claim(for user: String) async throws
    /// - Throws: ``StateError``.
    func remove(_ user: String) async throws
}
