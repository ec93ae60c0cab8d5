package import RoutingKit

extension NavigationState {
    /// Why a screen is missing in the state that follows this one; `nil` if it isn't.
    ///
    /// The reason follows from the two states alone, so it makes no difference whether a request, a
    /// gesture or other code removed the screen.
    package func removalReason(of id: Entry.ID, in next: NavigationState) -> RouteError.Reason? {
        guard !next.entries.contains(where: { $0.id == id }) else { return nil }
        let known = Set(entries.map(\.id))
        for (stack, other) in Array(zip(tabs, next.tabs)) + Array(zip(modals, next.modals)) {
            guard let depth = stack.entries.firstIndex(where: { $0.id == id }) else { continue }
            let isReplaced =
                depth < other.entries.count && !known.contains(other.entries[depth].id)
            if isReplaced { return .replaced }
        }
        let hasNewcomers = next.entries.contains { !known.contains($0.id) }
        return hasNewcomers || next.selectedTab != selectedTab ? .superseded : .cancelled
    }
}

extension NavigationState {
    /// Calls a closure with each screen that isn't in the state that follows this one.
    func eachLeaving(for next: NavigationState, _ body: (Entry.ID) -> Void) {
        func compare(_ stacks: [Stack], with others: [Stack]) {
            for (index, stack) in stacks.enumerated() {
                let old = stack.entries
                let new = index < others.count ? others[index].entries : []
                // Two states usually differ at the ends of their stacks.
                var kept = 0
                while kept < min(old.count, new.count), old[kept].id == new[kept].id { kept += 1 }
                for entry in old[kept...] where !next.holds(entry.id) { body(entry.id) }
            }
        }
        compare(tabs, with: next.tabs)
        compare(modals, with: next.modals)
    }

    func holds(_ id: Entry.ID) -> Bool {
        tabs.contains { $0.holds(id) } || modals.contains { $0.holds(id) }
    }
}
