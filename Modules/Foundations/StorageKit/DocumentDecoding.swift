import Foundation

extension Backend {
    /// Reads and decodes a document, never on the main actor. It ignores keys that the type does
    /// not know.
    /// - Parameter keep: Receives the text of a document that can be used.
    @concurrent
    func decode<Document: Decodable & Sendable>(
        _ name: String, for user: String? = nil, as type: Document.Type,
        keeping keep: @Sendable (Data) async throws -> Void = { _ in }
    ) async throws(StorageError) -> Document {
        var text = Data()
        do {
            guard let data = try await data(of: name, as: user) else { throw POSIXError(.ENOENT) }
            guard data.count <= longestText else { throw POSIXError(.EFBIG) }
            text = data
            let document = try JSONDecoder.documents.decode(type, from: text)
            // What can't be kept is read again.
            try? await keep(text)
            return document
        } catch {
            guard case DecodingError.dataCorrupted(let context) = error, context.codingPath.isEmpty
            else { throw StorageError(description: "\(name).json: \(reason(of: error))") }
            throw StorageError(description: "\(name).json:\(Self.place(in: text))")
        }
    }

    /// Says where a text isn't JSON. The decoder doesn't, so another one looks for it.
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
}

extension JSONDecoder {
    /// Reads what a backend sends, and what it gets.
    static var documents: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try String(from: decoder)
            // Up to the end of the year 9999: larger numbers are milliseconds or an error.
            guard let seconds = Int(text), "\(seconds)" == text, 0...253_402_300_799 ~= seconds
            else {
                throw DecodingError.expected(
                    "epoch seconds are expected, such as \"1763683200\", not \"\(text)\"",
                    in: decoder)
            }
            return Date(timeIntervalSince1970: TimeInterval(seconds))
        }
        return decoder
    }
}

extension DecodingError {
    /// An error at the place of a decoder.
    /// - Parameter sentence: What is expected there.
    static func expected(_ sentence: String, in decoder: any Decoder) -> DecodingError {
        .dataCorrupted(Context(codingPath: decoder.codingPath, debugDescription: sentence))
    }
}
