public import Foundation

/// Where documents come from: the files that ship with the app, or a server.
///
/// They are JSON. A date is epoch seconds as a string, such as `"1763683200"`.
public protocol Backend: Sendable {
    /// Not called on the main actor; should end early if its task is cancelled.
    /// - Parameter document: Without extension, such as `moments` or `moments/2`.
    /// - Returns: JSON in UTF-8; `nil` if there is no such document.
    /// - Throws: An error for the log; the user sees that the document can't be read.
    func data(of document: String) async throws -> Data?
}

/// Documents that ship with the app, or that a test makes.
public struct Documents: Backend {
    private let read: @Sendable (String) async throws -> Data?

    /// Gets the name of a document whenever it is read.
    public init(_ read: @escaping @Sendable (String) async throws -> Data?) { self.read = read }

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
        var text: Data?
        do {
            text = try await data(of: name)
            guard let text else { throw CocoaError(.fileReadNoSuchFile) }
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .custom(Self.date)
            return try decoder.decode(type, from: text)
        } catch let error as DocumentError {
            throw error
        } catch let error as DecodingError {
            throw DocumentError("\(name).json\(Self.problem(in: text ?? Data(), because: error))")
        } catch CocoaError.fileReadNoSuchFile {
            throw DocumentError("\(name).json: the file is missing")
        } catch {
            throw DocumentError("\(name).json: it can't be read: \(reason(of: error))")
        }
    }

    /// The decoder doesn't say where a text isn't JSON, so that is looked for with another one.
    private static func problem(in text: Data, because error: DecodingError) -> String {
        do {
            let value = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
            guard value is [Any], case .typeMismatch(_, let context) = error,
                context.codingPath.isEmpty
            else { return ": \(error)" }
            return ": it begins with [, an array; an object in { } is expected"
        } catch {
            let problem = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
            let place = problem.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) }
            let lines = text.prefix(place ?? text.count).split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let column = (lines.last?.count ?? 0) + 1
            return ":\(lines.count):\(column): this isn't JSON: \(problem)"
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
