import DesignKit
import Observation
import RoutingKit
import StageKit
import Testing

@testable import TerminalKit

@Suite
@MainActor
struct `A screen whose data is being read` {
    private let app = SmallApp()
    private let data = SlowData()
    private let terminal: TerminalScreen

    init() {
        app.data = data
        terminal = app.terminal()
    }

    /// The row in the frame, after all changes that were reported.
    private func row() async -> String? {
        for _ in 1...10 { await Task.yield() }
        return terminal.lines.dropFirst(2).first { !$0.isEmpty }
    }

    @Test
    func `says so, and is drawn again when the data is there`() async {
        var drawings = 0
        terminal.onChange = { drawings += 1 }
        #expect(await row() == "  Loading …")
        #expect(drawings == 0)
        data.state = .loaded("Kettle")
        #expect(await row() == "  Kettle")
        #expect(drawings == 1)
    }

    @Test
    func `says that it can't be read, and reads it again`() async {
        #expect(await row() == "  Loading …")
        data.state = .failed("The shop can't be loaded.")
        #expect(await row() == "  The shop can't be loaded.")
        data.state = .loading
        terminal.refresh()
        #expect(await row() == "  Loading …")
        data.state = .loaded("Kettle")
        #expect(await row() == "  Kettle")
    }

    @Test
    func `says that there is none`() async {
        #expect(await row() == "  Loading …")
        data.state = .empty("The cart is empty.")
        #expect(await row() == "  The cart is empty.")
    }

    @Test
    func `takes keys in the meantime`() async {
        #expect(await row() == "  Loading …")
        await terminal.press([.tab])
        #expect(app.actions == [.selectTab(1)])
        #expect(await !terminal.press(.character("q")))
        data.state = .loaded("Kettle")
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
