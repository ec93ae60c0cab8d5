package import Foundation

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
        let files = storage.files
        let refusal = refusal(of: name)
        let key = "\(self.name)/\(name) \(type)"
        let source =
            storage.documents[key]
            ?? DocumentSource(name, in: storage) { user, isKept throws(StorageError) in
                if let refusal { throw refusal }
                let kept = KeptDocuments(files: files)
                if isKept { return try await kept.decode(name, for: user, as: type) }
                return try await backend.decode(name, for: user, as: type) { text in
                    if backend.takesChanges { try await kept.keep(text, of: name, as: user) }
                }
            }
        storage.documents[key] = source
        return Document(source)
    }

    /// A page is named by the backend, so it can't be trusted.
    private func refusal(of name: String) -> StorageError? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let isDeclared = documents.contains(String(parts[0])) && parts.count <= 2
        let isName = parts.allSatisfy { part in
            part.contains { $0 != "." } && FileName(String(part), of: "a document").issue == nil
        }
        if isDeclared, isName { return nil }
        return StorageError(description: "\(name).json: \(self.name) doesn't declare this document")
    }

    /// A state of the device. All code that asks for a name as the same type shares it.
    /// - Parameters:
    ///   - name: Its name among the states of the feature.
    ///   - initial: The value until ``Storage/load()``, and of each key that a file lacks. An
    ///     optional in it
    ///     is `nil`, and a dictionary empty.
    ///   - renamed: The new names of the value's keys, by the old ones.
    public func state<Value: Codable & Sendable>(
        _ name: String, initial: Value, renamed: [String: String] = [:]
    ) -> StateFile<Value> {
        file(name, StateFormat(initial: initial, renamed: renamed), nil)
    }

    /// A state of each user, and of the time in which none is signed in.
    /// - Parameters:
    ///   - name: Its name among the states of the feature.
    ///   - initial: As for ``state(_:initial:renamed:)``.
    ///   - renamed: As for ``state(_:initial:renamed:)``.
    ///   - document: The document over which changes lie that are sent; `nil` if none is sent.
    ///   - merge: Adds what was changed before a login to the value of the user who signs in; by
    ///     default it
    ///     replaces that value.
    ///   - uncover: Removes from the value what shows some changes, as the document shows it now,
    ///     or the
    ///     user has given it up.
    public func userState<Value: Codable & Sendable>(
        _ name: String, initial: Value, renamed: [String: String] = [:],
        over document: String? = nil,
        merging merge: @escaping @Sendable (inout Value, Value) -> Void = { $0 = $1 },
        uncovering uncover: @escaping @Sendable (inout Value, [Change]) -> Void = { _, _ in }
    ) -> StateFile<Value> {
        let sharing = StateSharing(merge: merge, document: document, uncover: uncover)
        return file(name, StateFormat(initial: initial, renamed: renamed), sharing)
    }

    private func file<Value: Codable & Sendable>(
        _ name: String, _ format: StateFormat<Value>, _ sharing: StateSharing<Value>?
    ) -> StateFile<Value> {
        let file = FileName(name, of: "a state of \(self.name)")
        let key = "\(sharing == nil) \(feature.text)/\(file.text)"
        let state =
            storage.states[key] as? StateFile<Value>
            ?? StateFile(
                StateName(feature: feature, name: file), as: format, in: storage, sharing: sharing)
        storage.states[key] = state
        return state
    }
}

extension FeatureStorage {
    /// Lets a test of an app hold its writes. States that were asked for before aren't concerned.
    /// - Parameters:
    ///   - folder: The folder of the states.
    ///   - hook: Receives the file that is about to be written, and returns when it may be.
    package func keepStates(
        in folder: URL, beforeWriting hook: @escaping @Sendable (URL) -> Void
    ) {
        storage.files = StateFiles(folder) { call, url in if call == .create { hook(url) } }
    }
}
