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

    func perform(_ gesture: Gesture) async {
        await stage.performUserMove { gesture.perform(on: &$0) }
    }

    func settle() {}
}

/// A stage of an app that knows no questions.
private final class SilentStage: Stage {
    private let model = HeadlessStage()

    var state: NavigationState { model.state }
    var onChange: (@MainActor () -> Void)?
    var badges: [String: String] = [:]

    func move(
        to state: NavigationState, with screens: NewScreens, by animation: TransitionAnimation
    ) {
        model.move(to: state, with: screens, by: animation)
    }

    func screen(_ id: NavigationState.Entry.ID) -> (any Screen)? { model.screen(id) }

    func entry(of source: any RoutingSource) -> NavigationState.Entry? { model.entry(of: source) }
}

@MainActor
struct `A headless stage` {
    @Test(arguments: Conformance.all)
    func
        `the headless stage conforms to transitions, gestures and questions, also one after another`(
            case: Conformance
        ) async
    {
        #expect(await `case`.issues(on: HeadlessStageUnderTest.self) == [])
    }

    @Test func `a stage that can't ask lets the user leave`() async {
        let stage = SilentStage()
        let page = Page("/page")
        page.reasonToStay = "It isn't finished."
        let (home, entry) = (
            NavigationState.Entry(url: "/home"), NavigationState.Entry(url: "/page")
        )
        var state = NavigationState(tabs: [home])
        state.go(to: entry, using: .show)
        stage.move(to: state, with: [(home.id, Page("/home")), (entry.id, page)])
        #expect(stage.reasonsToStay { _ = $0.goBack() } == ["It isn't finished."])
        #expect(await stage.performUserMove { $0.goBack() } == true)
        #expect(stage.state.outline == "*/home")
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
        #expect(screen != nil)
        #expect(stage.topScreen === screen)
        stage.update { $0.goBack() }
        #expect(screen == nil)
    }
}
