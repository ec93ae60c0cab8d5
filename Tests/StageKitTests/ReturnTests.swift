import StageConformance
import Testing

@testable import StageKit

@Suite
struct `A return of the navigation state` {
    @Test(arguments: [
        ("*/a /b", "*/a"), ("*/a /b /c", "*/a /b"), ("/a | */b /c", "/a | */b"),
        ("*/a /b | +/m", "*/a /b"), ("*/a | +/m /n", "*/a | +/m"), ("*/a | +/m | #/n", "*/a | +/m"),
        ("*/a", nil), ("/a /b | */c", nil), ("", nil),
    ])
    func `back pops the visible screen, or dismisses its modal`(before: String, after: String?) {
        let result = result(in: before) { $0.goBack() }
        #expect(result == after)
    }

    @Test(arguments: [
        ("*/a | +/m", "*/a"), ("*/a | +/m /n", "*/a"), ("*/a | +/m | #/n /o", "*/a | +/m"),
        ("*/a /b", nil), ("", nil),
    ])
    func `dismiss takes the modal in front away`(before: String, after: String?) {
        let result = result(in: before) { $0.dismiss() }
        #expect(result == after)
    }

    @Test(arguments: [
        ("*/a /b /c", "/a", "*/a"), ("*/a /b /c", "/b", "*/a /b"), ("*/a /b", "/b", "*/a /b"),
        ("*/a /b /a /c", "/a", "*/a /b /a"), ("*/a /b | +/m /n", "/m", "*/a /b | +/m"),
        ("*/a /b | +/m /n", "/a", "*/a"), ("*/a | +/m /n | #/o", "/m", "*/a | +/m"),
        ("*/a | +/b /c", "/b", "*/a | +/b"), ("*/a /b | +/b /c | +/d", "/b", "*/a /b | +/b"),
        ("*/a | /b", "/b", nil), ("*/a | +/m", "/x", nil), ("*/a", "/A", nil), ("", "/a", nil),
    ])
    func `pop to a URL makes its last screen visible again`(
        before: String, url: String, after: String?
    ) {
        let result = result(in: before) { $0.pop { $0.url == url } }
        #expect(result == after)
    }

    @Test(arguments: [
        ("*/a /b /c", "*/a"), ("*/a /b | +/m /n /o", "*/a /b | +/m"), ("/a | */b /c", "/a | */b"),
        ("*/a", nil), ("*/a /b | +/m", nil), ("", nil),
    ])
    func `pop to root leaves the first screen of the stack in front`(
        before: String, after: String?
    ) {
        let result = result(in: before) { $0.popToRoot() }
        #expect(result == after)
    }

    @Test(arguments: [
        ("*/a /b /c", "/a", "*/a"), ("*/a /b /a /c", "/a", "*/a /b /a"), ("*/a", "/a", "*/a"),
        ("*/a | +/m /n", "/m", "*/a | +/m"), ("*/a | +/m", "/a", nil), ("*/a | /b /c", "/b", nil),
        ("", "/a", nil),
    ])
    func `remove after keeps the stack in front up to the last screen of a URL`(
        before: String, url: String, after: String?
    ) {
        let result = result(in: before) { $0.removeAfterLast { $0.url == url } }
        #expect(result == after)
    }

    @Test(arguments: [
        ("*/a | /b", 1, "/a | */b"), ("*/a | /b", 0, "*/a | /b"), ("*/a | /b | +/m", 1, "/a | */b"),
        ("*/a | /b | +/m | #/n", 0, "*/a | /b"), ("*/a /x | /b /y", 1, "/a /x | */b /y"),
        ("*/a", 1, nil), ("*/a | +/m", 1, nil), ("*/a", -1, nil), ("", 0, nil),
    ])
    func `a selected tab is in front with its stack, without modals`(
        before: String, tab: Int, after: String?
    ) {
        let result = result(in: before) { $0.selectTab(tab) }
        #expect(result == after)
    }

    @Test(arguments: [
        ("*/a /b /c", "/b", "*/a"), ("*/a /b", "/b", "*/a"), ("*/a | /b /c", "/c", "*/a | /b"),
        ("*/a | +/m", "/m", "*/a"), ("*/a | +/m /n", "/m", "*/a"),
        ("*/a /b | +/m", "/b", "*/a | +/m"),
        ("*/a | +/m | #/n", "/m", "*/a"), ("*/a", "/a", nil), ("*/a /b", "/a", nil),
        ("/a | */b", "/a", nil),
    ])
    func `a screen is removed with what is over it, except the root of a tab`(
        before: String, url: String, after: String?
    ) {
        let result = result(in: before) { state in
            state.id(of: url).map { state.remove($0) } == true
        }
        #expect(result == after)
    }

    @Test(arguments: [
        ("*/a /b /c", "/b", "*/a /c"), ("*/a | /b /c", "/c", "*/a | /b"), ("*/a /b", "/a", nil),
        ("*/a | +/m /n", "/m", "*/a | +/n"), ("*/a | +/m | #/n", "/m", "*/a | #/n"),
    ])
    func `a screen is taken out alone, with its modal if that is empty then`(
        before: String, url: String, after: String?
    ) {
        let result = result(in: before) { state in
            let unchanged = state
            state.id(of: url).map { state.takeOut($0) }
            return state != unchanged
        }
        #expect(result == after)
    }

    @Test(arguments: [
        ("*/a /x /b", "*/a /b"), ("*/a /x /x", "*/a"), ("*/a | +/x", "*/a"),
        ("*/a | +/x /m", "*/a | +/m"), ("*/a | /x /b", "*/a"), ("/x /b | */a", "*/a"),
        ("*/x /a | +/m", ""), ("*/a /b | +/m", nil),
    ])
    func `screens are removed alone, with tabs that begin with them, and modals with all tabs`(
        before: String, after: String?
    ) {
        let result = result(in: before) { state in
            let unchanged = state
            state.removeAll { $0.url == "/x" }
            return state != unchanged
        }
        #expect(result == after)
    }

    @Test
    func `a screen that is not there is not removed`() {
        var state = NavigationState(outline: "*/a | +/m")
        let before = state
        let isDone = state.remove(NavigationState.Entry(url: "/a").id)
        #expect(!isDone)
        #expect(state == before)
    }

    /// The state after a return; `nil` if it says that there was nothing to do, which must be true.
    private func result(
        in before: String, _ change: (inout NavigationState) -> Bool
    ) -> String? {
        var state = NavigationState(outline: before)
        let unchanged = state
        if change(&state) { return state.outline }
        #expect(state == unchanged)
        return nil
    }
}
