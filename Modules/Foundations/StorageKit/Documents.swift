public import Foundation

/// The source of the JSON documents of the backend.
public struct Documents: Sendable {
    private let read: @Sendable (String) async throws -> Data
    /// The documents that are decoded already; `nil` if each storage decodes its own.
    private var decoded: DecodedDocuments?

    private init(read: @escaping @Sendable (String) async throws -> Data) { self.read = read }

    /// The files `NAME.json` of a folder.
    public static func folder(_ folder: URL) -> Documents {
        Documents { try RegularFile.data(of: folder.appending(path: "\($0).json")) }
    }

    /// Documents in memory, by name.
    public static func memory(_ documents: [String: Data]) -> Documents {
        generated { documents[$0] }
    }

    /// Documents that are made, or fetched, when they are read.
    /// - Parameter document: Returns the document of a name; `nil` if there is none. It isn't called
    ///   on the main actor.
    public static func generated(
        _ document: @escaping @Sendable (String) async throws -> Data?
    ) -> Documents {
        Documents {
            guard let data = try await document($0) else { throw CocoaError(.fileReadNoSuchFile) }
            return data
        }
    }

    /// Documents that a feature may not read, because it doesn't declare them.
    static func closed(to feature: String) -> Documents {
        Documents {
            throw DocumentError(
                file: "\($0).json", path: "", problem: "\(feature) doesn't declare this document")
        }
    }

    /// The same documents, each read and decoded once for all storages: for a server that has one for
    /// each of its users. A document that can't be used is read again by the next storage.
    public func decodedOnce() -> Documents {
        var documents = self
        documents.decoded = DecodedDocuments()
        return documents
    }

    /// Reads and decodes a document, never on the main actor. Keys that the type does not know are
    /// ignored.
    /// - Throws: ``DocumentError`` with the file, the place inside it and what was expected there.
    @concurrent
    package func decode<Document: Decodable & Sendable>(
        _ name: String, as type: Document.Type
    ) async throws(DocumentError) -> Document {
        if let document = decoded?.document(name, as: type) { return document }
        let file = "\(name).json"
        var data = Data()
        do {
            data = try await read(name)
            let document = try JSONDecoder().decode(type, from: data)
            decoded?.keep(document, of: name)
            return document
        } catch let error as DocumentError {
            throw error
        } catch let error as DecodingError {
            if case .dataCorrupted(let context) = error, context.codingPath.isEmpty,
                let issue = DocumentIssue(in: data, as: type)
            {
                throw DocumentError(file: file, path: issue.path, problem: issue.problem)
            }
            throw DocumentError(file: file, decoding: error)
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            throw DocumentError(file: file, path: "", problem: "the file is missing")
        } catch let error as POSIXError where error.code == .ENOENT {
            throw DocumentError(file: file, path: "", problem: "the file is missing")
        } catch {
            throw DocumentError(
                file: file, path: "", problem: "it can't be read: \(FileIssue(error: error))")
        }
    }
}

/// Documents that several storages share, each decoded once.
private final class DecodedDocuments: @unchecked Sendable {
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
