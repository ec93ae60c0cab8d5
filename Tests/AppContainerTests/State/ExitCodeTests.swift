import CommandLineKit
import Foundation
import MomentsTestSupport
import Testing

@Suite(.needs("Shop"), .timeLimit(.minutes(10)))
struct `The exit code of the program` {
    private let folder = URL.newTemporaryFolder

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
        arguments: ["open /shop", "routes", "explain /shop", "--version"])
    func `the exit code says that the output could not be written`(call: String) async throws {
        let output = try await RunningApp.run(
            #""$0" "$@" >/dev/full; echo "EXIT $?""#,
            call.split(separator: " ").map(String.init) + ["--state", folder.path])
        #expect(output.hasSuffix("EXIT 74\n"), "\(output)")
        #expect(output.contains("error: the output can't be written: "), "\(output)")
    }

    @Test func `the exit code says that a change of the user could not be saved`() async throws {
        let file = URL.newTemporaryFolder
        try Data().write(to: file)
        let state = file.appending(path: "state").path
        let console = await ScriptedConsole.run(
            ["open", "/shop", "--state", state], endingWith: .output)
        #expect(console.output.contains("Shop"))
        let reason = "\(state) can't be used: a part of its path is a file. Move it, or choose "
        #expect(
            console.warnings == [
                "warning: changes aren't saved, because \(reason)another folder.",
                "error: not everything is saved: \(reason)another folder.",
            ], "once for all its files")
    }

    /// What makes a file differ from what a command prints, and what allows the difference.
    private nonisolated static let checks: [(command: String, edit: String, allowance: String)] = [
        (
            "aasa", #"s|"components" : \[|&{"/": "/start"},|"#,
            #"[{"component": "/start", "because": "a campaign"}]"#
        ),
        (
            "contract", #"s|"path" : "/shop"|"path" : "/sale"|"#,
            #"[{"change": "route", "subject": "/sale", "major": 1, "because": "it is over"}]"#
        ),
    ]

    @Test(arguments: checks, [false, true])
    func `the exit code of a check follows what a file in docs allows`(
        check: (command: String, edit: String, allowance: String), isAllowed: Bool
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
            echo "EXIT $?"
            """
        let output = try await RunningApp.run(script, [folder.path, check.command, check.edit])
        #expect(output.hasSuffix("EXIT \(isAllowed ? 0 : 1)\n"), "\(output)")
    }
}
