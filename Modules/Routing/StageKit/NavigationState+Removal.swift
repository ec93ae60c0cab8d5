package import RoutingKit

extension NavigationState {
    /// Why a screen is missing in the state that follows this one; `nil` if it isn't.
    ///
    /// The reason follows from the two states alone, so it makes no difference whether a request, a
    /// gesture or other code removed the screen.
    package func removalReason(of id: Entry.ID, in next: NavigationState) -> RouteError.Reason? {
        guard !next.entries.contains(where: { $0.id == id }) else { return nil }
        let known = Set(entries.map(\.id))
        if let position = position(of: id), let other = next.entry(at: position),
            !known.contains(other.id)
        {
            return .replaced
        }
        let hasNewcomers = next.entries.contains { !known.contains($0.id) }
        return hasNewcomers || next.selectedTab != selectedTab ? .superseded : .cancelled
    }

    private struct EntryPosition {
        let stack: KeyPath<NavigationState, [Stack]>
        let index: Int
        let depth: Int
    }

    private func position(of id: Entry.ID) -> EntryPosition? {
        for stack in [\NavigationState.tabs, \.modals] {
            for (index, entries) in self[keyPath: stack].map(\.entries).enumerated() {
                if let depth = entries.firstIndex(where: { $0.id == id }) {
                    return EntryPosition(stack: stack, index: index, depth: depth)
                }
            }
        }
        return nil
    }

    private func entry(at position: EntryPosition) -> Entry? {
        let stacks = self[keyPath: position.stack]
        guard stacks.indices.contains(position.index) else { return nil }
        let entries = stacks[position.index].entries
        return entries.indices.contains(position.depth) ? entries[position.depth] : nil
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

    /// Whether a screen is in the state.
    func holds(_ id: Entry.ID) -> Bool {
        tabs.contains { $0.holds(id) } || modals.contains { $0.holds(id) }
    }
}
