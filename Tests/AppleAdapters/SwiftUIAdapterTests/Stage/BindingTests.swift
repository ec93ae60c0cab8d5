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
    func `a binding pops several screens at once, and never a root`() throws {
        show("*/a /b /c /d")
        let path = stage.path(of: try #require(stage.stack(at: .tab(0))))
        path.wrappedValue.removeLast(2)
        #expect(stage.state.outline == "*/a /b")
        path.wrappedValue = []
        path.wrappedValue = []
        #expect(stage.state.outline == "*/a")
    }

    @Test
    func `a binding brings the other column to the front`() {
        show("*/a | /b")
        #expect(stage.column.wrappedValue == .sidebar)
        stage.column.wrappedValue = .detail
        #expect(stage.state.outline == "/a | */b")
    }

    @Test
    func `a binding of the stage of SwiftUI reports what the user does, once`() {
        show("*/a | /t | +/m")
        var outlines: [String] = []
        stage.onChange = { [stage] in outlines.append(stage.state.outline) }
        stage.modal(at: 0, isFullScreen: false).wrappedValue = nil
        stage.selection.wrappedValue = 1
        stage.selection.wrappedValue = 1
        #expect(outlines == ["*/a | /t", "/a | */t"])
    }

    @Test
    func `a binding that reports too late that a sheet has gone doesn't dismiss the next one`() {
        show("*/a | +/m")
        let late = stage.modal(at: 0, isFullScreen: false)
        show("*/a | +/n")
        late.wrappedValue = nil
        #expect(stage.state.outline == "*/a | +/n")
    }

    @Test
    func `a binding presents two sheets that are restored at once, one over the other`() {
        show("*/a | +/m /n | +/o")
        let titles = (0..<3).map { depth in
            stage.modal(at: depth, isFullScreen: false).wrappedValue?.screens.map(\.screen.title)
        }
        #expect(titles == [["/m", "/n"], ["/o"], nil])
    }

    @Test
    func
        `a binding presents a cover after the sheet at its depth has gone, and the other way round`()
    {
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
    func `a binding of the stage of SwiftUI is read again when the state or a badge changes`() {
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

    @Test(
        arguments: [
            ("*/a /b", .root, 1), ("*/a | +/m", .replace, 1), ("*/a", .show, 0),
            ("*/a", .present, 0),
            ("*/a | +/m", .show, 0),
        ] as [(String, TransitionType, Int)])
    func `a binding tells VoiceOver of a page in the place of another one, and of no transition`(
        before: String, transition: TransitionType, count: Int
    ) {
        show(before)
        stage.update { $0.go(to: .init(url: "/new"), using: transition) }
        #expect(stage.replacementCount == count)
        stage.update { $0.goBack() }
        #expect(stage.replacementCount == count)
    }

    @Test
    func `a binding of the stage of SwiftUI tells VoiceOver of a tab that a request selects`() {
        show("*/a | /t")
        stage.update { $0.selectTab(1) }
        #expect(stage.replacementCount == 1)
    }

    @Test
    func `a binding tells VoiceOver nothing of a tab that the user has tapped, as the system does`()
    {
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
