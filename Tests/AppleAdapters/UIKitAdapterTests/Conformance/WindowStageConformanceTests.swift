import StageConformance
import Testing
import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `The stage of a window conforms` {
        @Test(arguments: Conformance.transitions + Conformance.sources)
        func `to every transition from every arrangement`(case: Conformance) async {
            #expect(await `case`.issues(on: WindowUnderTest.self) == [])
            #expect(CurrentDevice.refusals == [])
        }

        @Test(arguments: Conformance.gestures.filter { CurrentDevice.plays($0) })
        func `to every gesture`(case: Conformance) async {
            #expect(await `case`.issues(on: WindowUnderTest.self) == [])
            #expect(CurrentDevice.refusals == [])
        }

        @Test(arguments: Conformance.combinations.filter { CurrentDevice.plays($0) })
        func `to every gesture after every transition`(case: Conformance) async {
            #expect(await `case`.issues(on: WindowUnderTest.self) == [])
            #expect(CurrentDevice.refusals == [])
        }
    }
}

extension Device {
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
