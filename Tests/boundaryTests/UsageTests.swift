import BoundaryKit
import CommandLineKit
import Testing

@testable import boundary

@Suite @MainActor struct `Calls that boundary can't understand` {
    @Test(arguments: [
        ([], "a command is missing; write one of check, graph, why, affected, diff, freeze, init"),
        (["why", "A"], "'why' needs A B: boundary why A B"),
        (["why", "Shop", "Kitt"], "unknown module 'Kitt'; did you mean 'Kit'?"),
        (["affected"], "'affected' needs a revision: affected --since REVISION"),
        (
            ["check", "--format", "dot"],
            "unknown format of 'check' 'dot'; it is one of text, xcode, github, json, sarif"
        ),
        (["check", "--summary", "--format", "json"], "'--summary' and '--all' are about text"),
        (["graph", "--format", "json", "--into", "a.md"], "'--into' writes only Mermaid"),
    ])
    func `a call that can't be understood ends with 64 and a sentence`(
        arguments: [String], sentence: String
    ) async throws {
        let workspace = try ScriptedWorkspace(.features())
        let answer = await workspace.run(arguments)
        #expect(answer.code.rawValue == 64)
        #expect(answer.errors.hasPrefix("boundary: \(sentence)"))
        #expect(answer.output.isEmpty)
    }

    @Test func `help has the commands, and each command has its own`() async throws {
        let workspace = try ScriptedWorkspace(.features())
        for words in [["--help"], ["-h"], ["help"]] {
            let answer = await workspace.run(words)
            #expect(answer.code == .success)
            #expect(answer.output.contains("  1   something needs a fix: "))
            for command in Boundary.commands.map(\.syntax) {
                #expect(answer.output.contains("\n  \(command.name) "))
            }
        }
        for command in Boundary.commands.map(\.syntax) {
            let answer = await workspace.run(command.name, "--help")
            #expect(answer.code == .success)
            #expect(answer.output.hasPrefix("USAGE: boundary \(command.name)"))
            #expect(answer.output.contains("EXAMPLES\n  boundary \(command.name)"))
            let formats = "\nFormats: \(command.formats.joined(separator: ", ")).\n"
            #expect(answer.output.contains(formats) == !command.formats.isEmpty)
        }
    }
}
