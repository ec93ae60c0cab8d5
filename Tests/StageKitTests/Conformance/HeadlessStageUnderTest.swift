import RoutingKit
import StageConformance

@testable import StageKit

/// The headless stage, whose screen is its state.
struct HeadlessStageUnderTest: StageUnderTest {
    let stage: any Stage = HeadlessStage()

    init(_ arrangement: Arrangement) {}

    /// Computed from the screens, so that a missing or misplaced screen is visible.
    var shown: String {
        let titles = stage.state.entries.map { stage.screen($0.id)?.title ?? "nothing" }
        let urls = stage.state.entries.map(\.url)
        return titles == urls ? stage.state.outline : "\(titles)"
    }

    func perform(_ gesture: Gesture) {
        stage.update { gesture.perform(on: &$0) }
    }

    func settle() {}
}
