import CommandLineKit
import Foundation
import RoutingTesting
import TestSupport
import TerminalKit
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite
@MainActor
struct `The command contract` {
    private func check(
        _ arguments: String..., editing edit: (String) -> String = { $0 },
        allowances: String = "[]"
    ) async throws -> (code: ExitCode, output: String) {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let written = ScriptedConsole()
            #expect(await written.run(["contract"]) == .success)
            let file = folder.appending(path: "contract.json")
            try Data(edit(written.output).utf8).write(to: file)
            let allowed = folder.appending(path: "allowances.json")
            try Data(allowances.utf8).write(to: allowed)
            let console = ScriptedConsole()
            let files = ["--against", file.path, "--allowances", allowed.path]
            let code = await console.run(["contract", "check"] + files + arguments)
            return (code, console.output + console.warnings.joined())
        }
    }

    /// The contract of an app that had another route.
    private nonisolated static func withSale(_ json: String) -> String {
        json.replacing(#""/products""#, with: #""/sale""#)
    }

    @Test(.needs("Shop"))
    func `refuses a breaking change, with its place and those who are affected`()
        async throws
    {
        let (code, output) = try await check(editing: Self.withSale)
        #expect(code == .refused)
        #expect(
            output.contains("breaking: route of /sale: no route has this path any more"))
        #expect(output.contains(/\(AppContainer.*\.swift\)\n  affected: the links of Shop/))
        #expect(output.hasSuffix("smallest version: 2.0.0 (the app has 1.0.0)\n"))
    }

    @Test(arguments: ["no-such-revision", "no such revision"])
    func `says what git doesn't find`(revision: String) async {
        let console = ScriptedConsole()
        #expect(await console.run(["contract", "check", "--against", revision]) == .data)
        #expect(console.warnings.joined().contains("there is no file '\(revision)'"))
    }
}
