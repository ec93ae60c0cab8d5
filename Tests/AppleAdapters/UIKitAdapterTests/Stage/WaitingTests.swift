import StageConformance
import Testing
import UIKit

@Suite(.onDevice) @MainActor struct `A request while something moves` {
    @Test(arguments: TransitionType.allCases, TransitionType.allCases)
    func `a request waits for the end of the transition before it, which UIKit may hide`(
        first: TransitionType, second: TransitionType
    ) async {
        // To notice an end that is hidden takes real time.
        for isHidden in second == .present ? [false, true] : [false] {
            let subject = await WindowUnderTest.showing("*/home /list | /shop")
            CurrentDevice.hideEnds(isHidden)
            subject.stage.go("/first", using: first)
            subject.stage.go("/second", using: second)
            var expected = NavigationState(outline: "*/home /list | /shop")
            expected.go(to: .init(url: "/first"), using: first)
            expected.go(to: .init(url: "/second"), using: second)
            #expect(subject.stage.state.outline == expected.outline)
            await subject.settle()
            #expect(subject.shown == expected.outline)
        }
    }

    @Test(arguments: [false, true], [TransitionType.show, .present])
    func `a request waits for the transition of other code, whose end UIKit may hide`(
        isHidden: Bool, transition: TransitionType
    ) async {
        let subject = await WindowUnderTest.showing("*/home")
        CurrentDevice.hideEnds(isHidden)
        subject.navigation?.pushViewController(WindowUnderTest.foreign("/other"), animated: true)
        await subject.open(using: transition)
        let new = transition == .show ? "/new" : "| +/new"
        #expect(subject.shown == "*/home /other \(new)")
        #expect(subject.known == "*/home ? \(new)")
    }
}

extension WindowUnderTest {
    /// Lets time pass, which ends everything but a gesture.
    func passTime() async {
        for _ in 0..<20 {
            await CurrentDevice.passTime()
        }
    }
}
