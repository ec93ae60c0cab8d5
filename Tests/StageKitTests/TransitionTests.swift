import RoutingKit
import StageConformance
import Testing

@testable import StageKit

@Suite
struct `A transition of the navigation state` {
    // The suite for stages has each transition from each arrangement; these are the rest.
    @Test(
        arguments: [
            (.show, "*/a /b", "/a", "*/a /b /new"), (.show, "*/a | /b", "/b", "/a | */b /new"),
            (.show, "*/a | +/m | #/n", "/m", "*/a | +/m /new | #/n"),
            (.show, "*/a | +/m", "/a", "*/a /new | +/m"), (.show, "*/a /new", nil, "*/a /new"),
            (.show, "*/a /new /b", nil, "*/a /new /b /new"), (.show, "*/new", nil, "*/new"),
            (.present, "*/a /b", "/a", "*/a /b | +/new"),
            (.present, "*/a | +/new", nil, "*/a | +/new | +/new"),
            (.presentFullScreen, "*/a | #/m /n", "/a", "*/a | #/m /n | #/new"),
            (.replace, "*/a /b", "/a", "*/new /b"), (.replace, "*/a | /b", "/b", "/a | */new"),
            (.replace, "*/a | #/m", nil, "*/a | #/new"),
            (.replace, "*/a | +/m", "/a", "*/new | +/m"), (.root, "", nil, "*/new"),
            (.root, "/a | */b /c", nil, "/a | */new"),
            (.root, "*/a | /new /b", nil, "/a | */new"),
            (.root, "*/a /new | /b", nil, "*/new | /b"),
        ] as [(TransitionType, String, String?, String)])
    func `goes from the source to the new screen`(
        transition: TransitionType, before: String, source: String?, after: String
    ) {
        #expect(result(of: transition, in: before, from: source) == after)
    }

    @Test(arguments: [TransitionType.show, .present, .presentFullScreen, .replace])
    func `without a screen to start from nothing changes`(transition: TransitionType) {
        var state = NavigationState()
        let isDone = state.go(to: .init(url: "/new"), using: transition)
        #expect(!isDone)
        #expect(state == NavigationState())
    }

    @Test(arguments: [TransitionType.show, .replace])
    func `from a screen that is not there nothing changes`(transition: TransitionType) {
        var state = NavigationState(outline: "*/a | +/m")
        let before = state
        let gone = NavigationState.Entry(url: "/a")
        let isDone = state.go(to: .init(url: "/new"), using: transition, from: gone.id)
        #expect(!isDone)
        #expect(state == before)
    }

    @Test(arguments: TransitionType.allCases)
    func `the new screen is the visible one`(transition: TransitionType) {
        var state = NavigationState(outline: "/a | */b /c | +/m /n")
        let entry = NavigationState.Entry(url: "/new")
        let isDone = state.go(to: entry, using: transition)
        #expect(isDone)
        #expect(state.top == entry)
    }

    @Test
    func `of two screens with one URL the source is the one that is meant`() {
        var state = NavigationState(outline: "*/a /b /a")
        let first = state.entries.first?.id
        let isDone = state.go(to: .init(url: "/new"), using: .replace, from: first)
        #expect(isDone)
        #expect(state.outline == "*/new /b /a")
    }

    /// The state after a transition to `/new`, which must succeed.
    private func result(
        of transition: TransitionType, in before: String, from source: String? = nil
    ) -> String? {
        var state = NavigationState(outline: before)
        let id = state.id(of: source)
        return state.go(to: .init(url: "/new"), using: transition, from: id) ? state.outline : nil
    }
}
