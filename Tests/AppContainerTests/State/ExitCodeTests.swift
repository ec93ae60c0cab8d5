import CommandLineKit
import Foundation
import RoutingTesting
import TestSupport
import TerminalKit
import Testing

@testable import AppContainer
@testable import AppContainerKit

@Suite(.needs("Shop"), .timeLimit(.minutes(10)))
@MainActor
struct `The exit code of the program` {
    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
        arguments: ["open /shop", "routes", "explain /shop", "help", "--version"])
    func `the exit code says that the output could not be written`(call: String) async throws {
        try await withTemporaryFolder { folder in
            let run = try await RunningApp.run(
                #""$0" "$@" >/dev/full"#,
                call.split(separator: " ").map(String.init) + ["--state", folder.path])
            #expect(run.status == 74, "\(run.output)")
            #expect(run.output.contains("error: the output can't be written: "), "\(run.output)")
        }
    }

    @Test
    func `the exit code says that a change of the user could not be saved`() async throws {
        try await withTemporaryFolder { file in
            try Data().write(to: file)
            let console = ScriptedConsole()
            let state = file.appending(path: "state").path
            #expect(await console.run(["open", "/shop", "--state", state]) == .output)
            #expect(console.output.contains("Shop"))
            #expect(
                console.warnings.map { $0.prefix { $0 != "/" } + "/" } == [
                    "warning: a change is not saved, because the folder /",
                    "error: not everything is saved: the folder /",
                ], "once for all its files: \(console.warnings)")
        }
    }
}
