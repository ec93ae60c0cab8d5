/// A feature's own documents and states. It can't name those of others, nor users.
@MainActor
public struct FeatureStorage {
    let storage: Storage
    let name: String
    let feature: FileName
    let documents: [String]

    /// Whether the changes of users are sent to a server. Otherwise they stay on the device.
    public var takesChanges: Bool { storage.takesChanges }

    /// A document, which isn't read yet, and which all who ask for it as the same type share.
    /// - Parameters:
    ///   - name: The name of a declared document, or of a further page such as `moments/2`; any
    ///     other can't be loaded.
    ///   - type: What the document is decoded as.
    public func document<Value: Decodable & Sendable>(
        _ name: String, as type: Value.Type
    ) -> Document<Value> {
        let backend = storage.backend
        let kept = storage.files
        let refusal = refusal(of: name)
        let key = "\(self.name)/\(name) \(type)"
        let source =
            storage.documents[key]
            ?? DocumentSource(name, in: storage) { user in
                do throws(StorageError) {
                    if let refusal { throw refusal }
                    let value = try await backend.decode(name, for: user, as: type) { text in
                        if backend.takesChanges { try await kept.keep(text, of: name, as: user) }
                    }
                    return (value, nil)
                } catch {
                    guard backend.takesChanges, refusal == nil else { return (nil, error) }
                    return (try? await kept.decode(name, for: user, as: type), error)
                }
            }
        storage.documents[key] = source
        return Document(source)
    }

    /// A page is named by the backend, so it can't be trusted.
    private func refusal(of name: String) -> StorageError? {
        let parts = name.wholeMatch(of: /([^\/]+)(?:\/(?!\.+$)[^\/]+)?/)
        if let parts, documents.contains(String(parts.1)),
            FileName(name, of: "a document").issue == nil
        {
            return nil
        }
        return StorageError(description: "\(name).json: \(self.name) doesn't declare this document")
    }

    /// A state of the device. All code that asks for a name as the same type shares it.
    /// - Parameters:
    ///   - name: Its name among the states of the feature.
    ///   - initial: The value until ``Storage/load()``, and of each key that a file lacks. An
    ///     optional in it is `nil`, and a dictionary empty.
    ///   - renamed: The new names of the value's keys, by the old ones.
    public func state<Value: Codable & Sendable>(
        _ name: String, initial: Value, renamed: [String: String] = [:]
    ) -> StateFile<Value> {
        file(name, in: StatePath.device, as: StateFormat(initial: initial, renamed: renamed))
    }

    /// A state of each user, and of the time in which none is signed in.
    /// - Parameters:
    ///   - name: Its name among the states of the feature.
    ///   - initial: As for ``state(_:initial:renamed:)``.
    ///   - renamed: As for ``state(_:initial:renamed:)``.
    ///   - document: The document over which changes lie that are sent; `nil` if none is sent.
    ///   - merge: Adds what was changed before a login to the value of the user who signs in; by
    ///     default it replaces that value.
    ///   - uncover: Removes from the value what shows some changes, as the document shows it now,
    ///     or the user has given it up.
    public func userState<Value: Codable & Sendable>(
        _ name: String, initial: Value, renamed: [String: String] = [:],
        over document: String? = nil,
        merging merge: @escaping @Sendable (inout Value, Value) -> Void = { $0 = $1 },
        uncovering uncover: @escaping @Sendable (inout Value, [Change]) -> Void = { _, _ in }
    ) -> StateFile<Value> {
        let format = StateFormat(
            initial: initial, renamed: renamed, merge: merge, document: document, uncover: uncover)
        return file(name, in: storage.folder, as: format)
    }

    /// Checks the name of the feature, and those of the states that it has asked for. Call it at
    /// the start.
    /// - Throws: ``StorageError`` for one that can't be used.
    public func checkNames() throws(StorageError) {
        if let issue = storage.issues[name] { throw issue }
    }

    private func file<Value: Codable & Sendable>(
        _ name: String, in folder: String, as format: StateFormat<Value>
    ) -> StateFile<Value> {
        let name = FileName(name, of: "a state of \(self.name)")
        let path = StatePath(
            folder: folder, file: "\(feature.text)/\(name.text).json",
            issue: feature.issue ?? name.issue)
        storage.issues[self.name] = storage.issues[self.name] ?? path.issue
        let key = "\(path.isOfUser) \(path.file)"
        let state =
            storage.states[key] as? StateFile<Value>
            ?? StateFile(path, as: format, in: storage)
        storage.states[key] = state
        return state
    }
}
