import Foundation
import StageConformance
import Testing

@testable import StageKit

@Suite
struct `A gesture of the user` {
    @Test(arguments: [
        ("*/a /b /c", "/b /c", "/b", "*/a /b"), ("*/a /b /c", "/b /c", "", "*/a"),
        ("/a | */b /c", "/c", "", "/a | */b"), ("*/a | +/m /n /o", "/n /o", "", "*/a | +/m"),
        ("*/a /b | +/m", "/b", "", "*/a | +/m"), ("*/a /b", "/b", "/b", "*/a /b"),
        ("*/a /b /c", "/b", "/b", "*/a /b /c"), ("*/a /b /c", "/b", "", "*/a"),
        ("*/a", "/b", "", "*/a"), ("*/a /c", "/b /c", "/c", "*/a /c"),
    ])
    func `that pops removes what it took away and no other screen`(
        before: String, shown: String, kept: String, after: String
    ) {
        var state = NavigationState(outline: before)
        let ids = { (urls: String) in
            urls.split(separator: " ").map {
                state.id(of: String($0)) ?? NavigationState.Entry.ID()
            }
        }
        state.keep(ids(kept), of: ids(shown))
        #expect(state.outline == after)
    }

    @Test(arguments: [
        ("*/a | +/m /n", "/m", "*/a"), ("*/a | +/m | #/n /o", "/n", "*/a | +/m"),
        ("*/a | +/m | #/n", "/m", "*/a"), ("*/a | +/m /n", "/n", "*/a | +/m /n"),
        ("*/a /b", "/a", "*/a /b"), ("*/a | +/m", "/gone", "*/a | +/m"),
    ])
    func `that dismisses removes the modal, and those over it`(
        before: String, root: String, after: String
    ) {
        var state = NavigationState(outline: before)
        state.dismiss(stackOf: state.id(of: root) ?? NavigationState.Entry.ID())
        #expect(state.outline == after)
    }
}
