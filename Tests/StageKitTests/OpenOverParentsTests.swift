import StageConformance
import Testing

@testable import StageKit

@Suite
struct `Opening a screen over its parents` {
    @Test(
        arguments: [
            ("*/a | /s", ["/s", "/p", "/x"], "/a | */s /p /x"),
            ("*/a | /s /p /x", ["/s", "/p", "/x"], "/a | */s /p /x"),
            ("*/a | /s /p /x /y", ["/s", "/p", "/z"], "/a | */s /p /z"),
            ("*/a | /s /q /x", ["/s", "/p", "/x"], "/a | */s /p /x"),
            ("*/a | /s /q /x", ["/s", "/p", "/x", "/y"], "/a | */s /p /x /y"),
            ("*/a | /s | +/m | #/n", ["/s", "/x"], "/a | */s /x"),
            ("*/a | /s /p", ["/s"], "/a | */s"),
            ("*/s /p | /s /q", ["/s", "/q", "/x"], "*/s /q /x | /s /q"),
            ("*/a", ["/x"], "*/a /x"),
            ("*/a", ["/p", "/x"], "*/a /p /x"),
            ("*/a /p", ["/p", "/x"], "*/a /p /x"),
            ("*/a /p /b", ["/p", "/x"], "*/a /p /b /x"),
            ("*/a /x", ["/x"], "*/a /x"),
            ("*/a /x /b", ["/x"], "*/a /x /b /x"),
            ("*/a | +/m", ["/p", "/x"], "*/a | +/m /p /x"),
            ("*/a /p | +/m", ["/p", "/x"], "*/a /p | +/m /x"),
            ("", ["/s", "/p", "/x"], "*/s /p /x"),
            ("", ["/x"], "*/x"),
        ] as [(String, [String], String)])
    func `its parents lie under it, in their tab`(
        before: String, chain: [String], after: String
    ) throws {
        var state = NavigationState(outline: before)
        let entries = chain.map { NavigationState.Entry(url: $0) }
        state.open(try #require(entries.last), over: entries.dropLast())
        #expect(state.outline == after)
    }

    @Test(arguments: ["*/a | /s /p /x", "*/a", "", "*/a | +/m", "/a | */s"])
    func `its last screen is new and visible`(before: String) {
        var state = NavigationState(outline: before)
        let target = NavigationState.Entry(url: "/x")
        state.open(target, over: ["/s", "/p"].map { .init(url: $0) })
        #expect(state.top == target)
    }

    @Test
    func `the parents that are there keep their identity`() {
        var state = NavigationState(outline: "*/a | /s /p /x")
        let before = state.tabs[1].entries
        state.open(.init(url: "/y"), over: ["/s", "/p"].map { .init(url: $0) })
        #expect(state.tabs[1].entries.prefix(2) == before.prefix(2))
    }
}
