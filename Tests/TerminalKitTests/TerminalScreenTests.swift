import DesignKit
import Observation
import RoutingEngine
import Testing

@testable import TerminalKit

@Suite
@MainActor
struct `The app in a terminal` {
    @Test
    func `shows tabs, a title, rows and keys`() async throws {
        let app = try await SmallApp([
            .text("Hello"), .link("Row", detail: "12 €", to: RowLink(id: 1)),
        ])
        #expect(
            app.terminal(40, 8).lines == [
                " 1 home   2 shop", " home", "  Hello",
                "▸ Row" + String(repeating: " ", count: 27) + "12 € ›", "", "", "",
                " Enter open  Tab next tab  / filter",
            ])
    }

    @Test
    func `arrows move the focus, Enter chooses the row, and Escape goes back`() async throws {
        let app = try await SmallApp(links(3))
        let terminal = app.terminal()
        await terminal.press([.down, .down, .down, .up, .enter])
        #expect(app.path == ["/home", "/row/2"])
        await terminal.press([.escape])
        #expect(app.path == ["/home"] && terminal.rows[1] == "▸ Row 2")
        await terminal.press([.tab])
        #expect(app.path == ["/shop"])
        await terminal.type("1")
        #expect(app.path == ["/home"])
    }

    @Test
    func `the focus follows its row when rows come`() async throws {
        let app = try await SmallApp(links(3))
        let terminal = app.terminal()
        await terminal.press([.down])
        app.contents["home"] = Content([ContentSection(nil, [.text("New")] + links(3).reversed())])
        #expect(terminal.rows.contains("▸ Row 2"))
    }

    @Test
    func `a long list scrolls, and its end is reached`() async throws {
        let terminal = try await SmallApp(links(240)).terminal()
        await terminal.press([.end])
        #expect(terminal.lines.contains { $0.hasPrefix("▸ Row 240") })
        await terminal.press([.home])
        #expect(terminal.lines[2].hasPrefix("▸ Row 1 "))
        await terminal.press([.wheel(3)])
        #expect(terminal.lines[2].contains("Row 4 "))
        await terminal.press([.pageDown, .up])
        #expect(terminal.rows.count == 8 && terminal.rows.contains { $0.hasPrefix("▸") })
    }

    @Test
    func `a filter shows only rows that contain the text, and leaves the focus on its row`()
        async throws
    {
        let terminal = try await SmallApp(links(30)).terminal()
        await terminal.type("/row 12")
        #expect(terminal.rows == ["▸ Row 12"])
        #expect(terminal.lines[10] == " Filter: row 12  1 of 30 rows")
        await terminal.press([.enter])
        #expect(terminal.lines[11].contains("Esc show all rows"))
        await terminal.press([.escape])
        #expect(terminal.rows.contains("▸ Row 12") && terminal.rows.count == 8)
        await terminal.type("/zzz")
        #expect(terminal.lines[2] == "  No row contains 'zzz'.")
    }

    @Test
    func `a sheet is a box over what it covers, and Escape dismisses it`() async throws {
        let app = try await SmallApp(links(3))
        await app.router.route(RouteRequest(url: "/login", transition: .present))
        let terminal = app.terminal(40, 8)
        #expect(terminal.lines[1] == " ╭─ login " + String(repeating: "─", count: 24) + " × ─╮")
        #expect(terminal.lines[3].hasPrefix(" ╰"), "it is as high as its lines")
        await terminal.press([.escape])
        #expect(app.path == ["/home"] && !terminal.lines.joined().contains("login"))
    }

    @Test
    func `a field takes a line of text`() async throws {
        var names: [String] = []
        let app = try await SmallApp([.field("Your name") { names.append($0) }])
        let terminal = app.terminal()
        await terminal.press([.enter])
        await terminal.type("Zoë 日本")
        #expect(terminal.lines[10] == " Your name: Zoë 日本")
        #expect(terminal.frame().cursor == [20, 10])
        await terminal.press([.enter])
        #expect(names == ["Zoë 日本"])
    }

    @Test
    func `a URL is completed, opened and recalled`() async throws {
        let app = try await SmallApp()
        let terminal = app.terminal()
        await terminal.type(":pr")
        #expect(terminal.lines.contains("  /products"))
        await terminal.press([.tab, .enter])
        #expect(app.path == ["/home", "/products"])
        #expect(terminal.lines[10].hasPrefix(" /products  shown"))
        await terminal.type(":")
        await terminal.press([.up])
        #expect(terminal.lines[10] == " URL: /products")
    }

    @Test
    func `a URL that lacks a value stays, and the value is named`() async throws {
        let app = try await SmallApp()
        let terminal = app.terminal(80)
        await terminal.type(":row")
        await terminal.press([.enter])
        #expect(terminal.lines[10] == " URL: row  '/row' lacks the value of 'id': /row/:id")
        await terminal.type("/7")
        await terminal.press([.enter])
        #expect(app.path == ["/home", "/row/7"])
    }

    @Test
    func `a refused link and a back without a screen are answered`() async throws {
        let app = try await SmallApp()
        let terminal = app.terminal(60)
        await terminal.type(":https://example.com/closed/7")
        await terminal.press([.enter])
        #expect(terminal.lines[10].contains("access-denied"))
        await terminal.press([.escape])
        #expect(terminal.lines[10] == " There is nothing to go back to.")
        await terminal.type("z")
        #expect(terminal.lines[10] == " Unknown key 'z'. Press ? for help.")
        #expect(await terminal.press(.character("q")) == false)
    }

    @Test(arguments: [
        ("2 shop", ["/shop"]), ("Enter", ["/home", "/row/1"]), ("Row 2", ["/home", "/row/2"]),
    ])
    func `what is visible can be clicked`(text: String, path: [String]) async throws {
        let app = try await SmallApp(links(3))
        await app.terminal(80, 12).click(text)
        #expect(app.path == path)
    }

    @Test
    func `a sheet's mark, a suggested URL and a request can be clicked`() async throws {
        let app = try await SmallApp(links(3))
        let terminal = app.terminal(100, 24)
        await app.router.route(RouteRequest(url: "/login", transition: .present))
        await terminal.click("×")
        #expect(app.path == ["/home"])
        await terminal.type(":r")
        await terminal.click("/row/:id")
        #expect(terminal.lines[22].hasPrefix(" URL: /row/"))
        await terminal.type("1")
        await terminal.press([.enter])
        await terminal.type("d")
        #expect(terminal.lines.contains { $0.contains("shows: row 1") })
        await terminal.press([.escape])
        await terminal.click("/login shown")
        #expect(terminal.lines.contains { $0.contains("shows: login") })
    }

    @Test
    func `a question waits for yes or no`() async throws {
        let app = try await SmallApp(links(2))
        var answer: Bool?
        app.app.extras.lateLink = { answer == nil ? "/late" : nil }
        app.app.extras.answer = { answer = $0 }
        let terminal = app.terminal()
        #expect(terminal.lines.contains { $0.contains("/late arrived late. Open it?") })
        await terminal.press([.character("y")])
        #expect(answer == true && terminal.rows.count == 2)
    }

    @Test
    func `the debug panel shows requests and where the user is`() async throws {
        let app = try await SmallApp(links(2))
        app.app.extras.facts = { ["isChatOpen: on"] }
        let terminal = app.terminal(100, 24)
        await terminal.press([.enter])
        await terminal.type("d")
        let text = terminal.lines.joined(separator: "\n")
        for part in [
            "/row/1 shown", "route: /row/:id", "* tab 1", "› row 1", "isChatOpen: on",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test(arguments: [(99, "home › row 1"), (100, "row 1")])
    func `a wide window shows a screen beside the one that opened it`(
        width: Int, title: String
    ) async throws {
        let app = try await SmallApp(links(3))
        app.contents["row 1"] = Content([ContentSection(nil, [.text("The detail")])])
        let terminal = app.terminal(width, 12)
        await terminal.press([.enter])
        #expect(terminal.lines[1].hasSuffix(title))
        #expect(terminal.lines.joined().contains("Row 2") == (width == 100))
        #expect(terminal.lines.joined().contains("The detail"))
    }

    @Test(arguments: [(1, 1), (3, 2), (10, 4), (40, 12), (300, 100), (65_535, 65_535)])
    func `every window is drawn, in every mode`(width: Int, height: Int) async throws {
        let app = try await SmallApp(links(50))
        for keys in ["", "?", "/a", ":/", "d", "s"] {
            if keys == "s" {
                for _ in 1...5 {
                    await app.router.route(RouteRequest(url: "/login", transition: .present))
                }
            }
            let terminal = app.terminal(width, height)
            await terminal.type(keys)
            let frame = terminal.frame()
            #expect(frame.lines.count == min(height, Terminal.largest.height))
            #expect(frame.lines.allSatisfy { $0.columns <= width })
        }
    }

    nonisolated static let details: [(ContentRow, String)] = [
        (
            .link("Kettle", detail: "€24.00 · 3 left", to: RowLink(id: 1)),
            "▸ Kettle  3 left             €24.00 ›"
        ),
        (.action("Like") {}, "▸ [Like]"),
        (.text("Version", detail: "1.0.0"), "  Version                     1.0.0"),
    ]

    @Test(arguments: details)
    func `prices and times are in a column at the end`(row: ContentRow, line: String) async throws {
        #expect(try await SmallApp([row]).terminal(39, 12).lines[2] == line)
    }

    @Test
    func `the initials of a person are a badge`() async throws {
        let app = try await SmallApp()
        app.contents["home"] = Content([ContentSection("(ZM) Zoë Müller · 5 min", [])])
        let frame = app.terminal().frame()
        #expect(frame.lines[2] == "  ZM  Zoë Müller" + String(repeating: " ", count: 15) + "5 min")
        #expect((1..<5).allSatisfy { frame[$0, 2].role == .badge })
    }
}

@Suite
@MainActor
struct `A list that loads in parts` {
    @Test
    func `loads them by scrolling, up to its end`() async throws {
        let app = try await SmallApp(loading: 240, in: 20)
        let terminal = app.terminal()
        await terminal.press(Array(repeating: .pageDown, count: 3))
        #expect(app.loaded == 40)
        await terminal.press([.end])
        #expect(app.loaded == 240)
        #expect(terminal.lines.contains { $0.hasPrefix("▸ Row 240") })
    }

    @Test
    func `is filtered with the parts that aren't loaded yet`() async throws {
        let terminal = try await SmallApp(loading: 240, in: 20).terminal()
        await terminal.type("/row 237")
        #expect(terminal.rows == ["▸ Row 237"])
    }

    @Test
    func `is tried once if it can't be loaded, and again when the user says so`() async throws {
        var tries = 0
        let terminal = try await SmallApp([.more("More") { tries += 1 }]).terminal()
        await terminal.press([.down, .up, .down])
        #expect(tries == 1)
        await terminal.press([.enter])
        #expect(tries == 2)
    }
}

@Suite
@MainActor
struct `A screen whose data is being read` {
    @Test
    func `says so, takes keys, and is drawn again when the data is there`() async throws {
        let app = try await SmallApp()
        let (data, terminal) = (SlowData(), app.terminal())
        app.data = data
        var drawings = 0
        terminal.onChange = { drawings += 1 }
        #expect(terminal.lines[2] == "  Loading …")
        await terminal.press([.tab])
        #expect(app.path == ["/shop"])
        _ = terminal.frame()
        data.state = .failed("The shop can't be loaded.")
        for _ in 1...10 { await Task.yield() }
        #expect(drawings > 0)
        #expect(terminal.lines[2] == "  The shop can't be loaded.")
    }
}

/// Data that a test reads.
@MainActor
@Observable
final class SlowData {
    var state = LoadState<String>.loading

    var content: Content {
        Content(state) {
        } content: {
            Content([ContentSection(nil, [.text($0)])])
        }
    }
}
