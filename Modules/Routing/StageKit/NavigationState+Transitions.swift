package import RoutingKit

extension NavigationState {
    /// Shows a screen from `source`, the visible one if `nil`. Returns `false`, and changes
    /// nothing, if there is no screen to show it from.
    @discardableResult
    package mutating func go(
        to entry: Entry, of screen: (any Screen)? = nil, using transition: TransitionType,
        from source: Entry.ID? = nil
    ) -> Bool {
        guard go(to: entry, using: transition, fromScreen: source) else { return false }
        // There is no navigation around a screen that has its own way to close.
        if let modal = modals.indices.last, modals[modal].entries.first == entry,
            screen is any BareScreen
        {
            modals[modal].isBare = true
        }
        return true
    }

    private mutating func go(
        to entry: Entry, using transition: TransitionType, fromScreen source: Entry.ID?
    ) -> Bool {
        switch transition {
        case .show, .ofRoute: push(entry, from: source)
        case .overParents: open(entry, over: [])
        case .present: present(entry, isFullScreen: false)
        case .presentFullScreen: present(entry, isFullScreen: true)
        case .replace: replace(source, with: entry)
        case .root: setRoot(entry)
        }
    }

    /// Shows the screen of a link from outside above its parents, the outermost one first.
    ///
    /// 1. If a tab has the outermost one as its root, that tab is brought to the front, without
    ///    modals. Parents that it already shows remain as they are, and what is above them leaves.
    /// 2. Without any tab, the screens become the first one.
    /// 3. Otherwise they are pushed onto the visible stack: first the parents that aren't on the
    ///    way to the visible screen, then the target. Only the target is always new.
    @discardableResult
    package mutating func open(_ target: Entry, over parents: [Entry]) -> Bool {
        defer { presentSurplus() }
        let root = (parents.first ?? target).url
        if let tab = tabs.firstIndex(where: { $0.entries.first?.url == root }) {
            modals = []
            selectedTab = tab
            let shown = tabs[tab].entries
            let kept = zip(shown, parents).prefix { $0.url == $1.url }.map(\.0)
            tabs[tab].entries = kept + parents.dropFirst(kept.count) + [target]
        } else if tabs.isEmpty {
            tabs = [Stack(parents + [target])]
        } else {
            for entry in parents where !path.contains(where: { $0.url == entry.url }) {
                push(entry, from: nil)
            }
            push(target, from: nil)
        }
        return true
    }

    @discardableResult
    private mutating func push(_ entry: Entry, from source: Entry.ID?) -> Bool {
        defer { presentSurplus() }
        return update(stackOf: source, by: entry) { entries, entry in
            // The same URL as on top replaces it and isn't stacked twice.
            if entries.last?.url == entry.url {
                entries[entries.count - 1] = entry
            } else {
                entries.append(entry)
            }
        }
    }

    private mutating func present(_ entry: Entry, isFullScreen: Bool) -> Bool {
        guard top != nil else { return false }
        modals.append(Stack([entry], isFullScreen: isFullScreen))
        return true
    }

    private mutating func replace(_ source: Entry.ID?, with entry: Entry) -> Bool {
        update(stackOf: source, by: entry) { entries, entry in
            let index = entries.lastIndex { $0.id == source } ?? entries.count - 1
            entries[index] = entry
        }
    }

    private mutating func setRoot(_ entry: Entry) -> Bool {
        modals = []
        if let tab = tabs.firstIndex(where: { $0.entries.first?.url == entry.url }) {
            selectedTab = tab
        }
        if tabs.isEmpty { tabs = [Stack([])] }
        tabs[selectedTab].entries = [entry]
        return true
    }

    /// Presents the screens that a stack without navigation can't hold, in a stack with navigation.
    private mutating func presentSurplus() {
        for tab in tabs.indices { tabs[tab].takeSurplus().map { modals.append($0) } }
        for modal in modals.indices { modals[modal].takeSurplus().map { modals.append($0) } }
    }

    /// Changes the stack of `source`, or of the visible screen, and brings its tab to the front.
    private mutating func update(
        stackOf source: Entry.ID?, by entry: Entry,
        change: (inout [Entry], Entry) -> Void
    ) -> Bool {
        func holdsSource(_ stack: Stack) -> Bool {
            source.map(stack.holds) ?? !stack.entries.isEmpty
        }
        if let modal = modals.lastIndex(where: holdsSource) {
            change(&modals[modal].entries, entry)
        } else if tabs.indices.contains(selectedTab), holdsSource(tabs[selectedTab]) {
            // This is the usual case, in which the other tabs aren't searched.
            change(&tabs[selectedTab].entries, entry)
        } else if let source, let tab = tabs.firstIndex(where: { $0.holds(source) }) {
            selectedTab = tab
            change(&tabs[tab].entries, entry)
        } else {
            return false
        }
        return true
    }
}

extension NavigationState.Stack {
    /// Whether it has screens that a stack without navigation can't show.
    var holdsSurplus: Bool { isBare && entries.count > 1 }

    fileprivate mutating func takeSurplus() -> NavigationState.Stack? {
        guard holdsSurplus else { return nil }
        defer { entries.removeSubrange(1...) }
        return NavigationState.Stack(Array(entries.dropFirst()))
    }

    func holds(_ id: NavigationState.Entry.ID) -> Bool { entries.contains { $0.id == id } }
}
