import CommandLineKit
import Foundation
import MomentsTestSupport
import Testing

@Suite(.needs("Shop"), .timeLimit(.minutes(10)))
struct `The exit code of the program` {
    private let folder = URL.newTemporaryFolder

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
        arguments: ["open /shop", "routes", "explain /shop", "help", "--version"])
    func `the exit code says that the output could not be written`(call: String) async throws {
        let run = try await RunningApp.run(
            #""$0" "$@" >/dev/full"#,
            call.split(separator: " ").map(String.init) + ["--state", folder.path])
        #expect(run.status == 74, "\(run.output)")
        #expect(run.output.contains("error: the output can't be written: "), "\(run.output)")
    }

    @Test func `the exit code says that a change of the user could not be saved`() async throws {
        let file = URL.newTemporaryFolder
        try Data().write(to: file)
        let console = ScriptedConsole()
        let state = file.appending(path: "state").path
        #expect(await console.run(["open", "/shop", "--state", state]) == .output)
        #expect(console.output.contains("Shop"))
        let reason = "\(state) can't be used: a part of its path is a file. Move it, or choose "
        #expect(
            console.warnings == [
                "warning: changes aren't saved, because \(reason)another folder.",
                "error: not everything is saved: \(reason)another folder.",
            ], "once for all its files")
    }
}
