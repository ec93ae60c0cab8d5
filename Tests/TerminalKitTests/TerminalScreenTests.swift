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
        #expect(
            app.terminal(40, 8).lines == [
                " 1 home   2 shop", " home", "  Hello",
                "▸ Row" + String(repeating: " ", count: 27) + "12 € ›", "", "", "",
                " Enter choose  Tab next tab  / filter",
            ])
    }

    @Test func `arrows move the focus, Enter chooses the row, and Escape goes back`() async throws {
        let app = try await SmallApp(links(3))
        let terminal = app.terminal()
        await terminal.press([.down, .down, .down, .up, .enter])
        #expect(app.path == ["/home", "/row/2"])
        await terminal.press([.escape])
        #expect(app.path == ["/home"])
        #expect(terminal.rows[1] == "▸ Row 2")
        await app.show([ContentSection(nil, [.text("New")] + links(3).reversed())])
        #expect(terminal.rows.contains("▸ Row 2"), "the focus follows its row")
        await terminal.press([.tab])
        #expect(app.path == ["/shop"])
        await terminal.type("1")
        #expect(app.path == ["/home"])
    }

    @Test func `a list loads its parts by scrolling, up to its end`() async throws {
        let app = try await SmallApp()
        var loaded = 0
        var last = 240
        func load() {
            loaded = min(last, loaded + 20)
            let more = ContentRow.more("More") { load() }
            let rows = links(loaded) + (loaded < last ? [more] : [])
            app.contents["home"] = Content([ContentSection(nil, rows)])
        }
        load()
        let terminal = app.terminal()
        await terminal.press([.pageDown, .pageDown, .pageDown])
        #expect(loaded == 40)
        await terminal.press(Array(repeating: .end, count: 11))
        #expect(loaded == 240)
        #expect(terminal.lines.contains { $0.hasPrefix("▸ Row 240") })
        await terminal.press([.home, .wheel(3)])
        #expect(terminal.lines[2].contains("Row 4 "))
        await terminal.press([.pageDown, .up])
        #expect(terminal.rows.count == 8)
        #expect(terminal.rows.contains { $0.hasPrefix("▸") })
        last = .max
        loaded = 0
        load()
        await terminal.type("/z")
        #expect(20...220 ~= loaded, "a filter that finds nothing doesn't load all")
    }

    @Test(arguments: [0, 3])
    func `a list shows what appears above its first row, if that is visible`(down: Int) async throws
    {
        let app = try await SmallApp(links(30))
        let terminal = app.terminal()
        await terminal.press(Array(repeating: .down, count: down))
        #expect(terminal.rows.contains("▸ Row \(down + 1)"))
        await app.show([
            ContentSection(nil, [.text("It can't be loaded.")]), ContentSection(nil, links(30)),
        ])
        #expect(terminal.lines[2].hasPrefix("  It can't be loaded."))
        #expect(terminal.rows.contains("▸ Row \(down + 1)"))
        await terminal.press([.end])
        await app.show([ContentSection(nil, links(30))])
        #expect(terminal.rows.last == "▸ Row 30", "elsewhere the focus stays where it is")
    }

    @Test func `a focused row stays on its line when links above it close`() async throws {
        let app = try await SmallApp()
        let feature = try app.router.register(set: "Feature") {
            app.router.register(
                path: "/feature", navigator: ClosureNavigator { .screen(SmallScreen("", of: app)) })
        }
        let link = ContentRow.link("A page of a feature, and more", to: FeatureLink())
        await app.show([ContentSection(nil, Array(repeating: link, count: 20) + links(9))])
        let terminal = app.terminal()
        await terminal.press(Array(repeating: .down, count: 22))
        #expect(terminal.lines.firstIndex { $0.hasPrefix("▸ Row 3") } == 9)
        try feature.withdraw()
        terminal.forgetLines()
        #expect(terminal.lines[4].hasPrefix("  not part of this app"))
        #expect(terminal.lines.firstIndex { $0.hasPrefix("▸ Row 3") } == 9)
    }

    @Test func `a row below a long text is focused when it is visible`() async throws {
        var count = 0
        let text = (1...50).map { ContentRow.text("Row \($0)") }
        let rows = text + [.action("Agree") { count += 1 }]
        let app = try await SmallApp(rows)
        let terminal = app.terminal()
        #expect(terminal.lines[2].hasPrefix("  Row 1 "))
        await terminal.press([.enter, .pageDown, .down, .enter])
        await app.show([ContentSection(nil, rows)])
        #expect(terminal.lines[2].hasPrefix("  Row 9 "), "other content moves nothing")
        #expect(count == 0)
        await terminal.press([.end, .enter])
        #expect(terminal.lines[9].hasPrefix("▸ [Agree] "))
        await terminal.press([.home, .enter])
        #expect(terminal.lines[2].hasPrefix("  Row 1 "))
        #expect(count == 1)
    }

    @Test func `what can't be read again is said, wherever the user has scrolled`() async throws {
        let app = try await SmallApp()
        app.router.move(.push(FailingList()))
        let terminal = app.terminal()
        await terminal.press([.end, .character("r")])
        #expect(terminal.rows.last == "▸ Row 30")
        #expect(terminal.lines[10] == " It can't be loaded.")
    }

    @Test
    func `a filter shows only rows that contain the text, and keeps the focus`() async throws {
        let terminal = try await SmallApp(links(30)).terminal()
        await terminal.type("/row 12")
        #expect(terminal.rows == ["▸ Row 12"])
        #expect(terminal.lines[10] == " Filter: row 12  1 of 30 rows")
        await terminal.press([.enter])
        #expect(terminal.lines[11].contains("Esc show all rows"))
        await terminal.press([.escape])
        #expect(terminal.rows.contains("▸ Row 12"))
        #expect(terminal.rows.count == 8)
        await terminal.type("/zzz")
        #expect(terminal.lines[2] == "  No row contains 'zzz'.")
        let mixed = try await SmallApp([.text("Row A")] + links(30)).terminal()
        await mixed.type("/row")
        #expect(mixed.rows.first?.hasPrefix("  Row A") == true, "above the first row to choose")
    }

    @Test func `a field takes a line of text`() async throws {
        var names: [String] = []
        let terminal = try await SmallApp([.field("Your name") { names.append($0) }]).terminal()
        await terminal.press([.enter])
        await terminal.type("Zoë 日本")
        #expect(terminal.lines[10] == " Your name: Zoë 日本")
        #expect(terminal.frame().cursor == [20, 10])
        await terminal.press([.enter])
        #expect(names == ["Zoë 日本"])
    }

    @Test
    func `a URL is completed, opened and recalled, and its missing value named`() async throws {
        let app = try await SmallApp()
        let terminal = app.terminal(80)
        await terminal.type(":pr")
        #expect(terminal.lines.contains("  /products"))
        await terminal.press([.tab, .enter])
        #expect(app.path == ["/home", "/products"])
        #expect(terminal.lines[10].hasPrefix(" /products  shown"))
        await terminal.type(":")
        await terminal.press([.up])
        #expect(terminal.lines[10] == " URL: /products")
        await terminal.press([.control("u")])
        await terminal.type("row")
        await terminal.press([.enter])
        #expect(terminal.lines[10] == " URL: row  '/row' lacks the value of 'id': /row/:id")
        await terminal.type("/7")
        await terminal.press([.enter])
        #expect(app.path.last == "/row/7")
        await terminal.type(":https://example.com/closed/7")
        await terminal.press([.enter])
        #expect(terminal.lines[10].contains("link from outside"))
        await terminal.type("z")
        #expect(terminal.lines[10] == " Unknown key 'z'. Press ? for help.")
        #expect(await terminal.press(.character("q")) == false)
    }

    @Test func `tabs, rows, the mark of a sheet and suggestions can be clicked`() async throws {
        let app = try await SmallApp(links(2))
        app.host.facts = ["isShopOpen: on"]
        let terminal = app.terminal(90, 36)
        await terminal.click("2 shop")
        #expect(app.path == ["/shop"])
        await terminal.click("1 home")
        await terminal.click("Row 2")
        #expect(app.path == ["/home", "/row/2"])
        await app.router.route(RouteRequest(url: "/login", transition: .present))
        #expect(terminal.lines[1].contains("╭─ login ──"))
        #expect(terminal.lines[3].contains("╰──"))
        await terminal.click("×")
        #expect(app.path == ["/home", "/row/2"])
        #expect(!terminal.lines[1].contains("login"))
        await terminal.type(":r")
        await terminal.click("/row/:id")
        #expect(terminal.lines[34].hasPrefix(" URL: /row/"))
        await terminal.type("1")
        await terminal.press([.enter])
        await terminal.type("d")
        let text = terminal.lines.joined(separator: "\n")
        for part in ["shown: row 1", "/row/:id", "/home › /row/2", "isShopOpen: on"] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test(arguments: [(Key.enter, "yes"), (.escape, "no")])
    func `a question waits for its answer, and Escape gives the last one`(
        key: Key, given: String
    ) async throws {
        let app = try await SmallApp(links(2))
        var answer = ""
        let rows = ["yes", "no"].map { text in
            ContentRow.action(text) { (answer, app.host.question) = (text, nil) }
        }
        app.host.question = ("Late", Content([ContentSection("Open it?", rows)]))
        let terminal = app.terminal()
        #expect(terminal.lines.contains { $0.contains("Open it?") })
        await terminal.press([key])
        #expect(answer == given)
        #expect(terminal.rows.count == 2)
    }

    @Test(arguments: [(1, 1), (3, 2), (10, 4), (40, 12), (300, 100), (65_535, 65_535)])
    func `every window is drawn, in every mode`(width: Int, height: Int) async throws {
        let app = try await SmallApp(links(50))
        for keys in ["", "?", "/a", ":/", "d", "s"] {
            for _ in 1...5 where keys == "s" {
                await app.router.route(RouteRequest(url: "/login", transition: .present))
            }
            let terminal = app.terminal(width, height)
            await terminal.type(keys)
            let lines = terminal.lines
            #expect(lines.count == min(height, TerminalScreen.largest.height))
            #expect(lines.allSatisfy { $0.columns <= width })
        }
    }

    @Test func `moving in a list computes no content, until it changes`() async throws {
        let (app, list) = (try await SmallApp(), CountedList())
        app.router.move(.push(list))
        let terminal = app.terminal()
        #expect(terminal.rows.first == "▸ Row 1")
        let count = list.count
        await terminal.press([.down, .down, .pageDown, .end, .up, .home, .down])
        #expect(terminal.rows.contains("▸ Row 2"))
        #expect(list.count == count)
        var isDrawn = false
        app.app.onChange = { isDrawn = true }
        list.rows = [.action("Row 1") { list.rows = links(2) }]
        for _ in 0..<10_000 where !isDrawn { await Task.yield() }
        #expect(terminal.rows == ["▸ [Row 1]"])
        await terminal.press([.enter])
        for _ in 0..<100 { await Task.yield() }
        #expect(terminal.rows == ["▸ Row 1", "  Row 2"] && list.count == count + 2)
        terminal.size.width = 20
        #expect(terminal.lines[3].hasSuffix("›"), "another width is another layout")
    }

    @Test func `what an action changes is shown, even if nothing observes it`() async throws {
        let (app, list) = (try await SmallApp(), CountedList())
        list.rows = [.action("Row 1") { list.unobserved = links(2) }]
        app.router.move(.push(list))
        let terminal = app.terminal()
        await terminal.press([.enter])
        #expect(terminal.rows == ["▸ [Row 1]", "  Row 1", "  Row 2"])
    }

    @Test(.hangLimit)
    func `what an action has changed so far is shown when it is given up`() async throws {
        let app = try await SmallApp()
        let list = CountedList()
        let door = Door()
        list.rows = [
            .action("Row 1") {
                list.unobserved = links(2)
                await door.pass()
            }
        ]
        app.router.move(.push(list))
        let terminal = app.terminal()
        #expect(terminal.rows == ["▸ [Row 1]"])
        let working = Task { await terminal.press(.enter) }
        await door.visitors()
        #expect(app.app.stopWaiting())
        #expect(await working.value)
        #expect(terminal.rows == ["▸ [Row 1]", "  Row 1", "  Row 2"])
        door.open()
    }

    @Test func `the program computes a page once for what the user does on it`() async throws {
        let (app, list) = (try await SmallApp(), CountedList())
        list.rows = [.action("More") { list.rows += links(1) }]
        app.router.move(.push(list))
        let (events, keys) = AsyncStream.makeStream(of: [Key]?.self)
        let running = Task { await TerminalProgram(.silent, events: events).run(app.app) }
        keys.yield([.down])
        try await until("the first frame") { list.count > 0 }
        for rows in 2...4 {
            let count = list.count
            keys.yield([.home, .enter])
            try await until("the action") { list.rows.count == rows }
            for _ in 0..<1_000 { await Task.yield() }
            #expect(list.count == count + 1)
        }
        keys.yield([.character("q")])
        await running.value
    }

    @Test(arguments: [20, 40, 80, 90])
    func `the title of a sheet is cut where its box ends`(width: Int) async throws {
        let app = try await SmallApp()
        // Each of its hidden characters is written with eight columns.
        let title = "a" + String(repeating: "\u{200B}", count: 9)
        app.router.move(.present(SmallScreen(title, of: app)))
        let corner = app.terminal(width).lines.first { $0.contains("╭") }
        #expect(corner?.hasSuffix("× ─╮") == true, "\(corner ?? "no sheet")")
    }

    @Test func `the end of a text that is higher than the window is shown`() async throws {
        let words = (1...100).map { "word\($0)" }.joined(separator: " ")
        let terminal = try await SmallApp([.text(words)]).terminal()
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
        #expect(terminal.lines[8].contains("Line 1") && terminal.lines[7].contains("Step 1"))
    }

    @Test
    func `without a full screen, each step of a guide is printed with the screen below it`()
        async throws
    {
        let app = try await SmallApp(links(1))
        var output = ""
        let console = Console(
            isInteractive: false, width: { 40 }, read: { nil }, output: { output += $0 },
            errors: { output += $0 })
        await TerminalProgram(console).run(app.app, guide: SmallGuide(app: app.app))
        let steps = output.matches(of: /Step \d|Line 9|1 Row 1/).map { String($0.output) }
        #expect(steps == ["Step 0", "Step 1", "Step 2"].flatMap { [$0, "Line 9", "1 Row 1"] })
    }

    @Test func `a screen whose data is being read settles when it is there`() async throws {
        let app = try await SmallApp([.loading()])
        let terminal = app.terminal()
        #expect(terminal.lines[2] == "  Loading …")
        let settling = Task { await terminal.settle() }
        await Task.yield()
        app.contents["home"] = Content([ContentSection(nil, [.text("The data")])])
        await settling.value
        #expect(terminal.lines[2] == "  The data")
    }
}

/// A guide whose steps say more than fits.
private final class SmallGuide: TerminalGuide {
    let app: RouterApp
    let keys: [KeyHint] = []
    private var step = 0
    var isAtEnd: Bool { step == 2 }

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

/// A list that counts how often its content is computed.
@Observable
private final class CountedList: ContentScreen {
    let title = "List"
    var rows = links(100)
    @ObservationIgnored var unobserved: [ContentRow] = []
    @ObservationIgnored private(set) var count = 0

    var content: Content {
        count += 1
        return Content([ContentSection(nil, rows + unobserved)])
    }
}
