import StageConformance
import Testing

@testable import StageKit

@Suite
struct `A state that waits for the display` {
    @Test(arguments: [
        ("*/a", "*/a", "nothing happened"), ("*/a", "*/a /b", "other code pushed"),
        ("*/a /b", "*/a", "the user went back"),
        ("*/a /b | +/m", "*/a /b", "the user dismissed"),
        ("*/a /b", "*/a /b | +/m", "other code presented"),
        ("*/a | /b", "/a | */b", "the user chose a tab"),
        ("*/a /b | /c", "*/a | /c /b", "other code moved a screen to another tab"),
    ])
    func `becomes what is displayed where nothing is requested`(
        drawn: String, seen: String, because: String
    ) {
        let drawn = NavigationState(outline: drawn)
        let seen = drawn.changed(to: seen)
        #expect(drawn.merging(seen, since: drawn) == seen)
    }

    @Test(arguments: [
        ("*/a /b", "*/a", "*/a /b /c", "*/a /c", "a push during a swipe back"),
        ("*/a /b", "*/a /b", "*/a /b /c", "*/a /b /c", "a push and nothing else"),
        ("*/a | +/m", "*/a", "*/a | +/m /c", "*/a | +/c", "a push onto a sheet that goes"),
        ("*/a | +/m", "*/a", "*/a | +/m | +/c", "*/a | +/c", "a sheet over a sheet that goes"),
        ("*/a | +/m", "*/a", "*/a /c | +/m", "*/a /c", "a push under a sheet that goes"),
        ("*/a", "*/a /x", "*/a /c", "*/a /x /c", "a push while other code pushes"),
        ("*/a", "*/a /x", "*/a | +/c", "*/a /x | +/c", "a sheet while other code pushes"),
        ("*/a", "*/a | +/x", "*/a | +/c", "*/a | +/x | +/c", "a sheet while other code presents"),
        ("*/a | /b", "/a | */b", "*/a /c | /b", "/a /c | */b", "a push while a tab is tapped"),
        ("*/a | +/m", "*/a", "*/a", "*/a", "a dismissal during a swipe to dismiss"),
        ("*/a /b", "*/a", "*/c", "*/c", "a new root during a swipe back"),
        ("*/a | /b", "*/x", "*/a /c | /b", "*/x", "a push while other code replaces the window"),
        (
            "*/a | /b | /c", "/a | */b | /c", "/a | /b | */c", "/a | /b | */c",
            "a tab is selected while another one is tapped"
        ),
        (
            "*/a | /b | /c", "*/a | /x | /c", "*/a | /b", "*/a",
            "a tab is removed while other code replaces another one"
        ),
    ])
    func `keeps what is requested, and what has happened`(
        drawn: String, seen: String, requested: String, merged: String, because: String
    ) {
        let drawn = NavigationState(outline: drawn)
        let result = drawn.changed(to: requested).merging(drawn.changed(to: seen), since: drawn)
        #expect(result.outline == merged)
    }
}
