import Foundation
import RoutingTesting
import TestSupport
import Testing

@Suite(.needs("Moments"), .timeLimit(.minutes(10)))
@MainActor
struct `The app line by line in a terminal` {
    private let more = "more (space or Enter), "
    private let noKeys: [UInt8]

    init() {
        #if canImport(Darwin)
            noKeys = [0xFF, 0xFF]
        #else
            noKeys = [0, 0]
        #endif
    }

    private func withApp(
        _ body: (AppInTerminal) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            let app = try AppInTerminal(
                ["--plain", "--state", folder.path], width: 80, height: 24)
            defer { app.kill() }
            let screen = try await app.output(until: more)
            #expect(screen.components(separatedBy: "\r\n").count == 24)
            _ = try await app.output(until: " of ")
            try await body(app)
        }
    }

    @Test
    func `a space shows the next part of a screen, without Enter`() async throws {
        try await withApp { app in
            try app.press(" ")
            _ = try await app.output(until: " of ")
            try app.press(" ")
            let rest = try await app.output(until: "> ")
            #expect(rest.contains("Older moments"))
        }
    }

    @Test
    func `q stops, without Enter, and then Enter alone ends a line`() async throws {
        try await withApp { app in
            try app.press("q")
            #expect(try await !app.output(until: "> ").contains("Older moments"))
            #expect(app.lineEnds == noKeys)
            try app.press("dance q \n")
            _ = try await app.output(until: "Unknown command 'dance q '. Type ? for help.")
        }
    }

    @Test
    func `a command can be typed at the prompt for more`() async throws {
        try await withApp { app in
            try app.press("explain /shop\u{7F}\u{7F}\u{7F}\u{7F}chat q\n")
            _ = try await app.output(until: "'/chat q'")
        }
    }

    @Test(arguments: [SIGTERM, SIGUSR1, SIGALRM, SIGSEGV])
    func `the terminal is restored when a signal ends the app`(signal: Int32) async throws {
        try await withApp { app in
            #expect(app.lineEnds == Array(" q".utf8))
            app.send(signal)
            app.wait()
            #expect(app.lineEnds == noKeys)
        }
    }
}
