public import Foundation

/// The backend's documents and the user's state, one for the whole app. A feature receives a part by
/// ``scope(_:documents:)``; the rest belongs to the container.
@MainActor
public final class Storage {
    fileprivate let backend: any Backend
    /// In memory only if `nil`. Tests set it.
    var files: StateFiles?
    let warn: (String) -> Void
    fileprivate var documents: [String: DocumentSource] = [:]
    fileprivate var states: [String: any SavedState] = [:]
    /// `nil` while no user is signed in. The app sets it before it asks for a state of the user.
    public var currentUser: @MainActor () -> String? = { nil }

    /// - Parameters:
    ///   - folder: Has a JSON file for each state, and is made by the first change. Processes may share
    ///     it; only the system's user may read it. Changes are in memory only if it is `nil`.
    ///   - warn: Gets a sentence when a state can't be read or saved, or a document can't be used; each
    ///     sentence once.
    public init(
        documents: some Backend, folder: URL? = nil, warn: @escaping (String) -> Void = { _ in }
    ) {
        var said: Set<String> = []
        (backend, files) = (documents, folder.map { StateFiles($0) })
        self.warn = { if said.insert($0).inserted { warn($0) } }
    }

    /// The app's own part.
    public var app: FeatureStorage { scope("") }

    /// A feature's own part, with its states in a folder of this name.
    /// - Parameter documents: The documents that the feature reads, and whose further pages it reads.
    public func scope(_ name: String, documents: [String] = []) -> FeatureStorage {
        FeatureStorage(storage: self, feature: name, documents: documents)
    }

    /// Loads new states, and those again that another process has changed. Call it before the first
    /// screen, after a plug-in was added, and when the app comes to the front.
    public func load() async {
        guard let files else { return }
        // Usually none has changed, which one look at the folder tells.
        for name in await files.changed(since: states.mapValues { $0.number }) {
            await states[name]?.load()
        }
    }

    /// Reads all documents that were asked for.
    /// - Throws: ``StorageError`` of the first that can't be used; `CancellationError` if cancelled.
    package func checkDocuments() async throws {
        for key in documents.keys.sorted() { _ = try await documents[key]?.load() }
    }

    /// Of a document that was needed.
    package var documentError: StorageError? {
        documents.values.map(\.shown).first { $0.value == nil && $0.error != nil }?.error
    }

    /// Gives a user the changes from before the login. Call it as soon as the user is signed in.
    /// - Throws: ``StorageError`` of the first state that can't be saved; those after it stay the guest's.
    public func claimGuestState(for user: String) async throws {
        for state in states.values { try await state.move(from: "", to: user) }
    }

    /// Removes what a user has changed in each state that was asked for; corrupt files set aside stay.
    /// - Throws: ``StorageError`` of the first state that can't be removed; the others after it stay.
    public func removeState(of user: String) async throws {
        for state in states.values { try await state.move(from: user, to: nil) }
    }
}

/// A feature's own documents and states. It can't name those of others, nor users.
@MainActor
public struct FeatureStorage {
    fileprivate let storage: Storage
    fileprivate let feature: String
    fileprivate let documents: [String]

    /// Not read yet, and shared by all who ask for it as the same type. A name is that of a declared
    /// document, or of a further page such as `moments/2`; any other can't be loaded.
    public func document<Value: Decodable & Sendable>(
        _ name: String, as type: Value.Type
    ) -> Document<Value> {
        let key = "\(feature)/\(name) \(type)"
        let (backend, refusal) = (storage.backend, refusal(of: name))
        let source =
            storage.documents[key]
            ?? DocumentSource(warn: storage.warn) { () throws(StorageError) in
                if let refusal { throw refusal }
                return try await backend.decode(name, as: type)
            }
        storage.documents[key] = source
        return Document(source)
    }

    /// A page is named by the backend, so it can't be trusted.
    private func refusal(of name: String) -> StorageError? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let isDeclared = documents.contains(String(parts[0])) && parts.count <= 2
        if isDeclared, parts.allSatisfy({ $0.contains { $0 != "." } }) { return nil }
        return StorageError(description: "\(name).json: \(feature) doesn't declare this document")
    }

    /// Belongs to the device. All code that asks for a name as the same type shares the value, which is
    /// `initial` until ``Storage/load()``.
    public func state<Value: Codable & Sendable>(
        _ name: String, initial: Value
    ) -> StateFile<Value> {
        file(name, initial)
    }

    /// Belongs to users. `merge` adds what was changed before a login to the value of the user who signs
    /// in; by default it replaces that value.
    public func userState<Value: Codable & Sendable>(
        _ name: String, initial: Value,
        merging merge: @escaping @Sendable (inout Value, Value) -> Void = { $0 = $1 }
    ) -> StateFile<Value> {
        file(name, initial, merging: merge)
    }

    private func file<Value: Codable & Sendable>(
        _ name: String, _ initial: Value, merging merge: StateFile<Value>.Merge? = nil
    ) -> StateFile<Value> {
        let folder = feature.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        let file =
            storage.states[path] as? StateFile<Value>
            ?? StateFile(path, initial: initial, in: storage, merging: merge)
        storage.states[path] = file
        return file
    }
}

@MainActor
protocol SavedState: AnyObject {
    /// Of the file that was read last; `nil` if there was none, 0 if it couldn't be read.
    var number: ino_t? { get }

    func load() async
    /// Gives an owner's value to a user, or removes it.
    func move(from owner: String, to user: String?) async throws
}
