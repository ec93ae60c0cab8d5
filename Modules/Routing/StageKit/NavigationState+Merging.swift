extension NavigationState {
    /// This state with what has happened on the screen meanwhile: a swipe, or other code.
    ///
    /// A stage whose transitions take time moves to a new state while the user still sees, and
    /// touches, an old one. Neither the request nor the touch is lost: what has left the screen
    /// leaves the state, what has come is in its place, and everything else is as it was wished.
    /// - Parameters:
    ///   - seen: What is on the screen.
    ///   - drawn: What was there when this state was wished.
    public func merging(_ seen: NavigationState, since drawn: NavigationState) -> NavigationState {
        if self == drawn { return seen }
        var merged = self
        let gone = Set(drawn.entries).subtracting(seen.entries)
        merged.tabs = merged.tabs.map { $0.without(gone) }
        merged.modals = merged.modals.map { $0.without(gone) }
        let come = Set(seen.entries).subtracting(drawn.entries).subtracting(merged.entries)
        if seen.tabs.count != tabs.count, drawn.tabs.count == tabs.count {
            // Other code has put something else into the window.
            (merged.tabs, merged.selectedTab) = (seen.tabs, seen.selectedTab)
        } else if seen.tabs.count == tabs.count {
            for (tab, stack) in seen.tabs.enumerated() {
                merged.tabs[tab].take(come, from: stack)
                if merged.tabs[tab].entries.isEmpty { merged.tabs[tab] = stack }
            }
            if seen.selectedTab != drawn.selectedTab, selectedTab == drawn.selectedTab {
                merged.selectedTab = seen.selectedTab
            }
        }
        for (index, stack) in seen.modals.enumerated() where !come.isDisjoint(with: stack.entries) {
            if come.isSuperset(of: stack.entries) {
                merged.modals.insert(stack, at: min(index, merged.modals.count))
            } else if index < merged.modals.count {
                merged.modals[index].take(come, from: stack)
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

    /// Takes what has come, each behind the one that it came on top of.
    fileprivate mutating func take(
        _ come: Set<NavigationState.Entry>, from seen: NavigationState.Stack
    ) {
        for (index, entry) in seen.entries.enumerated() where come.contains(entry) {
            let below = index > 0 ? entries.firstIndex(of: seen.entries[index - 1]) : nil
            entries.insert(entry, at: below.map { $0 + 1 } ?? 0)
        }
    }
}
