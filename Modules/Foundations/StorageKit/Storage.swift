public import Foundation

/// The backend's documents and the user's state, one for the whole app. A feature receives a part by
/// ``scope(_:documents:)``; the rest belongs to the container.
@MainActor
public final class Storage {
    private let backend: any Backend
    /// In memory only if `nil`. Tests set it.
    var files: StateFiles?
    fileprivate let warn: (String) -> Void
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
        let declared = Documents { [backend] document in
            // A page is named by the backend, so it can't be trusted.
            let parts = document.split(separator: "/", omittingEmptySubsequences: false)
            guard documents.contains(String(parts[0])), parts.count <= 2,
                parts.allSatisfy({ $0.contains { $0 != "." } })
            else {
                throw DocumentError("\(document).json: \(name) doesn't declare this document")
            }
            return try await backend.data(of: document)
        }
        return FeatureStorage(
            storage: self,
            folder: name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "",
            documents: declared)
    }

    /// Loads new states, and those again that another process has changed. Call it before the first
    /// screen, after a plug-in was added, and when the app comes to the front.
    public func load() async {
        // Usually none has changed, which one look at the folder tells.
        let changed = Set(await files?.changed(since: states.mapValues { $0.file }) ?? [])
        for (name, state) in states where changed.contains(name) || state.readError != nil {
            await state.load()
        }
    }

    /// Reads all documents that were asked for.
    /// - Throws: ``DocumentError`` of the first that can't be used; `CancellationError` if cancelled.
    package func checkDocuments() async throws {
        for (_, document) in documents.sorted(by: { $0.key < $1.key }) {
            _ = try await document.load()
        }
    }

    /// Of a document that was needed.
    package var documentError: DocumentError? {
        documents.values.lazy.filter { $0.value == nil }.compactMap(\.error).first
    }

    /// Gives a user the changes from before the login. Call it as soon as the user is signed in.
    /// - Throws: ``StateError`` of the first state that can't be saved; those after it stay the guest's.
    public func claimGuestState(for user: String) async throws {
        for state in states.values { try await state.move(from: "", to: user) }
    }

    /// Removes what a user has changed in each state that was asked for; corrupt files set aside stay.
    /// - Throws: ``StateError`` of the first state that can't be removed; the others after it stay.
    public func removeState(of user: String) async throws {
        for state in states.values { try await state.move(from: user, to: nil) }
    }
}

/// A feature's own documents and states. It can't name those of others, nor users.
@MainActor
public struct FeatureStorage {
    fileprivate let storage: Storage
    fileprivate let folder: String
    fileprivate let documents: Documents

    /// Not read yet, and shared by all who ask for it as the same type. A name is that of a declared
    /// document, or of a further page such as `moments/2`; any other can't be loaded.
    public func document<Value: Decodable & Sendable>(
        _ name: String, as type: Value.Type
    ) -> Document<Value> {
        let key = "\(folder)/\(name) \(type)"
        let source =
            storage.documents[key]
            ?? DocumentSource(warn: storage.warn) { [documents] () throws(DocumentError) in
                try await documents.decode(name, as: type)
            }
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
                path, initial: initial, in: storage.files, warn: storage.warn, owner: owner,
                merging: merge)
        storage.states[path] = file
        return file
    }
}

@MainActor
protocol SavedState: AnyObject {
    /// Which was read last; `nil` if there was none.
    var file: FileHandle? { get }
    var readError: StateError? { get }

    func load() async
    /// Gives an owner's value to a user, or removes it.
    /// - Throws: ``StateError``.
    func move(from owner: String, to user: String?) async throws
}
