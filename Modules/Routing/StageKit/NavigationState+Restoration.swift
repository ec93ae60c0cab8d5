extension NavigationState {
    /// For each tab of this saved state, the index of the present tab that it belongs to: the
    /// one with the same root, or else the one at the same index if the numbers of tabs are
    /// equal; `nil` if there is none.
    package func tabIndices(in present: NavigationState) -> [Int?] {
        var free = Array(present.tabs.indices)
        var indices = tabs.map { tab -> Int? in
            let root = tab.entries.first?.url
            let index = free.firstIndex { present.tabs[$0].entries.first?.url == root }
            return index.map { free.remove(at: $0) }
        }
        if tabs.count == present.tabs.count {
            for index in tabs.indices where indices[index] == nil && free.contains(index) {
                indices[index] = index
            }
        }
        return indices
    }

    /// Removes the stacks without screens. The tab in front remains in front if it has screens.
    package mutating func removeEmptyStacks() {
        let before = tabs.prefix(selectedTab).count { !$0.entries.isEmpty }
        tabs.removeAll(where: \.entries.isEmpty)
        modals.removeAll(where: \.entries.isEmpty)
        if tabs.isEmpty { modals = [] }
        selectedTab = min(before, max(tabs.count - 1, 0))
    }
}
