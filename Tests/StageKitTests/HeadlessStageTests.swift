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
    func `the headless stage conforms to transitions, gestures, questions and their sequences`(
        case: Conformance
    ) async {
        #expect(await `case`.issues(on: HeadlessStageUnderTest.self) == [])
    }

    @Test func `a stage that can't ask lets the user leave`() async throws {
        let stage = SilentStage()
        stage.show("*/home /page")
        (stage.topScreen as? Page)?.reasonToStay = "It isn't finished."
        #expect(stage.reasonsToStay { _ = $0.goBack() } == ["It isn't finished."])
        let question = try #require(stage.leaveQuestion(before: NavigationState()))
        #expect(await question.ask(on: stage, whenShown: { Issue.record("it isn't shown") }))
        #expect(await stage.performUserMove { $0.goBack() } == true)
        #expect(stage.state.outline == "*/home")
    }

    @Test func `a move in a callback is made before it returns, unless the user is asked`() async {
        let stage = HeadlessStage()
        stage.show("*/home /page /note")
        stage.beginUserMove { $0.goBack() }
        #expect(stage.state.outline == "*/home /page")
        (stage.topScreen as? Page)?.reasonToStay = "It isn't finished."
        stage.beginUserMove { $0.goBack() }
        for _ in 0..<10_000 where stage.question == nil { await Task.yield() }
        #expect(stage.question?.reasons == ["It isn't finished."])
        stage.question?.stay()
    }

    @Test(arguments: [TransitionType.show, .present])
    func `the headless stage releases a screen that has left, and takes none without an entry`(
        transition: TransitionType
    ) {
        let stage = HeadlessStage()
        stage.show("*/home")
        let other = NavigationState.Entry(url: "/other")
        stage.move(to: stage.state, with: [(other.id, Page("/other"))])
        #expect(stage.screen(other.id) == nil)
        stage.go(using: transition)
        let remains = Remains(of: [stage.topScreen])
        #expect(remains.held == ["Page"])
        stage.update { $0.goBack() }
        #expect(remains.held == [])
    }
}
