import RoutingKit
import StageConformance
import StageKit
import Testing
@_spi(StandIn) import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `VoiceOver announces` {
        @Test(arguments: Conformance.transitions + Conformance.sources, [true, false])
        func `each screen that a request shows, once the user can see it`(
            case: Conformance, isAnimated: Bool
        ) async {
            let subject = await WindowUnderTest.showing(
                `case`.arrangement.start, in: `case`.arrangement)
            let top = subject.stage.state.top
            var announced: [String] = []
            StandIn.onScreenChange = { announced.append(subject.shown) }
            for step in `case`.steps {
                guard case .go(let transition, let source) = step else { continue }
                subject.go(
                    using: transition, by: isAnimated ? .automatic : .none, from: source)
                await subject.settle()
            }
            // A screen that is shown beneath another one is nothing to announce.
            let isBeneath = subject.stage.state.top == top
            #expect(announced.last == (isBeneath ? nil : `case`.outcome))
            #expect(CurrentDevice.refusals == [])
        }

        @Test
        func `nothing if nothing has changed`() async {
            let subject = await WindowUnderTest.showing("*/home | /shop")
            var count = 0
            StandIn.onScreenChange = { count += 1 }
            await subject.settle()
            subject.stage.badges = ["/shop": "1"]
            await subject.settle()
            #expect(count == 0)
        }

        @Test
        func `a tab that a request brings to the front`() async {
            let subject = await WindowUnderTest.showing("*/home | /shop")
            var announced: [String] = []
            StandIn.onScreenChange = { announced.append(subject.shown) }
            subject.stage.update { $0.selectTab(1) }
            await subject.settle()
            #expect(announced == ["/home | */shop"])
        }
    }
}
