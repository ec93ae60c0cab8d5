import StageConformance
import Testing
import UIKit

@Suite(.onDevice)
@MainActor
struct `The stage of a window conforms to every transition and gesture` {
    nonisolated private static let all = Conformance.all.filter { conformance in
        CurrentDevice.isObedient
            || !conformance.steps.contains(.touch(.cancelledSwipeBack))
                && !conformance.steps.contains(.touch(.cancelledSwipeToDismiss))
    }

    @Test(arguments: all)
    func `the stage of a window conforms with pages of UIKit`(case: Conformance) async {
        // A value of its own, so that the failure says what is wrong.
        let issues = await `case`.issues(on: WindowUnderTest.self)
        #expect(issues == [])
    }
}
