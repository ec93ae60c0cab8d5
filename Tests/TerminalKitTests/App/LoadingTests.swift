import DesignKit
import RoutingKit
import StageKit
import Testing

@testable import TerminalKit

@Suite
@MainActor
struct `A list that loads in parts` {
    @Test
    func `a long list loads its parts by scrolling, up to its end`() async {
        let app = SmallApp(loading: 240, in: 20)
        let terminal = app.terminal()
        #expect(app.loaded == 20)
        await terminal.press(Array(repeating: .pageDown, count: 3))
        #expect(app.loaded == 40)
        await terminal.press([.end])
        #expect(app.loaded == 240)
        #expect(terminal.lines.contains { $0.hasPrefix("▸ Row 240") })
        #expect(!terminal.lines.contains { $0.contains("More") })
    }

    @Test
    func `a short window is filled before a key is pressed`() async {
        let app = SmallApp(loading: 30, in: 3)
        let terminal = app.terminal()
        await terminal.loadVisible()
        #expect(app.loaded == 9)
    }

    @Test
    func `a filter looks into the parts that aren't loaded yet`() async {
        let app = SmallApp(loading: 240, in: 20)
        let terminal = app.terminal()
        await terminal.type("/row 237")
        #expect(terminal.rows == ["▸ Row 237"])
    }

    @Test
    func `a list that can't be loaded is tried once`() async {
        let app = SmallApp([.more("More") {}])
        let terminal = app.terminal()
        await terminal.press([.down])
        #expect(app.actions == [.choose(row: 0)])
        await terminal.press([.up, .down])
        #expect(!terminal.canLoad && app.actions.count == 1)
        await terminal.press([.enter])
        #expect(app.actions.count == 2, "the user can try again")
    }
}
