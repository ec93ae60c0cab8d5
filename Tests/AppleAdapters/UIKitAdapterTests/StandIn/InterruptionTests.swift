import StageConformance
import Testing
@_spi(StandIn) import UIKit

/// A coordinator may refuse to run anything alongside its transition, and then never calls the
/// completion.
@Suite(.onDevice) @MainActor struct `A transition whose end UIKit doesn't report` {
    @Test(arguments: TransitionType.allCases.map(Optional.some) + [nil])
    func `a transition whose end UIKit doesn't report ends before the next request`(
        transition: TransitionType?
    ) async {
        let subject = await WindowUnderTest.showing("*/home /list | /shop")
        var expected = NavigationState(outline: "*/home /list | /shop")
        expected.go(to: .init(url: "/first"), using: transition ?? .show)
        expected.go(to: .init(url: "/second"), using: .present)
        StandIn.refusesAlongside = true
        if let transition {
            subject.stage.go("/first", using: transition)
        } else {
            subject.navigation?.pushViewController(
                WindowUnderTest.foreign("/first"), animated: true)
        }
        await subject.open("/second", using: .present)
        #expect(subject.shown == expected.outline)
    }
}
