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

/// Why a document can't be read, or a state be read or changed, as the end of a sentence: the file, the place
/// inside it, what was expected and found there, and the way out.
public struct StorageError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String
}

extension Backend {
    /// Never on the main actor. Ignores keys that the type does not know.
    @concurrent
    func decode<Document: Decodable & Sendable>(
        _ name: String, as type: Document.Type
    ) async throws(StorageError) -> Document {
        var text = Data()
        do {
            guard let data = try await data(of: name) else { throw POSIXError(.ENOENT) }
            text = data
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .custom(Self.date)
            return try decoder.decode(type, from: text)
        } catch {
            guard case DecodingError.dataCorrupted(let context) = error, context.codingPath.isEmpty
            else { throw StorageError(description: "\(name).json: \(reason(of: error))") }
            throw StorageError(description: "\(name).json:\(Self.place(in: text))")
        }
    }

    /// The decoder doesn't say where a text isn't JSON, so that is looked for with another one.
    private static func place(in text: Data) -> String {
        let result = Result {
            try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
        }
        guard case .failure(let error as NSError) = result else { return " this can't be read" }
        let problem = (error.userInfo["NSDebugDescription"] as? String ?? "")
            .trimmingCharacters(in: ["."])
        let place = problem.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) }
        let lines = text.prefix(place ?? text.count).split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return "\(lines.count):\((lines.last?.count ?? 0) + 1): this isn't JSON: \(problem)"
    }

    /// Up to the end of the year 9999: larger numbers are milliseconds or an error.
    private static func date(from decoder: any Decoder) throws -> Date {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let seconds = Int(text), "\(seconds)" == text, 0...253_402_300_799 ~= seconds else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription:
                    "epoch seconds are expected, such as \"1763683200\", not \"\(text)\"")
        }
        return Date(timeIntervalSince1970: TimeInterval(seconds))
    }
}
