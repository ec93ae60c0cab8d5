import CommandLineKit
import Foundation
import TerminalKit
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite
@MainActor
struct `The command aasa` {
    private let app = ["--app-id", "ABCDE12345.com.momentsapp.app"]

    private func check(_ json: String) async throws -> (code: ExitCode, output: String) {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(json.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let console = ScriptedConsole()
        let code = await console.run(["aasa", "check", file.path])
        return (code, console.output + console.warnings.joined())
    }

    @Test(arguments: ["debug", "internal", "production"])
    func `what it prints passes its own check`(build: String) async throws {
        let console = ScriptedConsole()
        #expect(await console.run(["aasa", "--build-target", build] + app) == .success)
        #expect(try await check(console.output).code == .success)
    }

    @Test(.needs("Shop"))
    func `a file that differs from the routes is refused, with the place`() async throws {
        let (code, output) = try await check(
            #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.a"], "components": [{"/": "*"}]}]}}"#
        )
        #expect(code == .refused)
        #expect(
            output.contains(
                "applinks.details[0].components[0]: the app's file has no component '*'\n"))
    }
}
