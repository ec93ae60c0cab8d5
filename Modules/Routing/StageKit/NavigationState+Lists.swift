package import RoutingKit

extension NavigationState {
    /// How many stacks there are: tabs, and modals behind them.
    var stackCount: Int { tabs.count + modals.count }

    /// The screens of a stack, counted through tabs and modals; none if there is no such stack.
    func list(at index: Int) -> SharedList<Entry> {
        if index < tabs.count { return tabs[index].list }
        return index < stackCount ? modals[index - tabs.count].list : SharedList()
    }

    /// The screen at a place counted through all stacks; `nil` if there are fewer.
    func entry(at place: Int) -> Entry? {
        var place = place
        for index in 0..<stackCount {
            let list = list(at: index)
            if place < list.count { return list[place] }
            place -= list.count
        }
        return nil
    }

    /// Whether a screen is somewhere in the state.
    package func holds(_ id: Entry.ID) -> Bool {
        modals.contains { $0.holds(id) } || tabs.contains { $0.holds(id) }
    }
}

extension NavigationState {
    /// How many stacks there are on the way to the visible screen: the selected tab, and the modals
    /// over it.
    package var pathCount: Int { 1 + modals.count }

    /// The screens of a stack on that way; none if there is no such stack.
    package func pathList(at index: Int) -> SharedList<Entry> {
        if index > 0 { return index < pathCount ? modals[index - 1].list : SharedList() }
        return tabs.indices.contains(selectedTab) ? tabs[selectedTab].list : SharedList()
    }

    /// How many screens there are on that way.
    package var depth: Int { (0..<pathCount).reduce(0) { $0 + pathList(at: $1).count } }

    /// How many screens from the visible one downwards a link from outside has shown.
    /// - Parameter limit: More are not counted.
    package func screensFromOutside(upTo limit: Int) -> Int {
        var count = 0
        for number in (0..<pathCount).reversed() {
            let list = pathList(at: number)
            for index in (0..<list.count).reversed() {
                if count == limit || !list[index].trust.isOutside { return count }
                count += 1
            }
        }
        return count
    }
}
