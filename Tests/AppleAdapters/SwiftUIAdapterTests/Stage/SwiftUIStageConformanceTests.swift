import StageConformance
import Testing

@Suite
@MainActor
struct `The stage of SwiftUI conforms to every transition and gesture` {
    nonisolated private static let all =
        Conformance.transitions + Conformance.sources + Conformance.gestures
        + Conformance.combinations

    @Test(arguments: all)
    func `with pages of SwiftUI`(case: Conformance) async {
        #expect(await `case`.issues(on: SwiftUIStageUnderTest.self) == [])
    }

    @Test(arguments: all)
    func `with pages of UIKit`(case: Conformance) async {
        #expect(await `case`.issues(on: MixedStageUnderTest.self) == [])
    }
}
