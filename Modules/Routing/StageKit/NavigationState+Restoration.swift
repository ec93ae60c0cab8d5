extension NavigationState {
    /// For each tab of this saved state the position of the tab that it belongs to: the one with
    /// the same root, or else the one in its place if there are as many.
    package func places(in present: NavigationState) -> [Int?] {
        var free = Array(present.tabs.indices)
        var places = tabs.map { tab -> Int? in
            let root = tab.entries.first?.url
            let index = free.firstIndex { present.tabs[$0].entries.first?.url == root }
            return index.map { free.remove(at: $0) }
        }
        if tabs.count == present.tabs.count {
            for place in tabs.indices where places[place] == nil && free.contains(place) {
                places[place] = place
            }
        }
        return places
    }

    /// Removes the stacks that hold nothing; the tab in front stays there if it holds something.
    package mutating func removeEmptyStacks() {
        let before = tabs.prefix(selectedTab).count { !$0.entries.isEmpty }
        tabs.removeAll(where: \.entries.isEmpty)
        modals.removeAll(where: \.entries.isEmpty)
        if tabs.isEmpty { modals = [] }
        selectedTab = min(before, max(tabs.count - 1, 0))
    }
}
