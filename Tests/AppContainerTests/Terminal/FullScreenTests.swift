import Foundation
import MomentsTestSupport
import RoutingTestSupport
import Testing

@Suite(.starts, .timeLimit(.minutes(10)))
struct `The terminal is restored` {
    private let folder = URL.newTemporaryFolder
    private let enters = "\u{1B}[?1049h"
    private let leaves = "\u{1B}[?1049l"

    /// Runs the app in a window until its first frame is drawn, does something to it, and expects
    /// that the terminal is as it was.
    /// - Returns: The exit code, or the signal that ended it, and what was drawn since then.
    @discardableResult
    private func run(
        _ command: [String] = [], size: UInt16 = 80, ignoring signal: Int32? = nil,
        _ body: (RunningApp) async throws -> Void
    ) async throws -> (code: Int32, drawn: String) {
        let app = try RunningApp(
            command + ["--state", folder.path], width: size, height: size == 80 ? 24 : size,
            ignoring: signal)
        defer { app.kill() }
        _ = try await app.output(until: enters)
        // The last key of the first frame.
        let frame = try await app.output(until: "quit")
        #expect(frame.contains("Loading …"), "the first frame is there at once")
        #expect(!app.readsLines)
        try await body(app)
        let drawn = try await app.output(until: leaves)
        let code = app.wait()
        #expect(app.readsLines)
        return (code, drawn)
    }

    @Test(.needs("Shop"), arguments: [80, .max] as [UInt16])
    func `the terminal is restored after q, in a window of any size`(size: UInt16) async throws {
        try await run(size: size) { app in
            try app.type("2")
            _ = try await app.output(until: "0 items")
            try app.type("q")
        }
    }

    @Test func `the terminal is restored if the app can't start`() async throws {
        let app = try RunningApp(["--config", "/nowhere"], width: 80, height: 24)
        defer { app.kill() }
        _ = try await app.output(until: leaves)
        _ = try await app.output(until: "error: ")
        #expect(app.wait() == 65)
        #expect(app.readsLines)
    }

    @Test(.needs("Moments"), arguments: [nil, SIGTERM])
    func `the terminal is restored after the tour`(signal: Int32?) async throws {
        try await run(["tour"]) { app in
            try app.type(" ")
            _ = try await app.output(until: "Step 1 of ")
            if let signal { app.send(signal) } else { try app.type("q") }
        }
    }

    private nonisolated static let signals = [
        SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGHUP, SIGINT, SIGQUIT, SIGALRM,
        SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
    ]

    /// SIGSTKFLT, SIGIO, SIGPWR, and the first and the last real-time signal. Other systems have
    /// none of them.
    private nonisolated static let linuxSignals: [Int32] =
        sigaction(64, nil, nil) == 0 ? [16, 29, 30, 34, 64] : []

    @Test(arguments: ProofSize.cases(of: signals) + linuxSignals)
    func `the terminal survives a signal or crash that ends the app`(signal: Int32) async throws {
        #expect(try await run { $0.send(signal) }.code == signal)
    }

    @Test func `the app is drawn once when many signals tell that its window has another size`()
        async throws
    {
        let drawn = try await run { app in
            app.holdOutput(true)
            for _ in 0..<2_000 { app.send(SIGWINCH) }
            app.holdOutput(false)
            // The last one is followed by this key.
            try app.type("q")
        }.drawn.ranges(of: "\u{1B}[2J").count
        #expect(drawn < 20, "drawn \(drawn) times")
    }

    @Test func `the terminal is restored when several signals end the app`() async throws {
        try await run { app in
            // The output of the first signal waits, while the others arrive.
            app.holdOutput(true)
            for signal in [SIGHUP, SIGTERM, SIGINT, SIGQUIT] { app.send(signal) }
            app.holdOutput(false)
        }
    }

    @Test(arguments: [SIGTSTP, SIGSTOP])
    func `the terminal is restored while the app is suspended, and the app is drawn again then`(
        signal: Int32
    ) async throws {
        try await run { app in
            app.send(signal)
            // Nobody can act on the other one.
            if signal == SIGTSTP { _ = try await app.output(until: leaves) }
            try await app.waitUntilStopped()
            app.send(SIGCONT)
            // The alternate screen again, whatever the shell has shown in the meantime.
            _ = try await app.output(until: signal == SIGTSTP ? enters : "\u{1B}[?1047h")
            #expect(try await app.output(until: "quit").contains("next tab"))
            #expect(!app.readsLines)
            try app.type("q")
        }
    }

    @Test func `the terminal is restored when a signal ends the suspended app`() async throws {
        try await run { app in
            app.send(SIGTSTP)
            try await app.waitUntilStopped()
            app.send(SIGTERM)
            app.send(SIGCONT)
        }
    }

    @Test func `the terminal is restored after q if the shell ignores a signal`() async throws {
        let code = try await run(ignoring: SIGHUP) { app in
            app.send(SIGHUP)
            try app.type("q")
        }.code
        #expect(code == 0)
    }
}
