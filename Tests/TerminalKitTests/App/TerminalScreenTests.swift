import DesignKit
import RoutingKit
import StageKit
import Testing

@testable import TerminalKit

@Suite
@MainActor
struct `The app in a terminal` {
    private func links(_ count: Int) -> [ContentRow] {
        (1...count).map { .foundLink("Row \($0)", to: "/row/\($0)") }
    }

    @Test
    func `shows tabs, a title, rows and keys`() {
        let app = SmallApp([.text("Hello"), .foundLink("Product", detail: "12 €", to: "/p")])
        #expect(
            app.terminal(40, 8).lines == [
                " 1 home   2 shop", " home", "  Hello",
                "▸ Product" + String(repeating: " ", count: 23) + "12 € ›", "", "", "",
                " Enter open  Tab next tab  / filter",
            ])
    }

    @Test
    func `arrows move the focus, and Enter chooses the row`() async {
        let app = SmallApp(links(3))
        let terminal = app.terminal()
        _ = terminal.frame()
        await terminal.press([.down, .down, .down, .up, .enter])
        #expect(app.actions == [.choose(row: 1)])
    }

    @Test
    func `the focus follows its row when rows come`() async {
        let app = SmallApp(links(3))
        let terminal = app.terminal()
        await terminal.press([.down])
        app.contents["home"] = Content([ContentSection(nil, [.text("New")] + links(3).reversed())])
        terminal.refresh()
        #expect(terminal.rows.contains("▸ Row 2"))
    }

    @Test
    func `a long list scrolls, and its end is reached`() async {
        let app = SmallApp(links(240))
        let terminal = app.terminal()
        await terminal.press([.end])
        #expect(terminal.lines.contains { $0.hasPrefix("▸ Row 240") })
        await terminal.press([.home])
        #expect(terminal.lines[2].hasPrefix("▸ Row 1 "))
    }

    @Test
    func `a filter shows only rows that contain the text`() async {
        let app = SmallApp(links(30))
        let terminal = app.terminal()
        await terminal.type("/row 12")
        #expect(terminal.rows == ["▸ Row 12"])
        #expect(terminal.lines[10] == " Filter: row 12  1 of 30 rows")
        await terminal.press([.enter])
        #expect(terminal.lines[10] == " Filter: row 12  1 of 30 rows")
        #expect(terminal.lines[11].contains("Esc show all rows"))
        await terminal.press([.enter])
        #expect(app.actions == [.choose(row: 11)])
        await terminal.press([.escape])
        #expect(terminal.lines.contains { $0.contains("Row 1 ") })
    }

    @Test
    func `a filter without rows says so`() async {
        let terminal = SmallApp(links(3)).terminal()
        await terminal.type("/zzz")
        #expect(terminal.lines[2] == "  No row contains 'zzz'.")
    }

    @Test
    func `a sheet is a box over what it covers, and Escape dismisses it`() async {
        let sheet = NavigationState.Stack([.init(url: "/login")])
        let app = SmallApp(links(3), modals: [sheet])
        let terminal = app.terminal(40, 8)
        #expect(
            terminal.lines[1] == " ╭─ login " + String(repeating: "─", count: 24) + " × ─╮")
        #expect(terminal.lines[3].hasPrefix(" ╰"), "it is as high as its lines")
        await terminal.press([.escape])
        #expect(app.stage.state.modals.isEmpty)
        #expect(!terminal.lines.joined().contains("login"))
    }

    @Test
    func `a field takes a line of text`() async {
        let app = SmallApp([.field("Your name") { _ in }])
        let terminal = app.terminal()
        await terminal.press([.enter])
        await terminal.type("Zoë 日本")
        #expect(terminal.lines[10] == " Your name: Zoë 日本")
        #expect(terminal.frame().cursor == Position(20, 10))
        await terminal.press([.enter])
        #expect(app.actions == [.fill(row: 0, text: "Zoë 日本")])
    }

    @Test
    func `a URL is completed, opened and recalled`() async {
        let app = SmallApp()
        let terminal = app.terminal()
        await terminal.type(":ho")
        #expect(terminal.lines.contains("  /home"))
        await terminal.press([.tab, .enter])
        await terminal.type(":")
        await terminal.press([.up])
        #expect(terminal.lines[10] == " URL: /home")
        #expect(app.actions == [.open(url: "/home")])
    }

    @Test
    func `a click chooses a row, and the wheel scrolls`() async {
        let app = SmallApp(links(30))
        let terminal = app.terminal()
        await terminal.press([.click(Position(5, 3))])
        #expect(app.actions == [.choose(row: 1)])
        await terminal.press([.wheel(3)])
        #expect(terminal.lines[2].contains("Row 4 "))
    }

    @Test
    func `the status line speaks of the last action only`() async {
        let app = SmallApp(links(1))
        app.answer = { app.lastOutcome = "/row/1 shown" }
        let terminal = app.terminal()
        await terminal.press([.enter])
        #expect(terminal.lines[10] == " /row/1 shown")
        app.answer = {}
        await terminal.press([.tab])
        #expect(terminal.lines[10] == "")
    }

    @Test
    func `a question waits for yes or no`() async {
        let app = SmallApp(links(2))
        app.question = "/late arrived late. Open it?"
        let terminal = app.terminal()
        #expect(terminal.lines.contains { $0.contains("/late arrived late. Open it?") })
        await terminal.press([.character("y")])
        #expect(app.actions == [.answer(opens: true)])
    }

    @Test
    func `the debug panel shows requests and where the user is`() async {
        let app = SmallApp(links(2))
        app.report = DebugReport(
            requests: [.init(summary: "/home shown", details: ["route: /home"])],
            facts: ["isChatOpen: on"])
        let terminal = app.terminal(100, 24)
        await terminal.type("d")
        let text = terminal.lines.joined(separator: "\n")
        for part in ["/home shown", "route: /home", "* tab 1", "isChatOpen: on", "Row 1"] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test(arguments: [(1, 1), (3, 2), (10, 4), (40, 12), (300, 100)])
    func `every window is drawn, in every mode`(width: Int, height: Int) async {
        let sheets = (1...5).map { NavigationState.Stack([.init(url: "/s\($0)")]) }
        for keys in ["", "?", "/a", ":/", "d"] {
            for app in [SmallApp(links(50)), SmallApp(links(2), modals: sheets)] {
                let terminal = app.terminal(width, height)
                await terminal.type(keys)
                let frame = terminal.frame()
                #expect(frame.lines.count == height)
                #expect(frame.lines.allSatisfy { $0.columns <= width })
            }
        }
    }

    @Test
    func `a window larger than any screen is drawn in part`() {
        let frame = SmallApp(links(2)).terminal(65_535, 65_535).frame()
        #expect(frame.width < 2000 && frame.height < 2000)
        #expect(frame.lines[1] == " home")
    }

    @Test
    func `an unknown key says how to get help, and q quits`() async {
        let terminal = SmallApp().terminal()
        #expect(await terminal.press(.character("z")))
        #expect(terminal.lines[10] == " Unknown key 'z'. Press ? for help.")
        #expect(await terminal.press(.character("q")) == false)
    }
}
