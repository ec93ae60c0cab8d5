import BoundaryKit
import CommandLineKit
import Testing

@testable import boundary

@Suite @MainActor struct `Calls that boundary can't understand` {
    @Test(arguments: [
        (
            [],
            "a command is missing; write one of check, graph, why, affected, diff, freeze, init, fix"
        ),
        (["chekc"], "unknown command 'chekc'; did you mean 'check'?"),
        (["now"], "unknown command 'now'; it is one of check, graph, why"),
        (["check", "now"], "'check' takes no arguments; remove 'now'"),
        (["why", "A", "B", "C"], "'why' takes no more arguments; remove 'C'"),
        (["why", "A"], "'why' needs A B: boundary why A B"),
        (
            ["why", "Shop", "Kitt"],
            "unknown module 'Kitt'; did you mean 'Kit'?"
        ),
        (["diff", "main"], "'diff' needs REVISION REVISION: boundary diff REVISION REVISION"),
        (["affected"], "'affected' needs a revision: affected --since REVISION"),
        (["check", "--fast"], "unknown option '--fast'; 'boundary --help' lists the options"),
        (["check", "--formt"], "unknown option '--formt'; did you mean '--format'?"),
        (
            ["why", "A", "B", "--since", "main"],
            "the option '--since' belongs to affected and check"
        ),
        (["check", "--format"], "the option '--format' needs a value: --format FORMAT"),
        (
            ["check", "--format", "dot"],
            "unknown format of 'check' 'dot'; it is one of text, xcode, github, json, sarif"
        ),
        (
            ["check", "--evidence=much"],
            "unknown value of --evidence 'much'; it is one of declared"
        ),
        (["check", "--summary", "--format", "json"], "'--summary' and '--all' are about text"),
        (["graph", "--tests=yes"], "the option '--tests' takes no value"),
        (["graph", "--format", "json", "--into", "a.md"], "'--into' writes only Mermaid"),
    ])
    func `end with 64 and a sentence`(arguments: [String], sentence: String) async throws {
        let workspace = try ScriptedWorkspace(.features())
        let answer = await workspace.run(arguments)
        #expect(answer.code.rawValue == 64)
        #expect(answer.errors.hasPrefix("boundary: \(sentence)"))
        #expect(!answer.errors.contains("--help lists"))
        #expect(answer.output.isEmpty)
    }

    @Test func `suggest modules for a misspelled one if there are many`() async throws {
        let modules = (10..<40).map { Module(name: "Feature\($0)", kind: .library) }
        let shop = Module(name: "ShopKit", kind: .library)
        let graph = ModuleGraph(
            package: "Large", modules: modules + [shop], edges: [], kinds: [.declared, .imported])
        let answer = try await ScriptedWorkspace(graph).run("why", "shopkit", "Feature10")
        #expect(
            answer.errors.hasPrefix(
                "boundary: unknown module 'shopkit'; did you mean 'ShopKit'?"))
        #expect(!answer.errors.contains("Feature39"))
    }

    @Test func `but each command has a help of its own`() async throws {
        for command in Boundary.commands.map(\.syntax) {
            let answer = try await ScriptedWorkspace(.features()).run([command.name, "--help"])
            #expect(answer.code == .success)
            #expect(answer.output.hasPrefix("USAGE: boundary \(command.name)"))
            #expect(answer.output.contains("EXAMPLES\n  boundary \(command.name)"))
        }
    }

    @Test func `but the help names the formats of each command`() async throws {
        let workspace = try ScriptedWorkspace(.features())
        let check = "text, xcode, github, json, sarif, html"
        #expect(await workspace.run("check", "--help").output.contains("\nFormats: \(check).\n"))
        #expect(await workspace.run("why", "--help").output.contains("\nFormats: text, json.\n"))
        #expect(await !workspace.run("freeze", "--help").output.contains("Formats"))
        let overview = await workspace.run("--help").output
        #expect(overview.contains("  1   something needs a fix: "))
    }

    @Test(arguments: [["--help"], ["-h"], ["help"]])
    func `but help is not one of them`(arguments: [String]) async throws {
        let answer = try await ScriptedWorkspace(.features()).run(arguments)
        #expect(answer.code == .success)
        for command in Boundary.commands.map(\.syntax) {
            #expect(answer.output.contains("\n  \(command.name) "))
        }
    }
}
