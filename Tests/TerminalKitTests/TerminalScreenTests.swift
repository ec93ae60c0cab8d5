import DesignKit
import Observation
import RoutingTestSupport
import Testing

@testable import TerminalKit

@MainActor
struct `The app in a terminal` {
    @Test func `the app in a terminal shows tabs, a title, rows and keys`() async throws {
        let app = try await SmallApp([
            .text("Hello"), .link("Row", detail: "12 €", to: RowLink(id: 1)),
        ])
        app.terminal.size.height = 8
        #expect(
            app.terminal.lines == [
                " 1 home   2 shop", " home", "  Hello",
                "▸ Row" + String(repeating: " ", count: 27) + "12 € ›", "", "", "",
                " Enter choose  Tab next tab  / filter",
            ])
    }

    @Test func `arrows move the focus, Enter chooses the row, and Escape goes back`() async throws {
        let app = try await SmallApp(links(3))
        await app.terminal.press([.down, .down, .down, .up, .enter])
        #expect(app.path == ["/home", "/row/2"])
        await app.terminal.press([.escape])
        #expect(app.path == ["/home"])
        #expect(app.terminal.rows[1] == "▸ Row 2")
        await app.show([ContentSection(nil, [.text("New")] + links(3).reversed())])
        #expect(app.terminal.rows.contains("▸ Row 2"), "the focus follows its row")
        await app.terminal.press([.tab])
        #expect(app.path == ["/shop"])
        await app.terminal.type("1")
        #expect(app.path == ["/home"])
    }

    @Test func `a list loads its parts by scrolling, up to its end`() async throws {
        let app = try await SmallApp()
        var loaded = 0
        var last = 240
        func load() {
            loaded = min(last, loaded + 20)
            let more = ContentRow.more("More") { load() }
            app.rows = links(loaded) + (loaded < last ? [more] : [])
        }
        load()
        await app.terminal.press([.pageDown, .pageDown, .pageDown])
        #expect(loaded == 40)
        await app.terminal.press(Array(repeating: .end, count: 11))
        #expect(loaded == 240)
        #expect(app.terminal.lines.contains { $0.hasPrefix("▸ Row 240") })
        await app.terminal.press([.home, .wheel(3)])
        #expect(app.terminal.lines[2].contains("Row 4 "))
        await app.terminal.press([.pageDown, .up])
        #expect(app.terminal.rows.count == 8)
        #expect(app.terminal.rows.contains { $0.hasPrefix("▸") })
        last = .max
        loaded = 0
        load()
        await app.terminal.type("/z")
        #expect(20...220 ~= loaded, "a filter that finds nothing doesn't load all")
    }

    @Test(arguments: [.wheel(-3), .up] as [Key])
    func `a high row at the bottom lets the user scroll up`(key: Key) async throws {
        let text = (1...60).map { ContentRow.text("Line \($0)") }
        let words = String(repeating: "some words ", count: 20)
        let app = try await SmallApp(text + [.action(words, detail: words) {}])
        await app.terminal.press([.end] + Array(repeating: key, count: 30))
        #expect(!app.terminal.lines.contains { $0.contains("Line 60") })
    }

    @Test(arguments: [0, 3])
    func `a list shows what appears above its first row, if that is visible`(down: Int) async throws
    {
        let app = try await SmallApp(links(30))
        await app.terminal.press(Array(repeating: .down, count: down))
        #expect(app.terminal.rows.contains("▸ Row \(down + 1)"))
        await app.show([
            ContentSection(nil, [.text("It can't be loaded.")]), ContentSection(nil, links(30)),
        ])
        #expect(app.terminal.lines[2].hasPrefix("  It can't be loaded."))
        #expect(app.terminal.rows.contains("▸ Row \(down + 1)"))
        await app.terminal.press([.end])
        await app.show([ContentSection(nil, links(30))])
        #expect(app.terminal.rows.last == "▸ Row 30", "elsewhere the focus stays where it is")
    }

    @Test func `a focused row stays on its line when links above it close`() async throws {
        let app = try await SmallApp()
        let feature = try app.router.register(set: "Feature") {
            app.router.register(
                path: "/feature", navigator: ClosureNavigator { .screen(SmallScreen("", of: app)) })
        }
        let link = ContentRow.link("A page of a feature, and more", to: FeatureLink())
        await app.show([ContentSection(nil, Array(repeating: link, count: 20) + links(9))])
        await app.terminal.press(Array(repeating: .down, count: 22))
        #expect(app.terminal.lines.firstIndex { $0.hasPrefix("▸ Row 3") } == 9)
        try feature.withdraw()
        await app.terminal.press([.character("r")])
        #expect(app.terminal.lines[4].hasPrefix("  not part of this app"))
        #expect(app.terminal.lines.firstIndex { $0.hasPrefix("▸ Row 3") } == 9)
    }

    @Test func `a row below a long text is focused when it is visible`() async throws {
        var count = 0
        let text = (1...50).map { ContentRow.text("Row \($0)") }
        let rows = text + [.action("Agree") { count += 1 }]
        let app = try await SmallApp(rows)
        #expect(app.terminal.lines[2].hasPrefix("  Row 1 "))
        await app.terminal.press([.enter, .pageDown, .down, .enter])
        await app.show([ContentSection(nil, rows)])
        #expect(app.terminal.lines[2].hasPrefix("  Row 9 "), "other content moves nothing")
        #expect(count == 0)
        await app.terminal.press([.end, .enter])
        #expect(app.terminal.lines[9].hasPrefix("▸ [Agree] "))
        await app.terminal.press([.home, .enter])
        #expect(app.terminal.lines[2].hasPrefix("  Row 1 "))
        #expect(count == 1)
    }

    @Test func `what can't be read again is said, wherever the user has scrolled`() async throws {
        let app = try await SmallApp(below: FailingList())
        await app.terminal.press([.end, .character("r")])
        #expect(app.terminal.rows.last == "▸ Row 30")
        #expect(app.terminal.lines[10] == " It can't be loaded.")
    }

    @Test
    func `a filter shows only rows that contain the text, and keeps the focus`() async throws {
        let terminal = try await SmallApp(links(30)).terminal
        await terminal.type("/row 12")
        #expect(terminal.rows == ["▸ Row 12"])
        #expect(terminal.lines[10] == " Filter: row 12  1 of 30 rows")
        await terminal.type("\r")
        #expect(terminal.lines[11].contains("Esc show all rows"))
        await terminal.press([.escape])
        #expect(terminal.rows.contains("▸ Row 12"))
        #expect(terminal.rows.count == 8)
        await terminal.type("/zzz")
        #expect(terminal.lines[2] == "  No row contains 'zzz'.")
        let mixed = try await SmallApp([.text("Row A")] + links(30)).terminal
        await mixed.type("/row")
        #expect(mixed.rows.first?.hasPrefix("  Row A") == true, "above the first row to choose")
    }

    @Test func `a field takes a line of text`() async throws {
        var names: [String] = []
        let terminal = try await SmallApp([.field("Your name") { names.append($0) }]).terminal
        await terminal.type("\rZoë 日本")
        #expect(terminal.lines[10] == " Your name: Zoë 日本")
        #expect(terminal.frame().cursor == [20, 10])
        await terminal.type("\r")
        #expect(names == ["Zoë 日本"])
    }

    @Test
    func `a URL is completed, opened and recalled, and its missing value named`() async throws {
        let app = try await SmallApp(size: (80, 12))
        await app.terminal.type(":pr")
        #expect(app.terminal.lines.contains("  /products"))
        await app.terminal.type("\t\r")
        #expect(app.path == ["/home", "/products"])
        #expect(app.terminal.lines[10].hasPrefix(" /products  shown"))
        await app.terminal.type(":")
        await app.terminal.press([.up])
        #expect(app.terminal.lines[10] == " URL: /products")
        await app.terminal.type("\u{15}row\r")
        #expect(app.terminal.lines[10] == " URL: row  '/row' lacks the value of 'id': /row/:id")
        await app.terminal.type("/7\r")
        #expect(app.path.last == "/row/7")
        await app.terminal.type(":https://example.com/closed/7\r")
        #expect(app.terminal.lines[10].contains("link from outside"))
        await app.terminal.type("z")
        #expect(app.terminal.lines[10] == " Unknown key 'z'. Press ? for help.")
        #expect(await app.terminal.press(.character("q")) == false)
    }

    @Test func `tabs, rows, the mark of a sheet and suggestions can be clicked`() async throws {
        let app = try await SmallApp(links(2), size: (90, 36))
        app.host.facts = ["isShopOpen: on"]
        await app.terminal.click("2 shop")
        #expect(app.path == ["/shop"])
        await app.terminal.click("1 home")
        await app.terminal.click("Row 2")
        #expect(app.path == ["/home", "/row/2"])
        await app.router.route(RouteRequest(url: "/login", transition: .present))
        #expect(app.terminal.lines[1].contains("╭─ login ──"))
        #expect(app.terminal.lines[3].contains("╰──"))
        await app.terminal.click("×")
        #expect(app.path == ["/home", "/row/2"])
        #expect(!app.terminal.lines[1].contains("login"))
        await app.terminal.type(":r")
        await app.terminal.click("/row/:id")
        #expect(app.terminal.lines[34].hasPrefix(" URL: /row/"))
        await app.terminal.type("1\rd")
        let text = app.terminal.lines.joined(separator: "\n")
        for part in ["shown: row 1", "/row/:id", "/home › /row/2", "isShopOpen: on"] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test(arguments: [Key.escape, .tab, .backspace])
    func `a key leaves the debug panel, which stays until d closes it`(key: Key) async throws {
        let app = try await SmallApp(links(2), size: (90, 12))
        await app.terminal.type("\rd")
        #expect(app.terminal.lines[11] == " d close  Esc back to the app")
        await app.terminal.press([key])
        #expect(app.path == ["/home", "/row/1"])
        #expect(app.terminal.lines[11].contains("Esc back"))
        #expect(app.terminal.lines[0].contains("Debugging"))
        await app.terminal.type("dd")
        #expect(!app.terminal.lines[0].contains("Debugging"))
    }

    @Test(arguments: [(1, 1), (3, 2), (10, 4), (40, 12), (300, 100), (65_535, 65_535)])
    func `every window is drawn, in every mode`(width: Int, height: Int) async throws {
        let app = try await SmallApp(links(50))
        for keys in ["", "?", "/a", ":/", "d", "s"] {
            for _ in 1...5 where keys == "s" {
                await app.router.route(RouteRequest(url: "/login", transition: .present))
            }
            let terminal = TerminalScreen(app.app, size: (width, height))
            await terminal.type(keys)
            let lines = terminal.lines
            #expect(lines.count == min(height, TerminalScreen.largest.height))
            #expect(lines.allSatisfy { $0.columns <= width })
        }
    }

    @Test func `moving in a list computes no content, until it changes`() async throws {
        let app = try await SmallApp(links(100))
        #expect(app.terminal.rows.first == "▸ Row 1")
        let count = app.contentCount
        await app.terminal.press([.down, .down, .pageDown, .end, .up, .home, .down])
        #expect(app.terminal.rows.contains("▸ Row 2"))
        #expect(app.contentCount == count)
        var isDrawn = false
        app.app.onChange = { isDrawn = true }
        app.rows = [.action("Row 1") { app.rows = links(2) }]
        try await until("the change is drawn") { isDrawn }
        #expect(app.terminal.rows == ["▸ [Row 1]"])
        await app.terminal.press([.enter])
        for _ in 0..<100 { await Task.yield() }
        #expect(app.terminal.rows == ["▸ Row 1", "  Row 2"])
        #expect(app.contentCount == count + 2)
        app.terminal.size.width = 20
        #expect(app.terminal.lines[3].hasSuffix("›"), "another width is another layout")
    }

    @Test(.hangLimit, arguments: ["when it ends", "when it is given up"])
    func `what an action has changed is shown, even if nothing observes it`(
        moment: String
    ) async throws {
        let app = try await SmallApp()
        let door = Door()
        app.rows = [
            .action("Row 1") {
                app.unobserved = links(2)
                await door.pass()
            }
        ]
        #expect(app.terminal.rows == ["▸ [Row 1]"])
        let working = Task { await app.terminal.press(.enter) }
        await door.visitors()
        #expect(app.terminal.rows.count == 1)
        if moment == "when it ends" { door.open() } else { #expect(app.app.stopWaiting()) }
        #expect(await working.value)
        #expect(app.terminal.rows == ["▸ [Row 1]", "  Row 1", "  Row 2"])
        door.open()
    }

    @Test func `the program computes a page once for what the user does on it`() async throws {
        let app = try await SmallApp()
        app.rows = [.action("More") { app.rows += links(1) }]
        let (events, keys) = AsyncStream.makeStream(of: [Key]?.self)
        let program = TerminalProgram(Transcript().console, events: events)
        let running = Task { await program.run(app.app) }
        keys.yield([.down])
        try await until("the first frame") { app.contentCount > 0 }
        for rows in 2...4 {
            let count = app.contentCount
            keys.yield([.home, .enter])
            try await until("the action") { app.rows.count == rows }
            for _ in 0..<1_000 { await Task.yield() }
            #expect(app.contentCount == count + 1)
        }
        keys.yield([.character("q")])
        await running.value
    }

    @Test(arguments: [20, 40, 80, 90])
    func `the title of a sheet is cut where its box ends`(width: Int) async throws {
        let app = try await SmallApp(size: (width, 12))
        // Each of its hidden characters is written with eight columns.
        let title = "a" + String(repeating: "\u{200B}", count: 9)
        app.router.move(.present(SmallScreen(title, of: app)))
        let corner = app.terminal.lines.first { $0.contains("╭") }
        #expect(corner?.hasSuffix("× ─╮") == true, "\(corner ?? "no sheet")")
    }

    @Test func `the end of a text that is higher than the window is shown`() async throws {
        let words = (1...100).map { "word\($0)" }.joined(separator: " ")
        let terminal = try await SmallApp([.text(words)]).terminal
        for _ in 1...2 {
            await terminal.press([.end])
            #expect(terminal.lines[9].contains("word100"))
        }
    }

    @Test func `what a guide says can be scrolled, and its next step begins at the top`()
        async throws
    {
        let guide = SmallGuide(app: try await SmallApp(links(3)).app)
        let terminal = TerminalScreen(guide.app, guide: guide, size: (width: 40, height: 12))
        #expect(terminal.lines[8].contains("Line 1"))
        await terminal.press([.down])
        #expect(terminal.lines[8].contains("Line 2"))
        await terminal.press([.character(" ")])
        #expect(terminal.lines[8].contains("Line 1"))
        #expect(terminal.lines[7].contains("Step 1"))
    }

    @Test func `a screen whose data is being read settles when it is there`() async throws {
        let app = try await SmallApp([.loading()])
        #expect(app.terminal.lines[2] == "  Loading …")
        let settling = Task { await app.terminal.settle() }
        await Task.yield()
        app.rows = [.text("The data")]
        await settling.value
        #expect(app.terminal.lines[2] == "  The data")
    }
}

/// A guide whose steps say more than fits.
private final class SmallGuide: TerminalGuide {
    let app: RouterApp
    let keys: [KeyHint] = []
    let isAtEnd = false
    private var step = 0

    init(app: RouterApp) { self.app = app }

    var panel: (title: String, content: Content) {
        ("Step \(step)", Content([ContentSection(nil, (1...9).map { .text("Line \($0)") })]))
    }

    func press(_ key: Key) async -> Bool {
        step += 1
        return true
    }
}

/// A link to a feature that may be removed.
private struct FeatureLink: LinkTemplate {
    static let path = "/feature"
}

/// A list that can't be read a second time.
@Observable
private final class FailingList: RefreshableScreen {
    let title = "list"
    private(set) var state = LoadState<Int>.loaded(30)

    func content(of count: Int) -> Content { Content([ContentSection(nil, links(count))]) }
    func refresh() async { state = .loaded(30, notice: "It can't be loaded.") }
}
