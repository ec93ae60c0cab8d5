extension NavigationState {
    /// This state, merged with what a gesture or other code changed on the display in the meantime.
    ///
    /// `seen` is displayed now, and `drawn` was when this state was requested: transitions take
    /// time, in which the user touches an old state. Screens that left the display leave the state,
    /// screens that appeared there are added in their places, and everything else is as requested.
    ///
    /// 1. The differences between `drawn` and `seen` are what has happened meanwhile: some screens
    ///    are gone, others have appeared. What is gone leaves this state, too.
    /// 2. If the number of tabs differs, other code has replaced all of them: its tabs count.
    /// 3. Otherwise each screen that has appeared joins its tab, above the screen that it was shown
    ///    on. The user's choice of a tab counts, unless the request chooses one as well.
    /// 4. A modal that has appeared as a whole is inserted where it is seen. Single screens join
    ///    the modal at the same height.
    /// 5. Stacks without screens leave.
    package func merging(_ seen: NavigationState, since drawn: NavigationState) -> NavigationState {
        if self == drawn { return seen }
        // 1. What is gone.
        var merged = self
        let gone = Set(drawn.entries).subtracting(seen.entries)
        merged.tabs = merged.tabs.map { $0.without(gone) }
        merged.modals = merged.modals.map { $0.without(gone) }
        let appeared = Set(seen.entries).subtracting(drawn.entries).subtracting(merged.entries)
        if seen.tabs.count != tabs.count, drawn.tabs.count == tabs.count {
            // 2. Other code has replaced the contents of the window.
            merged.tabs = seen.tabs
            merged.selectedTab = seen.selectedTab
        } else if seen.tabs.count == tabs.count {
            // 3. What has appeared in the tabs.
            for (tab, stack) in seen.tabs.enumerated() {
                merged.tabs[tab].take(appeared, from: stack)
                if merged.tabs[tab].entries.isEmpty { merged.tabs[tab] = stack }
            }
            if seen.selectedTab != drawn.selectedTab, selectedTab == drawn.selectedTab {
                merged.selectedTab = seen.selectedTab
            }
        }
        // 4. What has appeared over them.
        for (index, stack) in seen.modals.enumerated()
        where !appeared.isDisjoint(with: stack.entries) {
            if appeared.isSuperset(of: stack.entries) {
                merged.modals.insert(stack, at: min(index, merged.modals.count))
            } else if index < merged.modals.count {
                merged.modals[index].take(appeared, from: stack)
            }
        }
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

    /// Inserts the screens that appeared, each above the nearest one below it that is still here.
    /// Without any, a new root comes first and another screen last.
    fileprivate mutating func take(
        _ appeared: Set<NavigationState.Entry>, from seen: NavigationState.Stack
    ) {
        for (index, entry) in seen.entries.enumerated() where appeared.contains(entry) {
            let below = seen.entries[..<index].compactMap { entries.firstIndex(of: $0) }.last
            entries.insert(entry, at: below.map { $0 + 1 } ?? (index == 0 ? 0 : entries.count))
        }
    }
}
