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

    @Test
    func `the headless stage releases a screen that has left, and takes none without an entry`() {
        let stage = HeadlessStage()
        let (home, page) = (
            NavigationState.Entry(url: "/home"), NavigationState.Entry(url: "/page")
        )
        let screens = [home.id: PageScreen(title: "home"), page.id: PageScreen(title: "page")]
        stage.move(to: NavigationState(tabs: [home]), with: screens)
        #expect(stage.screen(page.id) == nil)
        weak var screen: PageScreen?
        do {
            let made = PageScreen(title: "page")
            screen = made
            var state = stage.state
            state.go(to: page, using: .show)
            stage.move(to: state, with: [page.id: made])
        }
        #expect(screen != nil && stage.topScreen === screen)
        stage.update { $0.goBack() }
        #expect(screen == nil)
    }

    /// Moves to random states, which drop screens, add some, and move others from stack to stack.
    @Test
    func `the screens of a headless stage are those of its state, at random`() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        let stage = HeadlessStage()
        var screens: [NavigationState.Entry.ID: PageScreen] = [:]
        for step in 1...500 {
            let kept = stage.state.entries.filter { _ in Int.random(in: 0...9, using: &random) > 0 }
            let new = (0..<Int.random(in: 0...3, using: &random)).map { number in
                NavigationState.Entry(url: "/page/\(step)-\(number)")
            }
            for entry in new { screens[entry.id] = PageScreen(title: entry.url) }
            var entries = kept + new
            if Bool.random(using: &random) { entries.shuffle(using: &random) }
            let stacks = Int.random(in: 1...4, using: &random)
            let cuts = (1..<stacks).map { _ in Int.random(in: 0...entries.count, using: &random) }
            let places = [0] + cuts.sorted() + [entries.count]
            let parts = zip(places, places.dropFirst()).map {
                NavigationState.Stack(Array(entries[$0..<$1]))
            }
            let tabs = Int.random(in: 1...stacks, using: &random)
            stage.move(
                to: NavigationState(
                    stacks: Array(parts[..<tabs]), modals: Array(parts[tabs...])),
                with: screens.filter { id, _ in new.contains { $0.id == id } })
            for (id, screen) in screens {
                let entry = entries.first { $0.id == id }
                try #require(
                    (stage.screen(id) === screen) == (entry != nil)
                        && stage.entry(of: screen) == entry,
                    "seed \(seed), step \(step), \(screen.title)")
            }
            screens = screens.filter { id, _ in entries.contains { $0.id == id } }
        }
    }
}
