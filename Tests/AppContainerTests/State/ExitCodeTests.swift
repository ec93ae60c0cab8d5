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

    /// A file that differs from what the program prints, the check of it, and what allows the
    /// difference.
    nonisolated struct Check: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let command: String
        let edit: String
        let allowance: String
    }

    @Test(
        arguments: [
            Check(
                testDescription: "aasa check", command: "aasa",
                edit: #"s|"components" : \[|&{"/": "/start"},|"#,
                allowance: #"[{"component": "/start", "because": "a campaign"}]"#),
            Check(
                testDescription: "contract check", command: "contract",
                edit: #"s|"path" : "/shop"|"path" : "/sale"|"#,
                allowance: """
                    [{"change": "route", "subject": "/sale", "major": 1, "because": "it is over"}]
                    """),
        ], [false, true])
    func `the exit code of a check follows what a file in docs allows`(
        check: Check, isAllowed: Bool
    ) async throws {
        if isAllowed {
            try folder.write(check.allowance, to: "docs/\(check.command)-allowances.json")
        }
        let script = """
            mkdir -p "$1" && cd "$1" || exit
            app="--app-id ABCDE12345.com.example.app"
            if test "$2" = contract; then app=; against=--against; fi
            "$0" "$2" $app --state state 2>errors | sed "$3" >file.json
            "$0" "$2" check $against file.json --state state
            """
        let run = try await RunningApp.run(script, [folder.path, check.command, check.edit])
        #expect(run.status == (isAllowed ? 0 : 1), "\(run.output)")
    }
}
