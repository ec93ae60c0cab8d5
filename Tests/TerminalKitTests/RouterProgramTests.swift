import CommandLineKit
import DesignKit
import Testing

@testable import TerminalKit

@MainActor
struct `The program of an app with a router` {
    private func run(
        _ arguments: [String], typing input: [String] = [], failing: Bool = false
    ) async -> (code: Int32, lines: [String]) {
        var (lines, input): ([String], [String]) = ([], input)
        let console = Console(
            isInteractive: false, hasColor: false, width: { 40 },
            read: { input.isEmpty ? nil : input.removeFirst() },
            output: { lines += $0.split(separator: "\n").map(String.init) },
            errors: { lines += $0.split(separator: "\n").map(String.init) })
        let code = await TerminalProgram.run(arguments, of: "small", on: console) { stage, names in
            if failing || names == ["Rows", "Nothing"] { throw CancellationError() }
            let app = try await SmallApp(links(2), stage: stage)
            app.contents["row 99"] = Content([ContentSection(nil, [.loading()])])
            app.contents["row 7"] = Content([ContentSection("Facts", links(1))])
            return app.router
        }
        return (code.rawValue, lines)
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

    @Test
    func `a program explains links, and prints routes, contract and association file`() async {
        let explained = await run(["explain", "/row/7", "https://example.com/closed/7"])
        #expect(explained.code == 1)
        #expect(explained.lines.first?.contains("is answered by /row/:id") == true)
        let routes = await run(["routes"])
        #expect(routes.code == 0)
        #expect(routes.lines.contains("  from outside: external"))
        let contract = await run(["contract"])
        #expect(contract.lines.contains { $0.contains(#""/closed/:id""#) })
        let site = await run(["aasa", "--app-id", "ABCDE12345.com.example.app"])
        #expect(site.code == 0)
        #expect(site.lines.contains { $0.contains("row") }, "\(site.lines)")
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
