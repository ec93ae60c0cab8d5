import RoutingKit
import StageConformance
import Testing

@testable import StageKit

@Suite
struct `A transition of the navigation state` {
    @Test(arguments: [
        ("*/a", nil, "*/a /new"),
        ("*/a /b", nil, "*/a /b /new"),
        ("*/a /b", "/a", "*/a /b /new"),
        ("/a | */b", nil, "/a | */b /new"),
        ("*/a | /b", "/b", "/a | */b /new"),
        ("*/a | +/m", nil, "*/a | +/m /new"),
        ("*/a | +/m | #/n", nil, "*/a | +/m | #/n /new"),
        ("*/a | +/m | #/n", "/m", "*/a | +/m /new | #/n"),
        ("*/a | +/m", "/a", "*/a /new | +/m"),
        ("*/a /new", nil, "*/a /new"),
        ("*/a /new /b", nil, "*/a /new /b /new"),
        ("*/new", nil, "*/new"),
    ])
    func `show pushes onto the stack of the source`(
        before: String, source: String?, after: String
    ) {
        #expect(result(of: .show, in: before, from: source) == after)
    }

    @Test(arguments: [
        ("*/a", nil, "*/a | +/new"), ("*/a /b", "/a", "*/a /b | +/new"),
        ("*/a | +/m", nil, "*/a | +/m | +/new"), ("*/a | #/m /n", "/a", "*/a | #/m /n | +/new"),
        ("/a | */b", nil, "/a | */b | +/new"), ("*/a | +/new", nil, "*/a | +/new | +/new"),
    ])
    func `present lays a stack of its own over everything`(
        before: String, source: String?, after: String
    ) {
        #expect(result(of: .present, in: before, from: source) == after)
        let inFull = String(after.dropLast("+/new".count)) + "#/new"
        #expect(result(of: .presentFullScreen, in: before, from: source) == inFull)
    }

    @Test(arguments: [
        ("*/a", nil, "*/new"), ("*/a /b", nil, "*/a /new"), ("*/a /b", "/a", "*/new /b"),
        ("*/a | /b", "/b", "/a | */new"), ("*/a | +/m", nil, "*/a | +/new"),
        ("*/a | +/m /n", "/m", "*/a | +/new /n"), ("*/a | +/m", "/a", "*/new | +/m"),
        ("*/a | #/m", nil, "*/a | #/new"),
    ])
    func `replace takes the place of the source`(
        before: String, source: String?, after: String
    ) {
        #expect(result(of: .replace, in: before, from: source) == after)
    }

    @Test(arguments: [
        ("", "*/new"), ("*/a", "*/new"), ("*/a /b", "*/new"), ("/a | */b /c", "/a | */new"),
        ("*/a | +/m | #/n", "*/new"), ("*/a | /new /b", "/a | */new"),
        ("*/a /new | /b", "*/new | /b"),
    ])
    func `root is the only screen of its tab, with nothing over it`(before: String, after: String) {
        #expect(result(of: .root, in: before) == after)
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
