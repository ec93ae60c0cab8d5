import DesignKit
import Observation
import RoutingEngine
import Testing

@testable import TerminalKit

/// A list that counts how often its content is computed.
@Observable
private final class CountedList: ContentScreen {
    let title = "List"
    var rows = links(100)
    @ObservationIgnored private(set) var count = 0

    var content: Content {
        count += 1
        return Content([ContentSection(nil, rows)])
    }
}

@Suite
@MainActor
struct `A long list` {
    @Test
    func `moving in it computes no content, until it changes`() async throws {
        let (app, list) = (try await SmallApp(), CountedList())
        app.router.move(.push(list))
        let terminal = app.terminal()
        #expect(terminal.rows.first == "▸ Row 1")
        let count = list.count
        await terminal.press([.down, .down, .pageDown, .end, .up, .home, .down])
        #expect(terminal.rows.contains("▸ Row 2"))
        #expect(list.count == count)
        list.rows = links(1)
        for _ in 0..<10_000 where terminal.rows.count > 1 { await Task.yield() }
        #expect(terminal.rows == ["▸ Row 1"])
        terminal.size.width = 20
        #expect(terminal.rows == ["▸ Row 1"], "another width is another layout")
    }
}
