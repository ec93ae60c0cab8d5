import RoutingKit
import StageConformance
import StageKit
import Testing

@testable import TerminalKit

@Suite
@MainActor
struct `The stage of the terminal conforms` {
    @Test(arguments: Conformance.transitions + Conformance.sources + Conformance.gestures)
    func `to every transition and gesture`(case: Conformance) async {
        #expect(await `case`.issues(on: TerminalUnderTest.self) == [])
    }

    @Test(arguments: Conformance.combinations)
    func `to every gesture after every transition`(case: Conformance) async {
        #expect(await `case`.issues(on: TerminalUnderTest.self) == [])
    }
}

/// A stage whose screen is the frame that the terminal shows.
private struct TerminalUnderTest: StageUnderTest {
    private let app = SmallApp()
    private let terminal: TerminalScreen

    init(_ arrangement: Arrangement) {
        // In a narrow window the panel covers the screens.
        terminal = app.terminal(79, 60)
        terminal.interaction.showsPanel = true
    }

    var stage: any Stage { app.stage }

    /// Read from the debug panel of the frame.
    var shown: String {
        let tree = terminal.lines.drop { !$0.contains("Where the user is") }.dropFirst()
            .map { $0.dropFirst(2) }.prefix { !$0.isEmpty }
        var stacks: [String] = []
        for line in tree {
            guard line.first != " " else {
                let title = String(line.drop { $0 == " " })
                let needsSpace = !["*", "+", "#", "!", nil].contains(stacks.last?.last)
                stacks[stacks.count - 1] += (needsSpace ? " " : "") + title
                continue
            }
            let mark = line.first == "-" ? "" : String(line.prefix(1))
            stacks.append(mark + (line.hasSuffix("one screen") ? "!" : ""))
        }
        return stacks.joined(separator: " | ")
    }

    func perform(_ gesture: Gesture) async {
        switch gesture {
        case .back, .swipeBack: await terminal.press([.escape])
        // The terminal has one key for both, which pops first.
        case .dismiss, .swipeToDismiss: stage.update { gesture.perform(on: &$0) }
        case .tapTab(let index): await terminal.type("\(index + 1)")
        case .cancelledSwipeBack, .cancelledSwipeToDismiss: break
        }
    }

    func settle() {}
}
