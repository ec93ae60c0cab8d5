import DesignKit
import RoutingTestSupport
import Testing

@testable import TerminalKit

@Suite(.hangLimit)
@MainActor
struct `What takes time in a terminal` {
    private let door = Door()

    /// What the user can do with the first row: run an action, which can't be cancelled, open a
    /// page, which can, or see that it loads more.
    private func rows() -> [[ContentRow]] {
        let pass = { @MainActor @Sendable [door] in await door.pass() }
        return [
            [.action("Row", perform: pass)], [.link("Row", to: RowLink(id: 7))],
            [.more("Row", load: pass)],
        ]
    }

    @Test(arguments: 0...2)
    func `it marks its row until it ends, or until Escape gives it up`(index: Int) async throws {
        let app = try await SmallApp(rows()[index])
        app.beforeRow = { [door] in await door.pass() }
        #expect(!app.app.stopWaiting())
        let working = Task { await app.terminal.press(.enter) }
        await door.visitors()
        #expect(app.terminal.lines[2].hasPrefix("…"))
        #expect(app.terminal.lines[11] == " Esc stop waiting")
        #expect(app.app.stopWaiting())
        #expect(await working.value)
        #expect(app.terminal.lines[2].hasPrefix("▸"))
        #expect(app.path == ["/home"])
        door.open()
        for _ in 0..<100 { await Task.yield() }
        #expect(app.path == ["/home"], "what was given up doesn't appear later")
    }

    @Test func `what goes on after a choice of the user can be given up, too`() async throws {
        let app = try await SmallApp()
        app.rows = [
            .action("Row") { [door] in
                _ = try? await app.router.result(of: RouteRequest(url: "/login"))
                await door.pass()
            }
        ]
        await app.terminal.press([.enter])
        let screen = try #require(app.router.stage.topScreen)
        let choice = ContentRow.action("Choose") { app.router.finish(screen, with: 1) }
        app.contents["login"] = Content([ContentSection(nil, [choice])])
        let choosing = Task { await app.terminal.press(.enter) }
        await door.visitors()
        #expect(app.app.stopWaiting())
        #expect(await choosing.value)
        door.open()
    }

    @Test func `the program reads Escape while it works, and other keys after it`() async throws {
        let app = try await SmallApp(rows()[0])
        let (events, keys) = AsyncStream.makeStream(of: [Key]?.self)
        let running = Task {
            await TerminalProgram(Transcript().console, events: events).run(app.app)
        }
        keys.yield([.enter])
        await door.visitors()
        keys.yield([.tab])
        keys.yield([.escape])
        try await until("the key that waits") { app.path == ["/shop"] }
        keys.yield([.character("q")])
        await running.value
        door.open()
    }
}
