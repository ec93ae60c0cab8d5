import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@Suite
@MainActor
struct `The screens of a headless stage` {
    /// Moves to random states, which drop screens, add some, and move others from stack to stack.
    @Test
    func `they are those of its state, wherever they have moved`() throws {
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
