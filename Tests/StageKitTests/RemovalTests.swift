import RoutingKit
import StageConformance
import Testing

@testable import StageKit

@Suite
struct `Why a screen has left` {
    @Test(
        arguments: [
            ("*/a /b", "*/a /b /c", nil, "it is still there"),
            ("*/a /b", "*/a", .cancelled, "the user went back"),
            ("*/a /b", "*/a /c", .replaced, "a new screen is in its place"),
            ("*/a /b | /d", "*/a | /d | +/c", .superseded, "a new screen is in another place"),
            ("*/a /b | /d", "/a | */d", .superseded, "another tab is in front"),
            (
                "*/a | /b | /d", "*/a | /d", .cancelled,
                "its tab is gone, and its neighbour moved up"
            ),
            ("*/a | +/b | +/d", "*/a | +/d", .cancelled, "the modal over it moved down"),
        ] as [(String, String, RouteError.Reason?, String)])
    func `follows from the states before and after`(
        before: String, after: String, reason: RouteError.Reason?, because: String
    ) throws {
        let before = NavigationState(outline: before)
        let screen = try #require(before.id(of: "/b"))
        #expect(before.removalReason(of: screen, in: before.changed(to: after)) == reason)
    }
}
