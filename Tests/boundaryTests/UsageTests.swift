import CommandLineKit
import Testing

@MainActor struct `Calls that boundary can't understand` {
    @Test(arguments: [
        ([], "a command is missing; write one of check, graph, why, affected, diff, freeze, init"),
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
}
