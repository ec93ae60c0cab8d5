import RoutingKit
import StageConformance

/// The headless stage, whose screen is its state.
struct HeadlessStageUnderTest: StageUnderTest {
    let stage: any Stage = HeadlessStage()
}
