import RoutingTestSupport
import StageConformance
import Testing

@testable import StageKit

/// The headless stage, whose screen is its state.
private struct HeadlessStageUnderTest: StageUnderTest {
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

@Suite
@MainActor
struct `A headless stage` {
    @Test(arguments: Conformance.transitions + Conformance.sources + Conformance.gestures)
    func `the headless stage conforms to transitions and gestures`(case: Conformance) async {
        #expect(await `case`.issues(on: HeadlessStageUnderTest.self) == [])
    }

    @Test(arguments: Conformance.combinations)
    func `the headless stage conforms to gestures after transitions`(case: Conformance) async {
        #expect(await `case`.issues(on: HeadlessStageUnderTest.self) == [])
    }

    @Test(arguments: [TransitionType.show, .present])
    func `the headless stage releases a screen that has left, and takes none without an entry`(
        transition: TransitionType
    ) {
        let stage = HeadlessStage()
        let (home, page) = (
            NavigationState.Entry(url: "/home"), NavigationState.Entry(url: "/page")
        )
        let screens: NewScreens = [home, page].map { ($0.id, PageScreen(title: $0.url)) }
        stage.move(to: NavigationState(tabs: [home]), with: screens)
        #expect(stage.screen(page.id) == nil)
        weak var screen: PageScreen?
        do {
            let made = PageScreen(title: "page")
            screen = made
            var state = stage.state
            state.go(to: page, using: transition)
            stage.move(to: state, with: [(page.id, made)])
        }
        #expect(screen != nil && stage.topScreen === screen)
        stage.update { $0.goBack() }
        #expect(screen == nil)
    }
}
