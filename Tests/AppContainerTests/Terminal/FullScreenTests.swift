import Foundation
import RoutingTesting
import TerminalKit
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `The app in the full screen of a terminal` {
    private let enters = "\u{1B}[?1049h"
    private let leaves = "\u{1B}[?1049l"

    private func withApp(
        _ command: [String] = [], ignoring signal: Int32? = nil,
        _ body: (AppInTerminal) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            let app = try AppInTerminal(
                command + ["--state", folder.path], width: 80, height: 24, ignoring: signal)
            defer { app.kill() }
            _ = try await app.output(until: enters)
            // The last key of the first frame.
            _ = try await app.output(until: "quit")
            #expect(!app.readsLines)
            try await body(app)
        }
    }

    @Test(arguments: [[], ["tour"]])
    func `the first frame says that the app is loading`(command: [String]) async throws {
        try await withTemporaryFolder { folder in
            let app = try AppInTerminal(
                command + ["--state", folder.path], width: 80, height: 24)
            defer { app.kill() }
            let output = try await app.output(until: " 1 ")
            #expect(output.contains("Loading …"))
        }
    }

    @Test
    func `a window of any size is drawn from the first frame on`() async throws {
        try await withTemporaryFolder { folder in
            let app = try AppInTerminal(
                ["--state", folder.path], width: .max, height: .max)
            defer { app.kill() }
            _ = try await app.output(until: "quit")
        }
    }

    @Test
    func `the terminal is restored if the app can't start`() async throws {
        let app = try AppInTerminal(["--config", "/nowhere"], width: 80, height: 24)
        defer { app.kill() }
        _ = try await app.output(until: leaves)
        _ = try await app.output(until: "error: ")
        #expect(app.wait() == 65)
        #expect(app.readsLines)
    }

    @Test(.needs("Shop"))
    func `keys choose tabs, and q restores the terminal`() async throws {
        try await withApp { app in
            try app.press("2")
            _ = try await app.output(until: "0 items")
            try app.press("q")
            _ = try await app.output(until: leaves)
            app.wait()
            #expect(app.readsLines)
        }
    }

    @Test(.needs("Moments"))
    func `the tour plays until q or a signal restores the terminal`() async throws {
        for signal in [nil, SIGTERM] {
            try await withApp(["tour"]) { app in
                try app.press(" ")
                _ = try await app.output(until: "Step 1 of ")
                if let signal { app.send(signal) } else { try app.press("q") }
                _ = try await app.output(until: leaves)
                app.wait()
                #expect(app.readsLines)
            }
        }
    }

    @Test(arguments: TerminalRestoration.endingSignals)
    func `the terminal is restored when a signal or a crash ends the app`(
        signal: Int32
    ) async throws {
        try await withApp { app in
            app.send(signal)
            _ = try await app.output(until: leaves)
            app.wait()
            #expect(app.readsLines)
        }
    }

    @Test
    func `the terminal is restored when several signals end the app at the same time`() async throws
    {
        try await withApp { app in
            // The output of the first signal waits, while the others arrive.
            app.holdOutput()
            for signal in [SIGHUP, SIGTERM, SIGINT, SIGQUIT] { app.send(signal) }
            app.resumeOutput()
            _ = try await app.output(until: leaves)
            app.wait()
            #expect(app.readsLines)
        }
    }

    @Test(arguments: TerminalRestoration.stoppingSignals)
    func `the terminal is restored while the app is suspended`(signal: Int32) async throws {
        try await withApp { app in
            app.send(signal)
            _ = try await app.output(until: leaves)
            app.send(SIGCONT)
            let again = try await app.output(until: enters)
            #expect(!again.contains("next tab"))
            #expect(try await app.output(until: "quit").contains("next tab"))
            #expect(!app.readsLines)
        }
    }

    @Test
    func `the terminal is restored when a signal ends the suspended app`() async throws {
        try await withApp { app in
            app.send(SIGTSTP)
            _ = try await app.output(until: leaves)
            app.send(SIGTERM)
            app.send(SIGCONT)
            app.wait()
            #expect(app.readsLines)
        }
    }

    @Test
    func `a signal that the shell ignores is ignored`() async throws {
        try await withApp(ignoring: SIGHUP) { app in
            app.send(SIGHUP)
            try app.press("q")
            _ = try await app.output(until: leaves)
            #expect(app.wait() == 0)
        }
    }
}
