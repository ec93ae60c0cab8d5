import DesignKit
import Observation
import Testing

@Suite
@MainActor
struct `A screen that is printed once` {
    private let screen = SlowScreen()

    @Test
    func `is awaited until its data is there`() async {
        let settling = Task { await screen.settle() }
        await Task.yield()
        #expect(screen.content.isLoading)
        screen.state = .loaded("tea")
        await settling.value
        #expect(screen.content.rows.map(\.title) == ["tea"])
    }

    @Test
    func `is awaited until its data can't be read`() async {
        let settling = Task { await screen.settle() }
        await Task.yield()
        screen.state = .failed("The tea can't be loaded.")
        await settling.value
        #expect(!screen.content.isLoading)
    }

    @Test
    func `isn't awaited if nothing is being read`() async {
        screen.state = .empty("There is no tea.")
        await screen.settle()
        #expect(!screen.content.isLoading)
    }

    @Test
    func `isn't awaited by a cancelled task`() async {
        let settling = Task { await screen.settle() }
        await Task.yield()
        settling.cancel()
        await settling.value
        #expect(screen.content.isLoading)
    }
}

/// A screen whose data a test reads.
@Observable
private final class SlowScreen: ContentScreen {
    let title = "Tea"
    var state = LoadState<String>.loading

    var content: Content {
        Content(state) {
        } content: {
            Content([ContentSection(nil, [.text($0)])])
        }
    }
}
