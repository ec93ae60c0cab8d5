public import Foundation

/// The backend's documents and the user's state, one for the whole app. A feature receives a part by
/// ``scope(_:documents:)``; the rest belongs to the container.
@MainActor
public final class Storage {
    private let backend: any Backend
    private let stateFiles: StateFiles?
    private let warn: (String) -> Void
    private var documents: [String: any CheckedDocument] = [:]
    private var files: [String: any SavedState] = [:]
    /// `nil` while no user is signed in. The app sets it before it asks for a state of the user.
    public var currentUser: @MainActor () -> String? = { nil }

    /// Changes are in memory only if `folder` is `nil`.
    public convenience init(documents: some Backend, folder: StateFolder? = nil) {
        self.init(
            documents, folder.map { StateFiles($0.url) }, warn: folder?.warn ?? { _ in })
    }

    init(_ backend: any Backend, _ files: StateFiles?, warn: @escaping (String) -> Void) {
        self.backend = backend
        stateFiles = files
        self.warn = warn
    }

    /// A feature's own part, with its states in a folder of this name.
    /// - Parameter documents: The documents that the feature reads, and whose further pages it reads.
    public func scope(_ name: String, documents: [String] = []) -> FeatureStorage {
        let folder = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let backend = DeclaredDocuments(feature: name, names: Set(documents), backend: backend)
        return FeatureStorage(storage: self, folder: folder, backend: backend)
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
        for (_, document) in documents.sorted(by: { $0.key < $1.key }) {
            _ = try await document.load()
        }
    }

    /// Of a document that was needed.
    package var documentError: DocumentError? {
        documents.values.lazy.compactMap(\.error).first
    }

    package var unsavedError: StateError? {
        files.sorted { $0.key < $1.key }.lazy.compactMap(\.value.unsavedError).first
    }

    /// Not read yet.
    fileprivate func document<Value: Decodable & Sendable>(
        _ name: String, as type: Value.Type, from backend: DeclaredDocuments
    ) -> Document<Value> {
        let key = "\(backend.feature)/\(name) \(type)"
        let source =
            documents[key] as? DocumentSource<Value>
            ?? DocumentSource(name, from: backend, warn: warn)
        documents[key] = source
        return Document(source)
    }

    /// Belongs to the device. All code that asks for a name as the same type shares the value, which is
    /// `initial` until ``load()``.
    public func state<Value: Codable & Sendable>(
        _ name: String, initial: Value
    ) -> StateFile<Value> {
        file(name) { StateOwner(name: "", initial: initial) }
    }

    /// Belongs to users. `merge` adds what was changed before a login to the value of the user who signs
    /// in; by default it replaces that value.
    public func userState<Value: Codable & Sendable>(
        _ name: String, initial: Value,
        merging merge: @escaping (inout Value, Value) -> Void = { $0 = $1 }
    ) -> StateFile<Value> {
        file(name) { [weak self] in
            StateOwner(name: self?.currentUser() ?? "", initial: initial, merge: merge)
        }
    }

    private func file<Value: Codable & Sendable>(
        _ name: String, owner: @escaping @MainActor () -> StateOwner<Value>
    ) -> StateFile<Value> {
        let file =
            files[name] as? StateFile<Value>
            ?? StateFile(name, in: stateFiles, warn: warn, owner: owner)
        files[name] = file
        return file
    }

    /// Gives the current user the changes from before the login. Call it after a login and after
    /// ``load()``.
    public func claimGuestState() {
        for file in files.values { file.claim() }
    }

    /// Removes what a user has changed in each state that was asked for; corrupt files set aside stay.
    /// - Throws: ``StateError`` of the first state that can't be removed; the others after it stay.
    public func removeState(of user: String) async throws {
        for (_, file) in files.sorted(by: { $0.key < $1.key }) { try await file.remove(user) }
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
        storage.document(name, as: type, from: backend)
    }

    /// As ``Storage/state(_:initial:)``.
    public func state<Value: Codable & Sendable>(
        _ name: String, initial: Value
    ) -> StateFile<Value> {
        storage.state("\(folder)/\(name)", initial: initial)
    }

    /// As ``Storage/userState(_:initial:merging:)``.
    public func userState<Value: Codable & Sendable>(
        _ name: String, initial: Value,
        merging merge: @escaping (inout Value, Value) -> Void = { $0 = $1 }
    ) -> StateFile<Value> {
        storage.userState("\(folder)/\(name)", initial: initial, merging: merge)
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
    func claim()
    /// - Throws: ``StateError``.
    func remove(_ user: String) async throws
}
