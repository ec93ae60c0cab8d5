import DesignKit
import Observation
import Testing

/// A screen whose data a test reads.
@Observable
private final class TeaScreen: RefreshableScreen {
    let title = "Tea"
    var state = LoadState<String>.loading

    func content(of tea: String) -> Content { Content([ContentSection(nil, [.text(tea)])]) }

    func refresh() async { state = .loaded("again") }
}

@MainActor
struct `The state of data` {
    private let screen = TeaScreen()

    @Test(arguments: [
        (LoadState<String>.loading, ["Loading …"]), (.loaded("tea"), ["tea"]),
        (.loaded("tea", notice: "No network."), ["No network.", "Try again", "tea"]),
        (.empty("There is no tea."), ["There is no tea."]),
        (.failed("No network."), ["No network.", "Try again"]),
    ])
    func `each load state is drawn as rows`(state: LoadState<String>, titles: [String]) async {
        screen.state = state
        #expect(screen.content.rows.map(\.title) == titles)
        for row in screen.content.rows {
            guard case .action(let refresh) = row.kind else { continue }
            await refresh()
            #expect(screen.content.rows.map(\.title) == ["again"])
        }
    }

    @Test func `the state of data is the same for another value`() {
        #expect(LoadState.loaded(2, notice: "a").map { $0 + 1 } == .loaded(3, notice: "a"))
        for state in [LoadState<Int>.loading, .empty("a"), .failed("a")] {
            #expect(state.map { $0 } == state)
        }
    }

    @Test(arguments: [LoadState.loaded("tea"), .failed("No network."), .empty("No tea.")])
    func `the state is awaited by a screen that is printed once`(state: LoadState<String>) async {
        let settling = Task { await screen.settle() }
        await Task.yield()
        #expect(screen.content.rows.map(\.isLoading).contains(true))
        screen.state = state
        await settling.value
        #expect(!screen.content.rows.map(\.isLoading).contains(true))
        await screen.settle()
    }

    @Test func `the state of data isn't awaited by a cancelled task`() async {
        let settling = Task { await screen.settle() }
        await Task.yield()
        settling.cancel()
        await settling.value
        #expect(screen.content.rows.map(\.isLoading).contains(true))
    }
}
