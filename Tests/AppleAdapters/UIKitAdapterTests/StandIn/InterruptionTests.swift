import RoutingKit
import StageConformance
import StageKit
import Testing
@_spi(StandIn) import UIKit

extension `The adapter to UIKit` {
    /// A coordinator may refuse to run anything alongside its transition, and then never calls the
    /// completion.
    @Suite
    @MainActor
    struct `A transition whose end UIKit doesn't report` {
        @Test(arguments: TransitionType.allCases)
        func `is found to have ended, and the next request is shown`(transition: TransitionType)
            async
        {
            let subject = await WindowUnderTest.showing("*/home /list | /shop")
            StandIn.refusesAlongside = true
            subject.go("/first", using: transition)
            subject.go("/second", using: .present)
            await subject.settle()
            var expected = NavigationState(outline: "*/home /list | /shop")
            expected.go(to: .init(url: "/first"), using: transition)
            expected.go(to: .init(url: "/second"), using: .present)
            #expect(subject.shown == expected.outline)
            #expect(subject.stage.state.outline == expected.outline)
            #expect(CurrentDevice.refusals == [])
        }

        @Test
        func `may be that of other code`() async {
            let subject = await WindowUnderTest.showing("*/home")
            StandIn.refusesAlongside = true
            subject.navigation?.pushViewController(
                WindowUnderTest.foreign("/other"), animated: true)
            subject.go()
            await subject.settle()
            #expect(subject.shown == "*/home /other /new")
            #expect(CurrentDevice.refusals == [])
        }
    }
}
