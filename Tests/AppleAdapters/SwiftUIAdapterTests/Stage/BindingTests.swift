import Observation
import StageConformance
import SwiftUI
import Synchronization
import Testing

@testable import RoutingSwiftUI

@MainActor
struct `A binding of the stage of SwiftUI` {
    private let clock = ManualClock()
    private let stage: ObservableStage

    init() {
        let clock = clock
        stage = ObservableStage(now: { clock.now })
    }

    @Test func `a binding pops several screens at once, and never a root`() throws {
        stage.show("*/a /b /c /d")
        let path = stage.path(of: try #require(stage.stack(at: .tab(0))))
        path.wrappedValue.removeLast(2)
        #expect(stage.state.outline == "*/a /b")
        path.wrappedValue = []
        path.wrappedValue = []
        #expect(stage.state.outline == "*/a")
    }

    @Test func `a binding brings the other column to the front`() {
        stage.show("*/a | /b")
        #expect(stage.column.wrappedValue == .sidebar)
        stage.column.wrappedValue = .detail
        #expect(stage.state.outline == "/a | */b")
    }

    @Test func `a binding of the stage of SwiftUI reports what the user does, once`() {
        stage.show("*/a | /t | +/m")
        var outlines: [String] = []
        stage.onChange = { [stage] in outlines.append(stage.state.outline) }
        stage.modal(at: 0, isFullScreen: false).wrappedValue = nil
        stage.selection.wrappedValue = 1
        stage.selection.wrappedValue = 1
        #expect(outlines == ["*/a | /t", "/a | */t"])
    }

    @Test
    func `a binding that reports too late that a sheet has gone doesn't dismiss the next one`() {
        stage.show("*/a | +/m")
        let late = stage.modal(at: 0, isFullScreen: false)
        stage.show("*/a | +/n")
        late.wrappedValue = nil
        #expect(stage.state.outline == "*/a | +/n")
    }

    @Test
    func `a binding presents a cover after the sheet at its depth, and a sheet after a cover`() {
        for (first, second) in [("+", "#"), ("#", "+")] {
            stage.show("*/a | \(first)/m")
            let isFullScreen = first == "#"
            stage.didPresent(at: 0, isFullScreen: isFullScreen)
            stage.show("*/a | \(second)/n")
            let next = stage.modal(at: 0, isFullScreen: !isFullScreen)
            #expect(stage.modal(at: 0, isFullScreen: isFullScreen).wrappedValue == nil)
            #expect(next.wrappedValue == nil)
            stage.didDismiss(at: 0, isFullScreen: isFullScreen)
            #expect(next.wrappedValue?.screens.map(\.screen.title) == ["/n"])
        }
    }

    @Test(arguments: [true, false])
    func
        `a binding presents what comes after two sheets that went together, one of them unreported`(
            isFullScreen: Bool
        )
    {
        stage.show("*/a | +/m | +/n")
        for depth in 0...1 { stage.didPresent(at: depth, isFullScreen: false) }
        clock.advance(by: .seconds(2))
        stage.modal(at: 0, isFullScreen: false).wrappedValue = nil
        stage.didDismiss(at: 0, isFullScreen: false)
        stage.show("*/a | +/m | \(isFullScreen ? "#" : "+")/o")
        stage.didPresent(at: 0, isFullScreen: false)
        let next = stage.modal(at: 1, isFullScreen: isFullScreen).wrappedValue
        #expect(next?.screens.map(\.screen.title) == ["/o"])
    }

    @Test(arguments: [TransitionType.show, .present, .replace])
    func `a binding keeps the page of a link that came while a sheet glided away`(
        transition: TransitionType
    ) {
        stage.show("*/a | +/m /n | +/o")
        for depth in 0...1 { stage.didPresent(at: depth, isFullScreen: false) }
        clock.advance(by: .seconds(2))
        stage.go(using: transition)
        let changed = stage.modal(at: 0, isFullScreen: false)
        // SwiftUI reports the gesture, which has ended before, less than a second later.
        clock.advance(by: .milliseconds(900))
        changed.wrappedValue = nil
        #expect(stage.state.outline == "*/a | +/new")
        // While the old one leaves, SwiftUI can't present another one.
        #expect(changed.wrappedValue == nil)
        stage.didDismiss(at: 0, isFullScreen: false)
        #expect(changed.wrappedValue?.screens.map(\.screen.title) == ["/new"])
    }

    @Test(arguments: [false, true])
    func `a binding keeps path and screen together when the tab changes during a push`(
        isLate: Bool
    ) throws {
        stage.show("*/a /b | /t")
        clock.advance(by: .seconds(2))
        stage.go()
        stage.selection.wrappedValue = 1
        let path = stage.path(of: try #require(stage.stack(at: .tab(0))))
        // The user, who comes back later, can go back.
        if isLate { clock.advance(by: .seconds(1)) }
        path.wrappedValue.removeLast()
        #expect(stage.state.outline == (isLate ? "/a /b | */t" : "/a /b /new | */t"))
        #expect(path.wrappedValue.map(\.screen.title) == (isLate ? ["/b"] : ["/b", "/new"]))
    }

    @Test func `a binding goes back at once from a page that has just come`() throws {
        stage.show("*/a")
        clock.advance(by: .seconds(2))
        stage.show("*/a /b | +/m")
        stage.modal(at: 0, isFullScreen: false).wrappedValue = nil
        #expect(stage.state.outline == "*/a /b")
        stage.path(of: try #require(stage.stack(at: .tab(0)))).wrappedValue = []
        #expect(stage.state.outline == "*/a")
    }

    @Test
    func `a binding of the stage of SwiftUI is read again when the state or a badge changes`() {
        stage.show("*/a | /t")
        let changes = Mutex(0)
        func observe(_ read: () -> Void) {
            withObservationTracking(read) { changes.withLock { $0 += 1 } }
        }
        observe { _ = stage.selection.wrappedValue }
        stage.update { $0.selectTab(1) }
        observe { _ = stage.badges }
        stage.badges["/t"] = "3"
        #expect(changes.withLock { $0 } == 2)
    }

    @Test(
        arguments: [
            ("*/a /b", .root, 1), ("*/a | +/m", .replace, 1), ("*/a /b", .replace, 1),
            ("*/a | +/m /n", .replace, 1), ("*/a", .show, 0), ("*/a", .present, 0),
            ("*/a | +/m", .show, 0),
        ] as [(String, TransitionType, Int)])
    func `a binding tells VoiceOver of a page in the place of another one, or without transition`(
        before: String, transition: TransitionType, count: Int
    ) {
        stage.show(before)
        stage.go(using: transition)
        #expect(stage.replacementCount == count)
        stage.update { $0.goBack() }
        #expect(stage.replacementCount == count)
        stage.go("/other", using: transition, by: .none)
        #expect(stage.replacementCount == count + 1)
    }

    @Test
    func `a binding tells VoiceOver of a tab that a request selects, and of none that is tapped`() {
        stage.show("*/a | /t")
        stage.update { $0.selectTab(1) }
        #expect(stage.replacementCount == 1)
        stage.selection.wrappedValue = 0
        #expect(stage.state.selectedTab == 0)
        #expect(stage.replacementCount == 1)
    }
}

/// A clock that a test moves.
final class ManualClock {
    private(set) var now = ContinuousClock.now

    func advance(by duration: Duration) { now += duration }
}
