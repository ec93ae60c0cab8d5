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

    /// How the program is called, what is typed, the file that it has to save, and how it ends.
    private nonisolated static let exits:
        [(name: String, arguments: [String], lines: [String], file: String, code: ExitCode)] = [
            ("a URL is shown", ["open", "/notes"], [], "remote-rules", .success),
            ("a URL is refused", ["open", "/letters"], [], "remote-rules", .refused),
            ("a page is counted", ["open", "/notes"], [], "analytics", .success),
            ("a URL is explained", ["explain", "/x"], [], "remote-rules", .refused),
            ("a file can't be read", ["aasa", "check", "/nowhere"], [], "remote-rules", .data),
            ("the user quits", [], ["open /letters", "q"], "remote-rules", .success),
            ("the user quits at once", [], ["q"], "navigation", .success),
            ("a tab can't be shown", ["open", "/notes"], [], "remote-rules", .software),
        ]

    @Test(arguments: exits)
    func `until everything is saved`(
        name: String, arguments: [String], lines: [String], file: String, code: ExitCode
    ) async throws {
        try folder.write(
            #"{"rules": [{"path": "/letters", "enabled": false}]}"#, to: "rules.json")
        let rules = folder.appending(path: "rules.json")
        let tab = Part("Tab", tab: code == .software ? "/broken" : nil) { app in
            app.router.action("/broken") { _ in throw NotFound("the tab") }
        }
        let (held, signal) = AsyncStream.makeStream(of: Void.self)
        let door = DispatchSemaphore(value: 0)
        let hold: @Sendable (URL) -> Void = { url in
            guard url.lastPathComponent == ".\(file).json.new" else { return }
            signal.yield()
            door.wait()
            door.signal()
        }
        let console = ScriptedConsole(lines)
        var found: ExitCode?
        let run = Task {
            found = await FolderDisk.$beforeWriting.withValue(hold) {
                await console.run(
                    arguments + ["--remote-config", rules.path], plugins: [tab] + .own)
            }
        }
        for await _ in held { break }
        // Turns of the main actor, which other tests share: more would outlast a time limit.
        for _ in 1...100 { await Task.yield() }
        #expect(found == nil, "the program has ended before \(file) is saved")
        door.signal()
        await run.value
        #expect(found == code, "\(console.output) \(console.warnings)")
    }
}
