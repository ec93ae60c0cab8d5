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

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Starts the server, and stops it afterwards. Its sessions stay in the folder.
    func run<Result: Sendable>(
        _ test:
            @escaping @MainActor @Sendable (any TestClientProtocol, Sessions) async throws ->
            Result
    ) async throws -> Result {
        let sessions = try await sessions()
        let app = WebApp.server(
            sessions, options: options, clock: clock.routeClock, log: Self.log)
        return try await app.test(.router) { client in try await test(client, sessions) }
    }

    /// Starts the server for one browser.
    /// - Parameter link: What the user types first; `nil` for nothing.
    func browse<Result: Sendable>(
        _ link: String? = nil, cookie: String? = nil,
        _ test: @escaping @MainActor @Sendable (Browser) async throws -> Result
    ) async throws -> Result {
        try await run { client, _ in
            let browser = Browser(client, cookie: cookie)
            if let link { try await browser.open(link) }
            return try await test(browser)
        }
    }

    /// Makes the sessions of the folder.
    func sessions() async throws -> Sessions {
        try await WebApp.sessions(
            options, limits: limits, clock: clock.routeClock, log: Self.log)
    }

    /// The folders of sessions.
    var folders: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).filter(Secret.isOne)
        }
    }

    static let log = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    private var options: Options {
        var options = Options()
        (options.state, options.origin, options.build) = (folder, origin, .production)
        return options
    }
}
