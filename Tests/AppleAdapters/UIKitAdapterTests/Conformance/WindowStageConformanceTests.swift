import StageConformance
import Testing
import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `The stage of a window conforms to every transition and gesture` {
        nonisolated private static let all =
            (Conformance.transitions + Conformance.sources + Conformance.gestures
            + Conformance.combinations).filter { CurrentDevice.plays($0) }

        @Test(arguments: all)
        func `with pages of UIKit`(case: Conformance) async {
            #expect(await `case`.issues(on: WindowUnderTest.self) == [])
            #expect(CurrentDevice.refusals == [])
        }
    }
}

extension CurrentDevice {
    /// Whether the finger can do all of it.
    nonisolated static func plays(_ conformance: Conformance) -> Bool {
        isObedient || !conformance.steps.contains { $0.isCancelled }
    }
}

extension Step {
    fileprivate var isCancelled: Bool {
        [.touch(.cancelledSwipeBack), .touch(.cancelledSwipeToDismiss)].contains(self)
    }
}
