import Foundation

/// Documents that several storages share, each decoded once.
final class DecodedDocuments: @unchecked Sendable {
    private struct Key: Hashable {
        let name: String
        let type: ObjectIdentifier
    }

    // The lock guards the documents.
    private let lock = NSLock()
    private var documents: [Key: any Sendable] = [:]

    /// The document of a name, if it has been decoded as this type.
    func document<Document: Sendable>(_ name: String, as type: Document.Type) -> Document? {
        lock.withLock { documents[Key(name: name, type: ObjectIdentifier(type))] as? Document }
    }

    /// Keeps a document that has been decoded.
    func keep<Document: Sendable>(_ document: Document, of name: String) {
        let key = Key(name: name, type: ObjectIdentifier(Document.self))
        lock.withLock { documents[key] = document }
    }
}
