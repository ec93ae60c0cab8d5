public import RoutingKit

/// A stage without a user interface, for tests and for drawing in a terminal.
@MainActor
public final class HeadlessStage: Stage {
    public var state: NavigationState { current }
    public var onChange: (@MainActor () -> Void)?
    public var badges: [String: String] = [:]

    private struct Shown {
        let id: NavigationState.Entry.ID
        /// `nil` if the state names a screen that doesn't exist.
        let screen: (any Screen)?
    }

    /// The state. Private, so that reading it needs no check at run time.
    private var current = NavigationState()
    /// The screens, one for each entry of the state, in its order.
    private var shown: [Shown] = []

    /// Makes an empty stage.
    public init() {}

    public func move(
        to state: NavigationState, with screens: NewScreens,
        by animation: TransitionAnimation
    ) {
        let last = current
        current = state
        let isAlone = last.stackCount == 1 && state.stackCount == 1
        // Only the ends of stacks are compared: what both states share is equal.
        var (place, gone) = (0, [Shown]())
        for index in 0..<max(last.stackCount, state.stackCount) {
            let (before, after) = (last.list(at: index), state.list(at: index))
            let kept = before.commonPrefix(with: after) { $0.id }
            if kept < before.count || kept < after.count {
                let places = place + kept..<place + before.count
                // A screen may have moved from one stack to another.
                func arrived(_ number: Int) -> Shown {
                    let id = after[number].id
                    let moved = { self.screen(id) ?? gone.last { $0.id == id }?.screen }
                    return Shown(id: id, screen: screens[id] ?? moved())
                }
                // The screens of entries that left the state are released.
                if isAlone, places.count == 1, after.count == before.count {
                    // Most often one screen replaces or covers another, which needs no arrays.
                    shown[places.lowerBound] = arrived(kept)
                } else if isAlone, places.isEmpty, after.count == kept + 1 {
                    shown.insert(arrived(kept), at: places.lowerBound)
                } else {
                    let new = (kept..<after.count).map(arrived)
                    gone += shown[places]
                    shown.replaceSubrange(places, with: new)
                }
            }
            place += after.count
        }
        onChange?()
    }

    public func screen(_ id: NavigationState.Entry.ID) -> (any Screen)? {
        // The visible screen is requested most often.
        shown.last { $0.id == id }?.screen
    }

    public func entry(of source: any RoutingSource) -> NavigationState.Entry? {
        guard var place = shown.lastIndex(where: { $0.screen === source }) else { return nil }
        for index in 0..<state.stackCount {
            let list = state.list(at: index)
            if place < list.count { return list[place] }
            place -= list.count
        }
        return nil
    }
}
