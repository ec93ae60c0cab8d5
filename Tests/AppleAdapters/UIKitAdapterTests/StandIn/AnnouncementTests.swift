import RoutingKit
import StageConformance
import StageKit
import Testing
@_spi(StandIn) import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `VoiceOver announces` {
        @Test(arguments: Conformance.transitions + Conformance.sources)
        func
            `VoiceOver announces each screen that is shown without a transition, once the user can see it`(
                case: Conformance
            ) async
        {
            let subject = await WindowUnderTest.showing(
                `case`.arrangement.start, in: `case`.arrangement)
            let top = subject.stage.state.top
            var announced: [String] = []
            StandIn.onScreenChange = { announced.append(subject.shown) }
            for step in `case`.steps {
                guard case .go(let transition, let source) = step else { continue }
                subject.go(using: transition, by: .none, from: source)
                await subject.settle()
            }
            // A screen that is shown beneath another one is nothing to announce.
            let isBeneath = subject.stage.state.top == top
            #expect(announced.last == (isBeneath ? nil : `case`.outcome))
            #expect(CurrentDevice.refusals == [])
        }

        @Test
        func
            `no badge, and no transition, which UIKit announces, but a tab that a request selects`()
            async
        {
            let subject = await WindowUnderTest.showing("*/home | /shop")
            var announced: [String] = []
            StandIn.onScreenChange = { announced.append(subject.shown) }
            subject.stage.badges = ["/shop": "1"]
            subject.go()
            await subject.settle()
            #expect(announced == [])
            subject.stage.update { $0.selectTab(1) }
            await subject.settle()
            #expect(announced == ["/home /new | */shop"])
        }
    }
}
