import CommandLineKit
import Testing

@testable import AppContainer

struct `The arguments of the program` {
    private nonisolated static let wrong: [(arguments: [String], sentence: String)] =
        [
            (["tuor"], "did you mean 'tour'?"),
            (["aasa"], "'aasa' needs the app: aasa --app-id TEAM.BUNDLE"),
            (["aasa", "--app-id", "app"], "'app' is not an app ID"),
            (["aasa", "check"], "'aasa' needs check FILE: AppContainer aasa check FILE"),
            (["contract", "check"], "'contract check' needs what to compare with"),
            (["contract", "chekc"], "did you mean 'check'?"),
            (["contract", "check", "--against=-p"], "'-p' is no revision and no file"),
            (["sample-data", ""], "'sample-data' needs DIR: AppContainer sample-data DIR"),
            (["--start-delay", "soon"], "'--start-delay' takes 0 to 3600 seconds, not 'soon'"),
            (["open", "/shop", "--start-delay", "1"], "'--start-delay' belongs to the app"),
            (["--backend", "localhost"], "takes a URL such as http://127.0.0.1:8080"),
            (["--backend", "http:/a"], "takes a URL such as http://127.0.0.1:8080"),
            (["--start-delay", "-1"], "'--start-delay' takes 0 to 3600 seconds, not '-1'"),
            (["routes", "--features", "Diary"], "error: no feature is called 'Diary'; the"),
            (["--features", "Diary"], "error: no feature is called 'Diary'; the"),
        ] + (WindowProgram.isAvailable ? [] : [(["--window"], "opens in the terminal")])

    @Test(.starts, arguments: wrong)
    func `wrong arguments end with 64 and a sentence`(arguments: [String], sentence: String) async {
        let console = await ScriptedConsole.run(arguments, endingWith: .usage)
        #expect(console.output == "")
        #expect(console.warnings.joined().contains(sentence), "\(console.warnings)")
    }

    @Test(arguments: [("0", 0), ("3600", 3600)])
    func `the start can be delayed by up to an hour`(text: String, seconds: Int) throws {
        #expect(try Invocation(["--start-delay", text]).startDelay == .seconds(seconds))
        #expect(try Invocation([]).startDelay == nil)
    }

    @Test(arguments: Invocation.examples)
    func `each command has a help of its own, with examples that are understood`(
        command: String, examples: [String]
    ) async {
        let console = await ScriptedConsole.run([command, "--help"])
        #expect(console.output.hasPrefix("USAGE: AppContainer \(command)"))
        for example in examples {
            #expect(throws: Never.self) {
                try Invocation(example.split(separator: " ").map(String.init))
            }
        }
    }

    @Test(arguments: ["--version", "-v"])
    func `the version is printed`(argument: String) async {
        let console = await ScriptedConsole.run([argument])
        #expect(console.output == "1.0.0\n")
    }
}
