import CommandLineKit
import Foundation
import MomentsTestSupport
import Testing

@Suite(.starts)
struct `A command` {
    @Test(.needs("Shop"), arguments: [("debug", true), ("production", false)], [true, false])
    func `a name that no parameter declares is named to a developer, in a terminal too`(
        build: (name: String, isNamed: Bool), isInteractive: Bool
    ) async {
        let console = ScriptedConsole(isInteractive: isInteractive)
        let url = "https://momentsapp.com/products?categry=x"
        #expect(await console.run(["open", url, "--build-target", build.name]) == .success)
        let warnings = console.warnings.joined()
        #expect(warnings.contains("doesn't take 'categry'") == build.isNamed)
        #expect(warnings.contains("mean 'category'?") == build.isNamed)
    }

    @Test(.needs("Shop")) func `a page that can't be read ends with 1`() async {
        let console = await ScriptedConsole.run(
            ["open", "/shop", "--backend", "http://127.0.0.1:1"], endingWith: .refused)
        #expect(console.output.contains("The shop can't be loaded."))
        #expect(console.warnings.last?.contains("'/shop' can't be read; try again later") == true)
    }

    @Test(arguments: ["debug", "internal", "production"])
    func `what aasa prints passes its own check`(build: String) async throws {
        let app = ["--app-id", "ABCDE12345.com.momentsapp.app"]
        let printed = await ScriptedConsole.run(["aasa", "--build-target", build] + app)
        let file = try URL.newTemporaryFile(printed.output)
        _ = await ScriptedConsole.run(["aasa", "check", file.path])
    }

    @Test(.needs("Shop"))
    func `contract refuses a breaking change, with its place and who is affected`()
        async throws
    {
        let written = await ScriptedConsole.run(["contract"])
        // The contract of an app that had another route.
        let other = written.output.replacing(#""/products""#, with: #""/sale""#)
        let file = try URL.newTemporaryFile(other)
        let console = await ScriptedConsole.run(
            ["contract", "check", "--against", file.path], endingWith: .refused)
        let output = console.output + console.warnings.joined()
        #expect(
            output.contains("breaking: route of /sale: no route has this path any more"))
        #expect(output.contains(/\(AppContainer\/.*\.swift\)\n  affected: the links of Shop/))
        #expect(output.hasSuffix("smallest version: 2.0.0 (the app has 1.0.0)\n"))
    }

    @Test(arguments: [
        (["aasa", "check", "/nowhere"], "/nowhere can't be read: there is no such file or folder"),
        (["aasa", "check", "/etc"], "/etc can't be read: it is a folder"),
        (["contract", "check", "--against", "/etc"], "/etc can't be read: it is a folder"),
        (["contract", "check", "--against", "no-such"], "there is no file 'no-such'"),
        (["contract", "check", "--against", "no such"], "there is no file 'no such'"),
        (
            ["routes", "--config", "/nowhere"],
            "the rules in /nowhere can't be read: there is no such"
        ),
        (["routes", "--data", "/nowhere"], "there is no folder /nowhere; 'sample-data /nowhere'"),
        (["routes", "--data", "/etc"], "/etc lacks "),
        (["tour", "--data", "/nowhere"], "there is no folder /nowhere"),
    ])
    func `a file is named with its folder and a reason that people understand`(
        arguments: [String], sentence: String
    ) async {
        let console = await ScriptedConsole.run(arguments, endingWith: .data)
        #expect(console.warnings.joined().contains(sentence), "\(console.warnings)")
        #expect(!console.warnings.joined().contains(#"\n"#), "\(console.warnings)")
        #expect(!console.warnings.joined().contains("could not be completed"))
    }

    @Test func `a file that the program can't use is named if it can't be written`() async {
        let console = await ScriptedConsole.run(
            ["sample-data", "/etc/hosts"], endingWith: .output)
        #expect(console.warnings.joined().contains("/etc/hosts/"), "\(console.warnings)")
        #expect(!console.warnings.joined().contains("could not be completed"))
    }
}
