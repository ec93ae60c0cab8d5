import StageConformance
import Testing

@Suite
@MainActor
struct `The stage of SwiftUI conforms` {
    @Test(arguments: Conformance.transitions + Conformance.sources)
    func `to every transition from every arrangement`(case: Conformance) async {
        #expect(await `case`.issues(on: SwiftUIStageUnderTest.self) == [])
    }

    @Test(arguments: Conformance.gestures)
    func `to every gesture`(case: Conformance) async {
        #expect(await `case`.issues(on: SwiftUIStageUnderTest.self) == [])
    }

    @Test(arguments: Conformance.combinations)
    func `to every gesture after every transition`(case: Conformance) async {
        #expect(await `case`.issues(on: SwiftUIStageUnderTest.self) == [])
    }
}

@Suite
@MainActor
struct `The stage of SwiftUI with pages of UIKit conforms` {
    @Test(
        arguments: Conformance.transitions + Conformance.sources + Conformance.gestures
            + Conformance.combinations)
    func `to every transition and gesture`(case: Conformance) async {
        #expect(await `case`.issues(on: MixedStageUnderTest.self) == [])
    }
}
