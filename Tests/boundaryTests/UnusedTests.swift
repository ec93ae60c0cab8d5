import BoundaryKit
import CommandLineKit
import Foundation
import Testing

@testable import boundary

@Suite @MainActor struct `The gate for unused symbols` {
    private let workspace: ScriptedWorkspace

    init() throws {
        workspace = try ScriptedWorkspace(.features())
    }

    @Test func `is open without a list of allowed ones`() async {
        let answer = await workspace.run("unused")
        #expect(answer.code == .success)
        #expect(answer.output.hasPrefix("unused symbols: 0, allowed: 0; unused files: 0\n"))
    }

    @Test func `is shut by an entry that allows nothing`() async throws {
        try workspace.write(
            #"[{"symbols": ["Kit.Road"], "because": "-"}]"#, to: AllowedSymbols.name)
        let answer = await workspace.run("unused")
        #expect(answer.code == .violated)
        #expect(
            answer.output.contains(
                ".boundaries.unused.json:1:1: error: no unused symbol is 'Kit.Road'; remove it\n"))
    }

    @Test(arguments: [
        ("[", "1:2: error: the file isn't a list of entries in JSON: "),
        (#"[{"symbols": []}]"#, "1:1: error: the entry has no 'because'"),
        (#"[{"symbols": ["A"], "because": " "}]"#, "1:1: error: 'because': the reason is empty"),
    ])
    func `names what is wrong with the list`(json: String, error: String) async throws {
        try workspace.write(json, to: AllowedSymbols.name)
        let answer = await workspace.run("unused")
        #expect(answer.code == .data)
        #expect(answer.errors.hasPrefix(".boundaries.unused.json:\(error)"), "\(answer.errors)")
    }

    @Test(arguments: [
        (RuleFile.name, "check"), (Baseline.name, "check"), (AllowedSymbols.name, "unused"),
    ])
    func `and every other one is shut by a file that can't be read`(
        file: String, command: String
    ) async throws {
        let workspace = try ScriptedWorkspace(.features(), rules: [])
        let url = workspace.folder.appending(path: file)
        try? FileManager.default.removeItem(at: url)
        try FileManager.default.createSymbolicLink(at: url, withDestinationURL: url)
        let loop = await workspace.run(command)
        #expect(loop.code == .data)
        #expect(
            loop.errors
                == "boundary: \(file) can't be read: its symbolic links lead back to themselves")
        try FileManager.default.removeItem(at: url)
        try #require(mkfifo(url.path, 0o600) == 0)
        #expect(
            await workspace.run(command).errors
                == "boundary: \(file) can't be read: it is a pipe, a device or a socket, and not a file"
        )
    }
}
