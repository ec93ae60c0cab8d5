import RoutingKit

/// The screens of a ``HeadlessStage``, one for each entry of its state, in the order of the state.
@MainActor
struct HeadlessScreens {
    struct Shown {
        let id: NavigationState.Entry.ID
        /// `nil` if the state names a screen that doesn't exist.
        let screen: (any Screen)?
    }

    private var shown: [Shown] = []

    /// The screen of an entry.
    subscript(id: NavigationState.Entry.ID) -> (any Screen)? {
        // The visible screen is requested most often.
        shown.last { $0.id == id }?.screen
    }

    /// The place of a screen among all of the state.
    func place(of source: any RoutingSource) -> Int? {
        shown.lastIndex { $0.screen === source }
    }

    /// Takes the screens that are new in a state.
    /// - Returns: Screens that have left, for the caller to release: they may ask the stage then.
    mutating func follow(
        from last: NavigationState, to state: NavigationState, with screens: NewScreens
    ) -> [Shown] {
        let isAlone = last.stackCount == 1 && state.stackCount == 1
        // Only the ends of stacks are compared: what both states share is equal.
        var (place, gone) = (0, [Shown]())
        for index in 0..<max(last.stackCount, state.stackCount) {
            let (before, after) = (last.list(at: index), state.list(at: index))
            let kept = before.commonPrefix(with: after) { $0.id }
            if kept < before.count || kept < after.count {
                let places = place + kept..<place + before.count
                if isAlone, places.count == 1, after.count == before.count {
                    // Most often one screen replaces or covers another, which needs no arrays.
                    shown[places.lowerBound] = entering(kept, of: after, with: screens, or: gone)
                } else if isAlone, places.isEmpty, after.count == kept + 1 {
                    shown.insert(
                        entering(kept, of: after, with: screens, or: gone), at: places.lowerBound)
                } else {
                    let new = (kept..<after.count).map { [gone] in
                        entering($0, of: after, with: screens, or: gone)
                    }
                    gone += shown[places]
                    shown.replaceSubrange(places, with: new)
                }
            }
            place += after.count
        }
        return gone
    }

    /// The screen of an entry that is new in a stack: a new one, or one that has moved from another
    /// stack.
    private func entering(
        _ place: Int, of list: SharedList<NavigationState.Entry>, with screens: NewScreens,
        or gone: [Shown]
    ) -> Shown {
        let id = list.part(at: place, \.id)
        return Shown(id: id, screen: screens[id] ?? self[id] ?? gone.last { $0.id == id }?.screen)
    }
}
