/// A feature's own part of the storage: its documents and its states. It can't name those of others,
/// nor users.
@MainActor
public struct FeatureStorage {
    private let storage: Storage
    private let scope: String
    private let documents: Set<String>

    init(_ scope: String, documents: [String], in storage: Storage) {
        self.scope = scope
        self.documents = Set(documents)
        self.storage = storage
    }

    /// A document of the feature, which isn't read yet. All code that asks for it as the same type
    /// shares what is read. A document that the feature doesn't declare can't be loaded.
    /// - Parameters:
    ///   - name: The name of a declared document without extension, or of a further page of it, such
    ///     as `moments/2`.
    ///   - type: What it is decoded as, the first time that a screen or a request needs it.
    public func document<Value: Decodable & Sendable>(
        _ name: String, as type: Value.Type
    ) -> Document<Value> {
        // A page is named by the backend, so it can't be trusted.
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let isOwn =
            documents.contains(String(parts[0])) && parts.count <= 2
            && parts.allSatisfy { $0.contains { $0 != "." } }
        return storage.document(name, as: type, for: isOwn ? nil : scope)
    }

    /// A state that belongs to the device, as ``Storage/state(_:initial:)`` makes it.
    public func state<Value: Codable & Sendable>(
        _ name: String, initial: Value
    ) -> StateFile<Value> {
        storage.state("\(scope)/\(name)", initial: initial)
    }

    /// A state that belongs to users, as ``Storage/userState(_:initial:merging:)`` makes it.
    public func userState<Value: Codable & Sendable>(
        _ name: String, initial: Value,
        merging merge: @escaping @Sendable (inout Value, Value) -> Void = { $0 = $1 }
    ) -> UserState<Value> {
        storage.userState("\(scope)/\(name)", initial: initial, merging: merge)
    }
}

/// Why a feature gets no part of the storage.
public struct ScopeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, and the way out.
    public let description: String
}
