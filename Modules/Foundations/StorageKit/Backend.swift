public import Foundation

/// Where documents come from: the files that ship with the app, or a server.
///
/// They are JSON. A date is epoch seconds as a string, such as `"1763683200"`.
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
        Documents { try Data(contentsOf: folder.appending(path: "\($0).json")) }
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

/// The documents that a feature declares, and their further pages such as `moments/2`.
struct DeclaredDocuments: Backend {
    let feature: String
    let names: Set<String>
    let backend: any Backend

    func data(of document: String) async throws -> Data? {
        // A page is named by the backend, so it can't be trusted.
        let parts = document.split(separator: "/", omittingEmptySubsequences: false)
        guard names.contains(String(parts[0])), parts.count <= 2,
            parts.allSatisfy({ $0.contains { $0 != "." } })
        else {
            throw DocumentError("\(document).json: \(feature) doesn't declare this document")
        }
        return try await backend.data(of: document)
    }
}

/// Why a document can't be used: the file, the place inside it, and what was expected and found there.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}

extension Backend {
    /// Never on the main actor. Ignores keys that the type does not know.
    @concurrent
    func decode<Document: Decodable & Sendable>(
        _ name: String, as type: Document.Type
    ) async throws(DocumentError) -> Document {
        do {
            guard let data = try await data(of: name) else {
                throw CocoaError(.fileReadNoSuchFile)
            }
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .custom(Self.date)
            return try decoder.decode(type, from: data)
        } catch let error as DocumentError {
            throw error
        } catch let error as DecodingError {
            throw DocumentError("\(name).json: \(error)")
        } catch CocoaError.fileReadNoSuchFile {
            throw DocumentError("\(name).json: the file is missing")
        } catch {
            throw DocumentError("\(name).json: it can't be read: \(reason(of: error))")
        }
    }

    /// Up to the end of the year 9999: larger numbers are milliseconds or an error.
    private static func date(from decoder: any Decoder) throws -> Date {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
            let seconds = TimeInterval(text), 0...253_402_300_799 ~= seconds
        else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "epoch seconds as a string are expected, such as \"1763683200\", "
                    + "but it is \"\(text)\"")
        }
        return Date(timeIntervalSince1970: seconds)
    }
}
