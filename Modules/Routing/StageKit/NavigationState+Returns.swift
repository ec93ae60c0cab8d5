import RoutingKit

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
    public mutating func dismiss() -> Bool {
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
    public mutating func popToRoot() -> Bool {
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

    /// Removes one screen and nothing else. The root of a tab stays.
    package mutating func takeOut(_ id: Entry.ID) {
        for tab in tabs.indices where tabs[tab].entries.first?.id != id && tabs[tab].holds(id) {
            tabs[tab].entries.removeAll { $0.id == id }
        }
        for modal in modals.indices where modals[modal].holds(id) {
            modals[modal].entries.removeAll { $0.id == id }
        }
        modals.removeAll(where: \.entries.isEmpty)
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
    private var front: [Entry] {
        modals.last?.entries
            ?? (tabs.indices.contains(selectedTab) ? tabs[selectedTab].entries : [])
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
    /// Applies a gesture that removed some screens of a stack, which showed `shown` without its
    /// root. It is described by what the user saw, so that a late report doesn't affect screens
    /// that were removed or added in the meantime.
    package mutating func keep(_ kept: [Entry.ID], of shown: [Entry.ID]) {
        if let gone = shown.first(where: { !kept.contains($0) }) { remove(gone) }
    }

    /// Applies a gesture that dismissed a stack, and what was presented over it.
    package mutating func dismiss(stackOf root: Entry.ID) {
        if modals.contains(where: { $0.entries.first?.id == root }) { remove(root) }
    }
}
