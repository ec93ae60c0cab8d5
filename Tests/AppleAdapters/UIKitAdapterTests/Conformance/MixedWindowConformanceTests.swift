import StageConformance
import Testing
import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `The stage of a window with pages of SwiftUI conforms` {
        @Test(arguments: Conformance.mixed)
        func `to every transition and gesture`(case: Conformance) async {
            #expect(await `case`.issues(on: HostingWindowUnderTest.self) == [])
            #expect(CurrentDevice.refusals == [])
        }
    }

    @Suite
    @MainActor
    struct `The stage of a window whose screens are view controllers conforms` {
        @Test(arguments: Conformance.mixed)
        func `to every transition and gesture`(case: Conformance) async {
            #expect(await `case`.issues(on: ControllerWindowUnderTest.self) == [])
            #expect(CurrentDevice.refusals == [])
        }
    }
}

extension Conformance {
    fileprivate static var mixed: [Conformance] {
        (transitions + sources + gestures + combinations).filter { CurrentDevice.plays($0) }
    }
}
