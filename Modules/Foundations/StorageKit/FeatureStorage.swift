/// A feature's own documents and states. It can't name those of others, nor users.
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

    /// Not read yet, and shared by all who ask for it as the same type. A name is that of a declared
    /// document, or of a further page such as `moments/2`; any other can't be loaded.
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

    /// As ``Storage/state(_:initial:)``.
    public func state<Value: Codable & Sendable>(
        _ name: String, initial: Value
    ) -> StateFile<Value> {
        storage.state("\(scope)/\(name)", initial: initial)
    }

    /// As ``Storage/userState(_:initial:merging:)``.
    public func userState<Value: Codable & Sendable>(
        _ name: String, initial: Value,
        merging merge: @escaping @Sendable (inout Value, Value) -> Void = { $0 = $1 }
    ) -> UserState<Value> {
        storage.userState("\(scope)/\(name)", initial: initial, merging: merge)
    }
}

/// Why a feature gets no part of the storage.
public struct ScopeError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String
}
