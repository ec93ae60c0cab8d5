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

    /// - Parameter change: Changes the options of a production build with the sample.
    init(_ change: (inout Options) -> Void = { _ in }) async throws {
        var options = Options()
        options.state = URL.temporaryDirectory.appending(path: "web-\(UUID())")
        options.build = .production
        change(&options)
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

extension PlainResponder {
    /// Answers a request for `localhost`.
    func answer(
        to path: String, _ method: HTTPRequest.Method = .get, headers: [String: String?] = [:],
        body: String = ""
    ) async -> Response {
        var head = HTTPRequest(
            method: method, scheme: "http", authority: "localhost", path: path)
        for (name, value) in headers { HTTPField.Name(name).map { head.headerFields[$0] = value } }
        let body = RequestBody(buffer: ByteBuffer(string: body))
        return await respond(to: Request(head: head, body: body))
    }
}

extension Response {
    /// The text of its body.
    func text() async throws -> String {
        let written = Written()
        try await body.write(written)
        return String(buffer: written.body)
    }
}

/// What is written of a response.
private final class Written: ResponseBodyWriter, @unchecked Sendable {
    var body = ByteBuffer()

    func write(_ buffer: ByteBuffer) async throws { body.writeImmutableBuffer(buffer) }
    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
