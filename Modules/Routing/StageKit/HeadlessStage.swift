public import RoutingKit

/// A stage without a user interface, for tests and for drawing in a terminal.
@MainActor
public final class HeadlessStage: Stage {
    public var state: NavigationState { current }
    public var onChange: (@MainActor () -> Void)?
    public var badges: [String: String] = [:]

    /// The state. Private, so that reading it needs no check at run time.
    private var current = NavigationState()
    /// The screens, one for each entry of the state, in its order.
    private var shown = HeadlessScreens()

    /// Makes an empty stage.
    public init() {}

    public func move(
        to state: NavigationState, with screens: NewScreens,
        by animation: TransitionAnimation
    ) {
        let last = current
        current = state
        _ = shown.follow(from: last, to: state, with: screens)
        onChange?()
    }

    public func screen(_ id: NavigationState.Entry.ID) -> (any Screen)? {
        shown[id]
    }

    public func entry(of source: any RoutingSource) -> NavigationState.Entry? {
        guard var place = shown.place(of: source) else { return nil }
        for index in 0..<state.stackCount {
            let list = state.list(at: index)
            if place < list.count { return list[place] }
            place -= list.count
        }
        return nil
    }
}
