package import RoutingKit

extension NavigationState {
    /// How many stacks there are: tabs, and modals behind them.
    var stackCount: Int { tabs.count + modals.count }

    /// The screens of a stack, counted through tabs and modals; none if there is no such stack.
    func list(at index: Int) -> SharedList<Entry> {
        if index < tabs.count { return tabs[index].list }
        return index < stackCount ? modals[index - tabs.count].list : SharedList()
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
}
