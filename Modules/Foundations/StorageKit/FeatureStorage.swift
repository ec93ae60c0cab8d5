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
    /// shares it. A document that the feature doesn't declare can't be loaded.
    /// - Parameters:
    ///   - name: The name of its file, without extension.
    ///   - type: What it is decoded as, the first time that a screen or a request needs it.
    public func document<Value: Decodable & Sendable>(
        _ name: String, as type: Value.Type
    ) -> Document<Value> {
        storage.document(name, as: type, for: documents.contains(name) ? nil : scope)
    }

    /// A state that belongs to the device. All code that asks for it as the same type shares it.
    /// - Parameters:
    ///   - name: The name of its file in the feature's folder, without extension.
    ///   - initial: The value before the first change.
    public func state<Value: Codable & Sendable>(
        _ name: String, initial: Value
    ) -> StateFile<Value> {
        storage.state(name, in: scope, initial: initial)
    }

    /// A state that belongs to users. All code that asks for it as the same type shares it.
    /// - Parameters:
    ///   - name: The name of its file in the feature's folder, without extension.
    ///   - initial: The value of a user who has changed nothing yet.
    ///   - merge: Adds what was changed before a login to the value of the user who signs in. By
    ///     default it replaces that value.
    public func userState<Value: Codable & Sendable>(
        _ name: String, initial: Value,
        merging merge: @escaping (inout Value, Value) -> Void = { $0 = $1 }
    ) -> UserState<Value> {
        storage.userState(name, in: scope, initial: initial, merging: merge)
    }
}

/// Why a feature gets no part of the storage.
public struct ScopeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, and the way out.
    public let description: String
}
