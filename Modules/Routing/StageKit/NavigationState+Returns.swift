package import RoutingKit

extension NavigationState {
    /// Pops the visible screen, or dismisses the modal whose root it is; `false` if it can't.
    @discardableResult
    public mutating func goBack() -> Bool {
        pop() || dismiss()
    }

    /// Leaves the visible screen for the one below it in its stack; `false` if there is none.
    @discardableResult
    public mutating func pop() -> Bool {
        updateFront { $0.count > 1 ? $0.removeLast() : nil } != nil
    }

    /// Dismisses the stack that is presented in front; `false` if there is none.
    @discardableResult
    package mutating func dismiss() -> Bool {
        modals.popLast() != nil
    }

    /// Returns to the last wanted screen on the path to the visible one; `false` if there is none.
    package mutating func pop(toLast isWanted: (Entry) -> Bool) -> Bool {
        while !front.contains(where: isWanted) {
            guard path.contains(where: isWanted), dismiss() else { return false }
        }
        return removeAfterLast(isWanted)
    }

    /// Pops to the root of the stack in front; `false` if there is nothing to pop.
    @discardableResult
    package mutating func popToRoot() -> Bool {
        let count = front.count
        updateFront { $0 = Array($0.prefix(1)) }
        return count > 1
    }

    /// Removes what is above the last wanted screen of the stack in front; `false` if it has none.
    package mutating func removeAfterLast(_ isWanted: (Entry) -> Bool) -> Bool {
        guard let last = front.lastIndex(where: isWanted) else { return false }
        updateFront { $0 = Array($0.prefix(through: last)) }
        return true
    }

    /// Brings a tab to the front and dismisses the modals; `false` if there is no such tab.
    @discardableResult
    public mutating func selectTab(_ index: Int) -> Bool {
        guard tabs.indices.contains(index) else { return false }
        modals = []
        selectedTab = index
        return true
    }

    /// Removes one screen, and what was opened over it: the screens above it in its stack, and the
    /// modals over its modal. `false` if there is no such screen, or it is the root of a tab.
    @discardableResult
    package mutating func remove(_ id: Entry.ID) -> Bool {
        if let modal = modals.firstIndex(where: { $0.holds(id) }) {
            modals.removeSubrange((modal + 1)...)
            modals[modal].removeFrom(id)
            modals.removeAll(where: \.entries.isEmpty)
        } else if let tab = tabs.firstIndex(where: { $0.holds(id) && $0.entries.first?.id != id }) {
            tabs[tab].removeFrom(id)
        } else {
            return false
        }
        return true
    }

    /// Removes screens and nothing else, except that a tab leaves with its first screen. Modals
    /// leave with the last tab.
    public mutating func removeAll(where isUnwanted: (Entry) -> Bool) {
        for tab in tabs.indices {
            let isLost = tabs[tab].entries.first.map(isUnwanted) ?? true
            tabs[tab].entries.removeAll { isLost || isUnwanted($0) }
        }
        for modal in modals.indices { modals[modal].entries.removeAll(where: isUnwanted) }
        removeEmptyStacks()
    }

    /// The stack in front: the last modal, or else the selected tab.
    package var front: [Entry] {
        modals.last?.entries ?? selectedEntries
    }

    @discardableResult
    private mutating func updateFront<Result>(_ change: (inout [Entry]) -> Result?) -> Result? {
        if !modals.isEmpty { return change(&modals[modals.count - 1].entries) }
        guard tabs.indices.contains(selectedTab) else { return nil }
        return change(&tabs[selectedTab].entries)
    }
}

extension NavigationState.Stack {
    fileprivate mutating func removeFrom(_ id: NavigationState.Entry.ID) {
        entries = Array(entries.prefix { $0.id != id })
    }
}

extension NavigationState {
    /// Why a screen is missing in the state that follows this one; `nil` if it isn't.
    ///
    /// The reason follows from the two states alone, so it makes no difference whether a request, a
    /// gesture or other code removed the screen.
    package func removalReason(of id: Entry.ID, in next: NavigationState) -> RouteError.Reason? {
        guard !next.entries.contains(where: { $0.id == id }) else { return nil }
        let known = Set(entries.map(\.id))
        for (old, new) in Array(zip(tabs, next.tabs)) + Array(zip(modals, next.modals)) {
            guard let depth = old.entries.firstIndex(where: { $0.id == id }) else { continue }
            let isReplaced =
                depth < new.entries.count && !known.contains(new.entries[depth].id)
            if isReplaced { return .replaced }
        }
        let hasNewcomers = next.entries.contains { !known.contains($0.id) }
        return hasNewcomers || next.selectedTab != selectedTab ? .superseded : .cancelled
    }
}

extension NavigationState {
    /// Calls a closure for each screen that isn't in the state that follows this one: those of each
    /// stack from the root up, first of the tabs and then of the modals.
    func forEachLeaving(for next: NavigationState, _ leave: (Entry.ID) -> Void) {
        compare(tabs, with: next.tabs, in: next, leave)
        compare(modals, with: next.modals, in: next, leave)
    }

    private func compare(
        _ stacks: [Stack], with others: [Stack], in next: NavigationState,
        _ leave: (Entry.ID) -> Void
    ) {
        for index in stacks.indices {
            let old = stacks[index].entries
            let new = index < others.count ? others[index].entries : []
            // Two states usually differ at the ends of their stacks.
            var kept = 0
            while kept < min(old.count, new.count), old[kept].id == new[kept].id { kept += 1 }
            for entry in kept..<old.count where !next.holds(old[entry].id) {
                leave(old[entry].id)
            }
        }
    }

    /// Whether a screen is in one of the stacks.
    package func holds(_ id: Entry.ID) -> Bool {
        tabs.contains { $0.holds(id) } || modals.contains { $0.holds(id) }
    }
}

extension NavigationState {
    /// Finds the tab of the present state that each tab of this saved state belongs to: the one
    /// with the same root, or else the one at the same index if the numbers of tabs are equal.
    /// - Returns: An index for each saved tab; `nil` if it belongs to none.
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
