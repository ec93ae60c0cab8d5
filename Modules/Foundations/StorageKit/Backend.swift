public import Foundation

/// Where documents come from: the files that ship with the app, or a server.
public protocol Backend: Sendable {
    /// Not called on the main actor; should end early if its task is cancelled.
    /// - Parameter document: Without extension, such as `moments` or `moments/2`.
    /// - Returns: JSON in UTF-8; `nil` if there is no such document.
    /// - Throws: An error for the log; the user is told that the document can't be read.
    func data(of document: String) async throws -> Data?
}

public struct Documents: Backend {
    fileprivate let read: @Sendable (String) async throws -> Data?

    public func data(of document: String) async throws -> Data? { try await read(document) }
}

extension Backend where Self == Documents {
    /// Reads `NAME.json`.
    public static func folder(_ folder: URL) -> Documents {
        Documents { try RegularFile.data(of: folder.appending(path: "\($0).json")) }
    }

    public static func memory(_ documents: [String: Data]) -> Documents {
        Documents { documents[$0] }
    }

    /// Makes documents when they are read.
    public static func generated(
        _ document: @escaping @Sendable (String) async throws -> Data?
    ) -> Documents {
        Documents(read: document)
    }
}

/// Fails for a document that the feature doesn't declare.
struct ClosedBackend: Backend {
    let feature: String

    func data(of document: String) throws -> Data? {
        throw DocumentError(
            file: "\(document).json", problem: "\(feature) doesn't declare this document")
    }
}

extension Backend {
    /// Never on the main actor. Ignores keys that the type does not know.
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
