import StageConformance
import Testing
@_spi(StandIn) import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `The stage of a window conforms` {
        @Test(arguments: Conformance.transitions + Conformance.sources)
        func `to every transition from every arrangement`(case: Conformance) async {
            #expect(await `case`.problems(on: WindowUnderTest.self) == [])
            #expect(StandIn.refusals == [])
        }

        @Test(arguments: Conformance.gestures)
        func `to every gesture`(case: Conformance) async {
            #expect(await `case`.problems(on: WindowUnderTest.self) == [])
            #expect(StandIn.refusals == [])
        }

        @Test(arguments: Conformance.combinations)
        func `to every gesture after every transition`(case: Conformance) async {
            #expect(await `case`.problems(on: WindowUnderTest.self) == [])
            #expect(StandIn.refusals == [])
        }
    }
}
