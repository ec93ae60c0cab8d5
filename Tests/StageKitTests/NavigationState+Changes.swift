import StageConformance

@testable import StageKit

extension NavigationState {
    /// Another state, with the same screens where the URLs are the same.
    func changed(to outline: String) -> NavigationState {
        let other = NavigationState(outline: outline)
        let known = Dictionary(entries.map { ($0.url, $0) }) { first, _ in first }
        let stacks = { (stacks: [Stack]) in
            stacks.map {
                Stack(
                    $0.entries.map { known[$0.url] ?? $0 }, isFullScreen: $0.isFullScreen,
                    isPlain: $0.isPlain)
            }
        }
        return NavigationState(
            stacks: stacks(other.tabs), selected: other.selectedTab, modals: stacks(other.modals))
    }
}
