import StageConformance
import Testing
@_spi(StandIn) import UIKit

@Suite(.onDevice) @MainActor struct `VoiceOver announces` {
    @Test(arguments: Conformance.transitions + Conformance.sources)
    func `VoiceOver announces what is shown without a transition, once it is seen`(
        case: Conformance
    ) async {
        let subject = await WindowUnderTest.showing(
            `case`.arrangement.start, in: `case`.arrangement)
        let top = subject.stage.state.top
        var announced: [String] = []
        StandIn.onScreenChange = { announced.append(subject.shown) }
        for step in `case`.steps {
            guard case .go(let transition, let source) = step else { continue }
            await subject.open(using: transition, by: .none, from: source)
        }
        // A screen that is shown beneath another one is nothing to announce.
        let isBeneath = subject.stage.state.top == top
        #expect(announced.last == (isBeneath ? nil : `case`.outcome))
    }

    @Test func `VoiceOver announces no badge and no transition, but a tab of a request`() async {
        let subject = await WindowUnderTest.showing("*/home | /shop")
        var announced: [String] = []
        StandIn.onScreenChange = { announced.append(subject.shown) }
        subject.stage.badges = ["/shop": "1"]
        await subject.open()
        #expect(announced == [])
        await subject.update { $0.selectTab(1) }
        #expect(announced == ["/home /new | */shop"])
    }
}
