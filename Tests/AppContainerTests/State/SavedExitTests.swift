import CommandLineKit
import Foundation
import MomentsTestSupport
import PluginKit
import RoutingTestSupport
import StorageKit
import Testing

@Suite(.hangLimit, .serialized)
struct `Every exit of the program waits` {
    private let folder = URL.newTemporaryFolder

    /// How the program is called and ends, and the file that it has to save before.
    nonisolated struct Exit: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let arguments: [String]
        var lines: [String] = []
        let code: ExitCode
        var file = "remote-rules"
        var startsWrong = false
    }

    @Test(arguments: [
        Exit(testDescription: "a URL is shown", arguments: ["open", "/notes"], code: .success),
        Exit(testDescription: "a URL is refused", arguments: ["open", "/letters"], code: .refused),
        Exit(
            testDescription: "a page is counted", arguments: ["open", "/notes"], code: .success,
            file: "analytics"),
        Exit(testDescription: "a URL is explained", arguments: ["explain", "/x"], code: .refused),
        Exit(
            testDescription: "a file can't be read",
            arguments: ["aasa", "check", "/nowhere", "--app-id", "ABCDE12345.com.example.app"],
            code: .data),
        Exit(
            testDescription: "the user quits", arguments: [], lines: ["open /letters", "q"],
            code: .success),
        Exit(
            testDescription: "the user quits at once", arguments: [], lines: ["q"], code: .success,
            file: "navigation"),
        Exit(
            testDescription: "a tab can't be shown", arguments: ["open", "/notes"],
            code: .software, startsWrong: true),
    ])
    func `until everything is saved`(exit: Exit) async throws {
        try folder.write(
            #"{"rules": [{"path": "/letters", "enabled": false}]}"#, to: "rules.json")
        let rules = folder.appending(path: "rules.json")
        let writes = HeldWrites(of: exit.file)
        let tab = TabPlugin(isBroken: exit.startsWrong)
        let console = ScriptedConsole(exit.lines)
        var code: ExitCode?
        let run = Task {
            code = await FolderDisk.$beforeWriting.withValue(writes.hold) {
                await console.run(
                    exit.arguments + ["--remote-config", rules.path], plugins: [tab] + .own)
            }
        }
        await writes.areHeld()
        // Turns of the main actor, which other tests share: more would outlast a time limit.
        for _ in 1...100 { await Task.yield() }
        #expect(code == nil, "the program has ended before \(exit.file) is saved")
        writes.release()
        await run.value
        #expect(code == exit.code, "\(console.output) \(console.warnings)")
    }
}

/// May have a tab that can't be shown.
private struct TabPlugin: Plugin {
    let name = "Tab"
    let isBroken: Bool

    var tab: PluginTab? { isBroken ? PluginTab(url: "/broken", symbol: "xmark") : nil }

    func register(in app: PluginContext) {
        app.router.register(
            path: "/broken",
            navigator: ClosureNavigator { throw NotFound("the tab") })
    }
}

/// Holds the writes of a state until a test lets them through.
private nonisolated final class HeldWrites: Sendable {
    private let file: String
    private let door = DispatchSemaphore(value: 0)
    private let held: AsyncStream<Void>
    private let signal: AsyncStream<Void>.Continuation

    init(of state: String) {
        file = ".\(state).json.new"
        (held, signal) = AsyncStream.makeStream()
    }

    @Sendable
    func hold(_ url: URL) {
        guard url.lastPathComponent == file else { return }
        signal.yield()
        door.wait()
        door.signal()
    }

    /// Waits until the first write is held.
    func areHeld() async {
        for await _ in held { return }
    }

    func release() { door.signal() }
}
