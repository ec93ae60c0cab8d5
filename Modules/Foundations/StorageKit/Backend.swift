public import Foundation

/// Where the documents of the app come from: the files that ship with it, or a server.
public protocol Backend: Sendable {
    /// Reads a document. It isn't called on the main actor, and should end early if its task is
    /// cancelled.
    /// - Parameter document: Its name without extension, such as `moments` or `moments/2`.
    /// - Returns: JSON in UTF-8; `nil` if there is no such document.
    /// - Throws: Why it can't be read. The user is told that, and the log has the error.
    func data(of document: String) async throws -> Data?
}

/// Documents on this device.
public struct Documents: Backend {
    fileprivate let read: @Sendable (String) async throws -> Data?

    public func data(of document: String) async throws -> Data? { try await read(document) }
}

extension Backend where Self == Documents {
    /// The files `NAME.json` of a folder.
    public static func folder(_ folder: URL) -> Documents {
        Documents { try RegularFile.data(of: folder.appending(path: "\($0).json")) }
    }

    /// Documents in memory, by name.
    public static func memory(_ documents: [String: Data]) -> Documents {
        Documents { documents[$0] }
    }

    /// Documents that are made when they are read.
    /// - Parameter document: Returns the document of a name; `nil` if there is none.
    public static func generated(
        _ document: @escaping @Sendable (String) async throws -> Data?
    ) -> Documents {
        Documents(read: document)
    }
}

/// A backend that a feature may not read, because it doesn't declare the document.
struct ClosedBackend: Backend {
    let feature: String

    func data(of document: String) throws -> Data? {
        throw DocumentError(
            file: "\(document).json", problem: "\(feature) doesn't declare this document")
    }
}

extension Backend {
    /// Reads and decodes a document, never on the main actor. Keys that the type does not know are
    /// ignored.
    /// - Throws: ``DocumentError`` with the file, the place inside it and what was expected there.
    @concurrent
    package func decode<Document: Decodable & Sendable>(
        _ name: String, as type: Document.Type
    ) async throws(DocumentError) -> Document {
        do {
            guard let data = try await data(of: name) else { throw POSIXError(.ENOENT) }
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw DocumentError(file: "\(name).json", error)
        }
    }
}
