import StageConformance
import Testing

@Suite
@MainActor
struct `The headless stage conforms` {
    @Test(arguments: Conformance.transitions + Conformance.sources)
    func `to every transition from every arrangement`(case: Conformance) async {
        #expect(await `case`.issues(on: HeadlessStageUnderTest.self) == [])
    }

    @Test(arguments: Conformance.gestures)
    func `to every gesture`(case: Conformance) async {
        #expect(await `case`.issues(on: HeadlessStageUnderTest.self) == [])
    }

    @Test(arguments: Conformance.combinations)
    func `to every gesture after every transition`(case: Conformance) async {
        #expect(await `case`.issues(on: HeadlessStageUnderTest.self) == [])
    }
}
