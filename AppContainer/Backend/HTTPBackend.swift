public import Foundation
public import StorageKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The documents of a server, which takes changes, too.
///
/// The document `moments` is at `BASE/moments.json`. A change is sent to `BASE/changes` with its
/// identifier as `Idempotency-Key`: 200 says that the server has taken it, 409 and 422 that it
/// refuses it for good, with a sentence for the user as the text of the answer.
public struct HTTPBackend: Backend {
    private let base: URL
    private let client: HTTPClient
    /// How long the server may be silent, in seconds.
    private let silence: TimeInterval

    /// The base is the URL of its documents, such as `http://127.0.0.1:8080`.
    public init(_ base: URL) { self.init(base, limit: 30) }

    /// - Parameter limit: The longest time of an answer, in seconds.
    init(_ base: URL, limit: TimeInterval) {
        self.base = base
        silence = max(15, limit / 2)
        client = HTTPClient(limit: limit)
    }

    public var takesChanges: Bool { true }

    public func data(of document: String, as user: String?) async throws -> Data? {
        let (data, response) = try await client.answer(to: request("\(document).json", as: user))
        switch response.statusCode {
        case 200 where response.mimeType == "text/html":
            throw HTTPError(description: "the server answers with a page of HTML instead of JSON")
        case 200: return data
        case 404: return nil
        case let status: throw HTTPError(status: status)
        }
    }

    public func send(_ change: Change, as user: String) async throws -> String? {
        var request = request("changes", as: user)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue(Self.field(change.id), forHTTPHeaderField: "Idempotency-Key")
        let name = String(decoding: try JSONEncoder().encode(change.name), as: UTF8.self)
        request.httpBody = Data("{\"name\":\(name),\"body\":\(change.body)}".utf8)
        let (data, response) = try await client.answer(to: request)
        switch response.statusCode {
        case 200: return nil
        case 409, 422: return String(decoding: data.prefix(500), as: UTF8.self)
        case let status: throw HTTPError(status: status)
        }
    }

    private func request(_ path: String, as user: String?) -> URLRequest {
        var request = URLRequest(url: base.appending(path: path), timeoutInterval: silence)
        if let user { request.setValue(Self.field(user), forHTTPHeaderField: "X-User") }
        return request
    }

    /// The text as a value of a header, which has no line break and is ASCII.
    private static func field(_ text: String) -> String? {
        text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    }
}

/// Why a server's answer can't be used, as the end of a sentence for the log.
struct HTTPError: Error, CustomStringConvertible {
    let description: String
}

extension HTTPError {
    init(status: Int) { self.init(description: "the server answers with the status \(status)") }
}
