import Foundation
import Hummingbird
import HummingbirdTesting
import Logging
import RoutingTesting
@testable import WebApp

/// A server with a folder of its own, which can be started again.
@MainActor
final class Server {
    let folder = URL.temporaryDirectory.appending(path: "web-\(UUID())")
    let clock = TestClock()
    var limits = Sessions.Limits()
    var origin: String?
    /// What the server has written to its log.
    let log = LogLines()

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Starts the server, and stops it afterwards. Its sessions stay in the folder.
    func run(_ test: @escaping @MainActor @Sendable (any TestClientProtocol) async throws -> Void)
        async throws
    {
        let app = WebApp.server(
            try await sessions(), options: options, clock: clock.routeClock, log: log.logger)
        try await app.test(.router) { client in try await test(client) }
    }

    /// Makes the sessions of the folder.
    func sessions() async throws -> Sessions {
        try await WebApp.sessions(
            options, limits: limits, clock: clock.routeClock, log: log.logger)
    }

    private var options: Options {
        var options = Options()
        options.state = folder
        options.origin = origin
        options.build = .production
        return options
    }

    /// Starts the server for one browser.
    func browse(
        cookie: String? = nil, _ test: @escaping @MainActor @Sendable (Browser) async throws -> Void
    ) async throws {
        try await run { client in try await test(Browser(client, cookie: cookie)) }
    }
}

/// The lines of a log.
final class LogLines: @unchecked Sendable {
    // The lock guards the lines.
    private let lock = NSLock()
    private var lines: [String] = []

    var text: String { lock.withLock { lines.joined(separator: "\n") } }

    var logger: Logger { Logger(label: "test") { _ in Handler(lines: self) } }

    private func add(_ line: String) { lock.withLock { lines.append(line) } }

    private struct Handler: LogHandler {
        let lines: LogLines
        var metadata = Logger.Metadata()
        var logLevel = Logger.Level.info

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) { lines.add("\(event.level) \(event.message)") }
    }
}
