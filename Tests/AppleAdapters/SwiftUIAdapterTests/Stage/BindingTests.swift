import Observation
import RoutingKit
import StageConformance
import StageKit
import SwiftUI
import Testing

@testable import RoutingSwiftUI

@Suite
@MainActor
struct `A binding of the stage of SwiftUI` {
    private let stage = ObservableStage()

    private func show(_ outline: String) {
        let state = NavigationState(outline: outline)
        stage.move(to: state, with: state.pages)
    }

    @Test
    func `pops several screens at once, and never a root`() throws {
        show("*/a /b /c /d")
        let path = stage.path(of: try #require(stage.stack(at: .tab(0))))
        path.wrappedValue.removeLast(2)
        #expect(stage.state.outline == "*/a /b")
        path.wrappedValue = []
        path.wrappedValue = []
        #expect(stage.state.outline == "*/a")
    }

    @Test
    func `brings the other column to the front`() {
        show("*/a | /b")
        #expect(stage.column.wrappedValue == .sidebar)
        stage.column.wrappedValue = .detail
        #expect(stage.state.outline == "/a | */b")
    }

    @Test
    func `reports what the user does, once`() {
        show("*/a | /t | +/m")
        var outlines: [String] = []
        stage.onChange = { [stage] in outlines.append(stage.state.outline) }
        stage.modal(at: 0, isFullScreen: false).wrappedValue = nil
        stage.selection.wrappedValue = 1
        stage.selection.wrappedValue = 1
        #expect(outlines == ["*/a | /t", "/a | */t"])
    }

    @Test
    func `that reports too late that a sheet has gone doesn't dismiss the next one`() {
        show("*/a | +/m")
        let late = stage.modal(at: 0, isFullScreen: false)
        show("*/a | +/n")
        late.wrappedValue = nil
        #expect(stage.state.outline == "*/a | +/n")
    }

    @Test
    func `presents two sheets that are restored at once, one over the other`() {
        show("*/a | +/m /n | +/o")
        let titles = (0..<3).map { depth in
            stage.modal(at: depth, isFullScreen: false).wrappedValue?.screens.map(\.screen.title)
        }
        #expect(titles == [["/m", "/n"], ["/o"], nil])
    }

    @Test
    func `presents a cover after the sheet at its depth has gone, and the other way round`() {
        for (first, second) in [("+", "#"), ("#", "+")] {
            show("*/a | \(first)/m")
            let isFullScreen = first == "#"
            stage.didPresent(at: 0, isFullScreen: isFullScreen)
            show("*/a | \(second)/n")
            let next = stage.modal(at: 0, isFullScreen: !isFullScreen)
            #expect(stage.modal(at: 0, isFullScreen: isFullScreen).wrappedValue == nil)
            #expect(next.wrappedValue == nil)
            stage.didDismiss(at: 0, isFullScreen: isFullScreen)
            #expect(next.wrappedValue?.screens.map(\.screen.title) == ["/n"])
        }
    }

    @Test
    func `is read again when the state or a badge changes`() {
        show("*/a | /t")
        let changes = ChangeCount()
        func observe(_ read: () -> Void) {
            withObservationTracking(read) { changes.count += 1 }
        }
        observe { _ = stage.selection.wrappedValue }
        stage.update { $0.selectTab(1) }
        observe { _ = stage.badges }
        stage.badges["/t"] = "3"
        #expect(changes.count == 2)
    }

    @Test(arguments: [
        ("*/a /b", "*/c", 1), ("*/a | /t", "/a | */t", 1), ("*/a | +/m", "*/a | +/n", 1),
        ("*/a", "*/a /b", 0), ("*/a /b", "*/a", 0), ("*/a", "*/a | +/m", 0),
        ("*/a | +/m", "*/a", 0), ("*/a | /t", "*/a | /u", 0),
    ])
    func `tells VoiceOver of a page in the place of another one, and of no transition`(
        before: String, after: String, count: Int
    ) {
        show(before)
        let old = stage.state
        // The same pages, where both states have them.
        let new = NavigationState(outline: after)
        let known = { (stack: NavigationState.Stack) in
            NavigationState.Stack(
                stack.entries.map { entry in old.entries.first { $0.url == entry.url } ?? entry },
                isFullScreen: stack.isFullScreen, isPlain: stack.isPlain)
        }
        let state = NavigationState(
            stacks: new.tabs.map(known), selected: new.selectedTab, modals: new.modals.map(known))
        stage.move(to: state, with: state.pages)
        #expect(stage.replacementCount == count)
    }

    @Test
    func `tells VoiceOver nothing of a tab that the user has tapped, as the system does`() {
        show("*/a | /t")
        stage.selection.wrappedValue = 1
        #expect(stage.state.selectedTab == 1)
        #expect(stage.replacementCount == 0)
    }
}

/// How often something has changed.
private final class ChangeCount: @unchecked Sendable {
    var count = 0
}
