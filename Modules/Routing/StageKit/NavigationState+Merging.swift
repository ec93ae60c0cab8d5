extension NavigationState {
    /// This state, merged with what a gesture or other code changed on the display in the meantime.
    ///
    /// `seen` is displayed now, and `drawn` was when this state was requested: transitions take
    /// time, in which the user touches an old state. Screens that left the display leave the state,
    /// screens that appeared there are added in their places, and everything else is as requested.
    package func merging(_ seen: NavigationState, since drawn: NavigationState) -> NavigationState {
        if self == drawn { return seen }
        var merged = self
        let gone = Set(drawn.entries).subtracting(seen.entries)
        merged.tabs = merged.tabs.map { $0.without(gone) }
        merged.modals = merged.modals.map { $0.without(gone) }
        let appeared = Set(seen.entries).subtracting(drawn.entries).subtracting(merged.entries)
        if seen.tabs.count != tabs.count, drawn.tabs.count == tabs.count {
            // Other code has replaced the contents of the window.
            merged.tabs = seen.tabs
            merged.selectedTab = seen.selectedTab
        } else if seen.tabs.count == tabs.count {
            for (tab, stack) in seen.tabs.enumerated() {
                merged.tabs[tab].take(appeared, from: stack)
                if merged.tabs[tab].entries.isEmpty { merged.tabs[tab] = stack }
            }
            if seen.selectedTab != drawn.selectedTab, selectedTab == drawn.selectedTab {
                merged.selectedTab = seen.selectedTab
            }
        }
        for (index, stack) in seen.modals.enumerated()
        where !appeared.isDisjoint(with: stack.entries) {
            if appeared.isSuperset(of: stack.entries) {
                merged.modals.insert(stack, at: min(index, merged.modals.count))
            } else if index < merged.modals.count {
                merged.modals[index].take(appeared, from: stack)
            }
        }
        merged.modals.removeAll(where: \.entries.isEmpty)
        merged.removeEmptyStacks()
        return merged
    }
}

extension NavigationState.Stack {
    fileprivate func without(_ gone: Set<NavigationState.Entry>) -> NavigationState.Stack {
        var stack = self
        stack.entries.removeAll(where: gone.contains)
        return stack
    }

    /// Inserts the screens that appeared, each above the one that it was shown on.
    fileprivate mutating func take(
        _ appeared: Set<NavigationState.Entry>, from seen: NavigationState.Stack
    ) {
        for (index, entry) in seen.entries.enumerated() where appeared.contains(entry) {
            let below = index > 0 ? entries.firstIndex(of: seen.entries[index - 1]) : nil
            entries.insert(entry, at: below.map { $0 + 1 } ?? 0)
        }
    }
}
