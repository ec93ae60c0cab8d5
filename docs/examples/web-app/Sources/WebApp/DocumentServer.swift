import AppContainerKit
import CommandLineKit
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import RoutingEngine

/// Serves the documents of a backend to apps, and takes their changes: something to try them on. It
/// believes the name of a user in the header `X-User`, so it listens on loopback alone.
struct DocumentServer: HTTPResponder {
    typealias Context = BasicRequestContext

    /// What an app may send at once, in bytes.
    private static let longest = 1 << 20

    let documents: ServedDocuments
    let log: Logger

    /// Makes the server of the documents in a folder.
    /// - Parameter announce: Receives its address as soon as it runs.
    /// - Throws: ``CommandError`` for a folder that can't be used.
    static func server(
        _ folder: URL, port: Int, clock: RouteClock = .system, log: Logger,
        announce: @escaping @Sendable (_ address: String) async -> Void = { _ in }
    ) throws(CommandError) -> some ApplicationProtocol {
        let documents = try ServedDocuments(folder, now: clock.now)
        return Application(
            responder: DocumentServer(documents: documents, log: log),
            server: .http1(configuration: .init(idleTimeout: .seconds(30))),
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { channel in
                await announce("http://127.0.0.1:\(channel.localAddress?.port ?? 0)/")
            }, logger: log)
    }

    func respond(to request: Request, context: Context) async throws -> Response {
        let user = Self.field("X-User", of: request)
        do {
            switch (request.method, request.uri.path) {
            case (.get, let path) where path.hasSuffix(".json"):
                let name = path.dropFirst().dropLast(".json".count)
                guard let document = try await documents.document(String(name), for: user) else {
                    return Response(status: .notFound)
                }
                return Self.answer(document, .ok, "application/json")
            case (.post, "/changes"):
                guard let user, let key = Self.field("Idempotency-Key", of: request) else {
                    return Self.answer(Data("X-User, Idempotency-Key".utf8), .badRequest)
                }
                var request = request
                let body = try await request.collectBody(upTo: Self.longest)
                let refusal = try await documents.take(
                    Data(body.readableBytesView), key, from: user)
                guard let refusal else { return Response(status: .ok) }
                return Self.answer(Data(refusal.utf8), .conflict)
            default: return Response(status: .notFound)
            }
        } catch is DecodingError {
            return Self.answer(
                Data("The server doesn't understand this change.".utf8), .unprocessableContent)
        } catch {
            log.error("\(request.method) \(request.uri.path): \(error)")
            return Response(status: .internalServerError)
        }
    }

    /// The value of a header, which apps send with percent escapes.
    private static func field(_ name: String, of request: Request) -> String? {
        HTTPField.Name(name).flatMap { request.headers[$0] }?.removingPercentEncoding
    }

    private static func answer(
        _ data: Data, _ status: HTTPResponse.Status, _ type: String = "text/plain; charset=utf-8"
    ) -> Response {
        Response(
            status: status, headers: [.contentType: type, .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }
}
