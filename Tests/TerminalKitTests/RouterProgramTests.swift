import CommandLineKit
import DesignKit
import Testing

@testable import TerminalKit

@MainActor
struct `The program of an app with a router` {
    private func run(
        _ arguments: [String], typing input: [String] = [], failing: Bool = false
    ) async -> (code: Int32, lines: [String]) {
        let transcript = Transcript(input)
        let code = await TerminalProgram.run(arguments, of: "small", on: transcript.console) {
            stage, _ in
            if failing { throw CancellationError() }
            let app = try await SmallApp(links(2), stage: stage)
            app.contents["row 99"] = Content([ContentSection(nil, [.loading()])])
            app.contents["row 7"] = Content([ContentSection("Facts", links(1))])
            return app.router
        }
        return (code.rawValue, transcript.lines)
    }

    @Test(arguments: ["https://example.com/row/7", "example://row/7", "/row/7"])
    func `a program prints the screen of a link, also after a refused one`(url: String) async {
        let (code, lines) = await run(["open", url])
        #expect(code == 0)
        #expect(lines.first?.contains("shown: row 7") == true, "\(lines)")
        let row = "   1 Row 1" + String(repeating: " ", count: 29) + "›"
        #expect(Set(lines).isSuperset(of: ["home › row 7", "    Facts", row]), "\(lines)")
        let refused = await run(["open", "https://example.com/closed/7", url])
        #expect(refused.code == 1)
        #expect(refused.lines.first?.contains("access-denied") == true)
        #expect(refused.lines.contains("home › row 7"))
        let unread = await run(["open", "/row/99"])
        #expect(unread.code == 1)
        #expect(unread.lines.last == "warning: '/row/99' is still being read; try again later")
    }

    @Test(arguments: [
        ("explain /row/7 https://example.com/closed/7", 1, "is answered by /row/:id"),
        ("routes", 0, "  from outside: external"), ("contract", 0, #""/closed/:id""#),
        ("aasa --app-id ABCDE12345.com.example.app", 0, "row"),
    ])
    func `a program explains links, and prints routes, contract and association file`(
        command: String, code: Int32, part: String
    ) async {
        let answer = await run(command.split(separator: " ").map(String.init))
        #expect(answer.code == code)
        #expect(answer.lines.contains { $0.contains(part) }, "\(answer.lines)")
    }

    @Test
    func `the program of an app with a router reads lines where there is no terminal`() async {
        let (code, lines) = await run(
            [], typing: ["1", "b", "open /row/9", "t 2", "dance", "q", "1"])
        #expect(code == 0)
        for line in ["> 1", "home › row 1", "home › row 9", "1 home [2 shop]", "> q"] {
            #expect(lines.contains(line), "\(line): \(lines)")
        }
        #expect(lines.last == "> q", "what follows isn't read")
    }

    @Test func `a program says what is wrong: 64 for arguments, 70 for the start`() async {
        for arguments in [["opne"], ["open"], ["routes", "--jsn"], ["--app-id", "x"]] {
            #expect(await run(arguments).code == 64)
        }
        let (code, lines) = await run(["open", "/row/1"], failing: true)
        #expect(code == 70)
        #expect(lines.first == "error: the app can't start")
        #expect(lines.count == 2)
    }
}
