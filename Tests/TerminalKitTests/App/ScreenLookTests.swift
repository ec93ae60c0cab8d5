import DesignKit
import RoutingKit
import StageKit
import Testing

@testable import TerminalKit

@Suite
@MainActor
struct `The look of a screen` {
    private func links(_ count: Int) -> [ContentRow] {
        (1...count).map { .foundLink("Row \($0)", to: "/row/\($0)") }
    }

    @Test(arguments: [
        ("2 shop", [UserAction.selectTab(1)]), ("Enter", [.choose(row: 0)]), ("back", [.back]),
        ("×", [.back]), ("Tab", [.selectTab(1)]),
    ])
    func `what is visible can be clicked`(text: String, actions: [UserAction]) async throws {
        let sheet = NavigationState.Stack([.init(url: "/login")])
        let app = SmallApp(links(3), modals: ["×", "back"].contains(text) ? [sheet] : [])
        app.contents["login"] = Content([ContentSection(nil, links(1))])
        let terminal = app.terminal(80, 12)
        let row = try #require(terminal.lines.firstIndex { $0.contains(text) })
        let start = try #require(terminal.lines[row].ranges(of: text).first).lowerBound
        let column = terminal.lines[row][..<start].count
        await terminal.press([.click(Position(column, row))])
        #expect(app.actions == actions)
    }

    @Test(arguments: [("/product/:id", "/product/"), ("https://example.com/a", nil)])
    func `a suggested URL can be clicked`(suggestion: String, typed: String?) async throws {
        let terminal = SmallApp(links(3)).terminal(80, 12)
        await terminal.type(":https://example.com/a")
        await terminal.press([.enter])
        await terminal.type(typed == nil ? ":https:" : ":p")
        let row = try #require(terminal.lines.firstIndex { $0.contains(suggestion) })
        await terminal.press([.click(Position(4, row))])
        #expect(terminal.lines[10].hasSuffix("URL: \(typed ?? suggestion)"))
    }

    @Test
    func `a request in the debug panel can be clicked`() async throws {
        let app = SmallApp(links(3))
        app.report = DebugReport(
            requests: ["older", "newer"].map { .init(summary: $0, details: ["about \($0)"]) },
            facts: [])
        let terminal = app.terminal(100, 24)
        await terminal.type("d")
        #expect(terminal.lines.contains { $0.contains("about newer") })
        await terminal.press([.escape])
        let row = try #require(terminal.lines.firstIndex { $0.contains("older") })
        await terminal.press([.click(Position(70, row))])
        #expect(terminal.lines.contains { $0.contains("about older") })
    }

    @Test
    func `no mark touches the scroll bar`() {
        let rows = SmallApp(links(30)).terminal().lines.filter { $0.contains("›") }
        #expect(rows.count == 8 && rows.allSatisfy { $0.suffix(3).hasPrefix("› ") }, "\(rows)")
    }

    @Test
    func `a match of the filter is marked`() async {
        let terminal = SmallApp(links(3)).terminal()
        await terminal.type("/OW 2")
        let frame = terminal.frame()
        let marked = (0..<40).filter { frame[$0, 2].role == .selected }
        #expect(marked.map { frame[$0, 2].text } == Array("ow 2"))
    }

    @Test(arguments: [(99, "home › row"), (100, "row")])
    func `a wide window shows a screen beside the one that opened it`(
        width: Int, title: String
    ) async {
        let app = SmallApp(links(3), opening: ["/row"])
        app.contents["row"] = Content([ContentSection(nil, [.text("The detail")])])
        let terminal = app.terminal(width, 12)
        #expect(terminal.lines[1].hasSuffix(title))
        #expect(terminal.lines.joined().contains("Row 2") == (width == 100))
        #expect(terminal.lines.joined().contains("The detail"))
        guard width == 100 else { return }
        await terminal.press([.click(Position(5, 3))])
        #expect(app.actions == [.back])
    }

    nonisolated static let details: [(ContentRow, String)] = [
        (
            .foundLink("Kettle", detail: "€24.00 · 3 left", to: "/k"),
            "▸ Kettle  3 left             €24.00 ›"
        ),
        (
            .foundLink("Zoë", detail: "2 min · Yes", to: "/z"),
            "▸ Zoë  Yes                    2 min ›"
        ),
        (.action("Like") {}, "▸ [Like]"),
        (.text("Version", detail: "1.0.0"), "  Version                     1.0.0"),
    ]

    @Test(arguments: details)
    func `prices and times are in a column at the end`(row: ContentRow, line: String) {
        #expect(SmallApp([row]).terminal(39, 12).lines[2] == line)
    }

    @Test
    func `the initials of a person are a badge`() {
        let app = SmallApp()
        app.contents["home"] = Content([ContentSection("(ZM) Zoë Müller · 5 min", [])])
        let frame = app.terminal().frame()
        #expect(frame.lines[2] == "  ZM  Zoë Müller" + String(repeating: " ", count: 15) + "5 min")
        #expect((1..<5).allSatisfy { frame[$0, 2].role == .badge })
    }
}
