public import Foundation

/// The backend's documents and the users' states, one for the whole app.
///
/// A feature receives a part by ``scope(_:documents:)``; the rest belongs to the container.
@MainActor
public final class Storage {
    let backend: any Backend
    /// The files of the states. Tests replace them before states are asked for.
    var files: StateFiles
    let warn: (String) -> Void
    /// The user whose states and documents it shows; `nil` while none is signed in.
    public private(set) var user: String?
    /// The folder of the user's states.
    private(set) var folder = StatePath.folder(of: .guest)
    /// The documents that were asked for, by the feature, the name and the type.
    var documents: [String: DocumentSource] = [:]
    /// Why a name can't be used, by the feature that has chosen it.
    var issues: [String: StorageError] = [:]
    /// The states that were asked for, by the kind, the feature and the name.
    var states: [String: any SavedState] = [:]
    /// The task that gets the folder ready, once.
    private lazy var preparing = Task { @MainActor in
        if let sentence = try? await files.prepare() { warn(sentence) }
    }

    /// - Parameters:
    ///   - documents: The backend, which may take changes, too.
    ///   - folder: A folder for the states, made by the first change. Processes may share it; only
    ///     the system's user may read it. Changes are in memory only if it is `nil`.
    ///   - warn: Gets a sentence for the log when a state can't be read or saved, a document can't
    ///     be used, or a change can't be sent; each sentence once.
    public init(
        documents: some Backend, folder: URL? = nil, warn: @escaping (String) -> Void = { _ in }
    ) {
        var said: Set<String> = []
        backend = documents
        files = folder.map { StateFiles(FolderDisk($0)) } ?? StateFiles(nil)
        self.warn = { if said.insert($0).inserted { warn($0) } }
    }

    /// Whether changes are sent to a server.
    public var takesChanges: Bool { backend.takesChanges }

    /// The app's own part.
    public var app: FeatureStorage {
        FeatureStorage(storage: self, name: "the app", feature: .app, documents: [])
    }

    /// A feature's own part, with its states in folders of this name.
    /// - Parameters:
    ///   - name: The name of the feature.
    ///   - documents: The documents that the feature reads, and whose further pages it reads.
    public func scope(_ name: String, documents: [String] = []) -> FeatureStorage {
        let feature = FileName(name, of: "a feature")
        issues[name] = feature.issue
        return FeatureStorage(storage: self, name: name, feature: feature, documents: documents)
    }

    /// Loads new states, and those again that another process has changed. Call it before the first
    /// screen, after a plug-in was added, and when a request begins.
    public func load() async {
        await preparing.value
        // Usually none has changed, which the text of each file tells.
        for state in states.values { await state.load() }
        sendChanges()
    }

    /// Shows the states and documents of another user, and returns when the states are loaded. A
    /// user gets what was changed while none was signed in.
    /// - Parameter name: The name of the user; `nil` after they sign out.
    /// - Throws: ``StorageError``. For a name that is empty or too long nothing has changed; if the
    ///   changes from before can't be given to the user, the user is shown, and gets them the next
    ///   time.
    public func setUser(_ name: String?) async throws(StorageError) {
        let folder = try Self.folder(of: name)
        let takeOver = name == nil ? .success(()) : await files.takeOver(for: folder)
        var shows: [String: @MainActor () -> Void] = [:]
        // A state may be asked for while others are read.
        while let (key, state) = states.first(where: { shows[$0.key] == nil }) {
            shows[key] = await state.open(folder)
        }
        let isOther = user != name
        user = name
        self.folder = folder
        shows.values.forEach { $0() }
        if isOther, takesChanges { documents.values.forEach { $0.reset() } }
        sendChanges()
        await files.forget(butOf: folder)
        try takeOver.get()
    }

    /// Checks the name of a user before they sign in.
    /// - Throws: ``StorageError`` for one that is empty or too long.
    public func check(user name: String) throws(StorageError) {
        _ = try Self.folder(of: name)
    }

    private static func folder(of user: String?) throws(StorageError) -> String {
        StatePath.folder(of: try user.map { FileName($0, of: "a user") }?.checked() ?? .guest)
    }

    /// Removes all that a user has changed on this device, also damaged files that were set aside,
    /// and the states of features that the app doesn't have at present.
    /// - Throws: ``StorageError`` if not everything can be removed.
    public func removeState(of user: String) async throws(StorageError) {
        try await files.remove(try Self.folder(of: user))
        await load()
    }

    /// The number of the user's changes that no server has.
    public var waitingChanges: Int { states.values.flatMap(\.unsent).count { !$0.isTaken } }

    // What documents and states share.

    /// Reads all documents that were asked for.
    /// - Throws: ``StorageError`` of the first that can't be used; `CancellationError` if
    ///   cancelled.
    package func checkDocuments() async throws {
        for key in documents.keys.sorted() { _ = try await documents[key]?.load() }
    }

    /// The error of a document that was needed; `nil` if there is none.
    package var documentError: StorageError? {
        documents.values.map(\.shown).first { $0.value == nil && $0.error != nil }?.error
    }

    /// Sends what the user has changed, unless that is under way. A guest's changes wait for a
    /// user.
    func sendChanges() {
        guard takesChanges, let user else { return }
        for state in states.values { state.send(to: backend, as: user) }
    }

    /// The changes that a document shows which is asked for now, as the server has them already.
    func takenChanges(over document: String) -> Set<Change.ID> {
        guard takesChanges else { return [] }
        let changes = states.values.filter { $0.document == document }.flatMap(\.unsent)
        return Set(changes.filter(\.isTaken).map(\.id))
    }

    /// Removes changes that a document shows from all states.
    func remove(_ changes: Set<Change.ID>) { states.values.forEach { $0.remove(changes) } }
}
