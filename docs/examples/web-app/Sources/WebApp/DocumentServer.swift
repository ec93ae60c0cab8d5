import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// Serves the documents of a backend to apps, and takes their changes: something to try them on. It
/// believes the name of a user in the header `X-User`, so it listens on loopback alone.
struct DocumentServer: PlainResponder {
    /// What an app may send at once, in bytes.
    static let longest = 1 << 20

    let documents: ServedDocuments
    let log: Logger

    func respond(to request: Request) async -> Response {
        let user = Self.field("X-User", of: request)
        do {
            switch (request.method, request.uri.path) {
            case (.get, let path) where path.hasSuffix(".json"):
                let name = path.dropFirst().dropLast(".json".count)
                guard let document = try await documents.document(String(name), for: user) else {
                    return Response(status: .notFound)
                }
                return .content(document, "application/json")
            case (.post, "/changes"):
                guard let user, let key = Self.field("Idempotency-Key", of: request) else {
                    return Self.answer("X-User, Idempotency-Key", .badRequest)
                }
                let body = try await request.body.collect(upTo: Self.longest)
                let refusal = try await documents.take(
                    Data(body.readableBytesView), key, from: user)
                return refusal.map { Self.answer($0, .conflict) } ?? Response(status: .ok)
            default: return Response(status: .notFound)
            }
        } catch is NIOTooManyBytesError {
            return Self.answer("This change is too large.", .unprocessableContent)
        } catch is DecodingError {
            return Self.answer(
                "The server doesn't understand this change.", .unprocessableContent)
        } catch {
            log.error("\(request.method) \(request.uri.path): \(error)")
            return Response(status: .internalServerError)
        }
    }

    /// The value of a header, which apps send with percent escapes; `nil` for an empty one.
    private static func field(_ name: String, of request: Request) -> String? {
        let value = request.field(name)?.removingPercentEncoding
        return value?.isEmpty == true ? nil : value
    }

    private static func answer(_ sentence: String, _ status: HTTPResponse.Status) -> Response {
        .content(sentence.utf8, "text/plain; charset=utf-8", as: status)
    }
}
