import DesignKit
import Testing

@Suite
@MainActor
struct `The state of data` {
    private func titles(_ state: LoadState<String>) -> [String] {
        Content(state) {
        } content: { text in
            Content([ContentSection(nil, [.text(text)])])
        }.rows.map(\.title)
    }

    @Test
    func `is drawn by every stage as rows`() {
        #expect(titles(.loading) == ["Loading …"])
        #expect(titles(.loaded("tea")) == ["tea"])
        #expect(titles(.empty("There is no tea.")) == ["There is no tea."])
        #expect(
            titles(.failed("The tea can't be loaded."))
                == ["The tea can't be loaded.", "Try again"])
    }

    @Test
    func `is the same for another value`() {
        #expect(LoadState.loaded(2).map { $0 + 1 } == .loaded(3))
        #expect(LoadState<Int>.loading.map(\.description) == .loading)
        #expect(LoadState<Int>.empty("a").map(\.description) == .empty("a"))
        #expect(LoadState<Int>.failed("a").map(\.description) == .failed("a"))
        #expect(LoadState.loaded(2).value == 2)
        #expect(LoadState<Int>.loading.value == nil)
    }
}
