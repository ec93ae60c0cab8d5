/// The documents of the backend and the state of the user: one for the whole app.
@MainActor
public final class Storage {
    private let documents: Documents
    private let folder: StateFolder?
    private var decoded: [String: any Sendable] = [:]
    private var files: [String: AnyObject] = [:]

    /// Makes a storage.
    /// - Parameters:
    ///   - documents: The documents of the backend.
    ///   - folder: Where changes are kept; in memory only if `nil`.
    public init(documents: Documents, folder: StateFolder? = nil) {
        self.documents = documents
        self.folder = folder
    }

    /// A document, decoded once.
    /// - Throws: ``DocumentError`` with the file, the place inside it and what was expected there.
    public func document<Document: Decodable & Sendable>(
        _ name: String, as type: Document.Type
    ) throws(DocumentError) -> Document {
        if let document = decoded[name] as? Document { return document }
        let document = try documents.decode(name, as: type)
        decoded[name] = document
        return document
    }

    /// The state of a name; everybody who asks for it as the same type shares it.
    /// - Parameters:
    ///   - name: The name of its file, without extension.
    ///   - initial: The value of a user who has changed nothing yet.
    public func state<Value: Codable & Sendable>(
        _ name: String, initial: Value
    ) -> StateFile<Value> {
        if let file = files[name] as? StateFile<Value> { return file }
        let file = StateFile(name, initial: initial, in: folder)
        files[name] = file
        return file
    }
}
