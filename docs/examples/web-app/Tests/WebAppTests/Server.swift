import Foundation
import HTTPTypes
import Hummingbird
import Logging
import RoutingTesting
@testable import WebApp

/// A server with a folder of its own, which can be started again.
@MainActor
final class Server {
    let clock = TestClock()
    private(set) var sessions: Sessions
    private let options: Options

    nonisolated static let log = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    /// - Parameter documents: The folder of the backend; the sample if `nil`.
    init(
        limits: Sessions.Limits = Sessions.Limits(), origin: String? = nil, documents: URL? = nil
    ) async throws {
        var options = Options()
        options.documents = documents
        options.state = URL.temporaryDirectory.appending(path: "web-\(UUID())")
        options.origin = origin
        options.build = .production
        options.limits = limits
        self.options = options
        sessions = try await Sessions(options, clock: clock.routeClock, log: Self.log)
    }

    deinit { try? FileManager.default.removeItem(at: options.state) }

    /// Starts the server again, as after it was killed. Its sessions are in the folder.
    func restart() async throws {
        sessions = try await Sessions(options, clock: clock.routeClock, log: Self.log)
    }

    /// Answers a request.
    var responder: AppResponder {
        AppResponder(
            sessions: sessions, server: ServerAddress(publicOrigin: options.origin), log: Self.log)
    }

    /// The folders of sessions.
    var folders: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: options.state.path)
        return names?.filter { UUID(uuidString: $0) != nil } ?? []
    }
}

/// What a server has answered.
struct Answer: Sendable {
    let status: HTTPResponse.Status
    let headers: HTTPFields
    let text: String
}

extension PlainResponder {
    /// Answers a request for `localhost`.
    func answer(
        to path: String, _ method: HTTPRequest.Method = .get, headers: HTTPFields = [:],
        body: String = ""
    ) async throws -> Answer {
        let head = HTTPRequest(
            method: method, scheme: "http", authority: "localhost", path: path,
            headerFields: headers)
        let body = RequestBody(buffer: ByteBuffer(string: body))
        let response = await respond(to: Request(head: head, body: body))
        let written = Written()
        try await response.body.write(written)
        return Answer(
            status: response.status, headers: response.headers, text: String(buffer: written.body))
    }
}

/// What is written of a response.
private final class Written: ResponseBodyWriter, @unchecked Sendable {
    var body = ByteBuffer()

    func write(_ buffer: ByteBuffer) async throws { body.writeImmutableBuffer(buffer) }
    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
