public import RoutingKit

/// A stage without a user interface, for tests and for drawing in a terminal.
@MainActor
public final class HeadlessStage: Stage {
    public var state: NavigationState { current }
    public var onChange: (@MainActor () -> Void)? {
        get { whenChanged }
        set { whenChanged = newValue }
    }
    public var badges: [String: String] = [:]

    /// The state. It and what follows are private and replaced as a whole, so that reading them needs
    /// no check at run time.
    private var current = NavigationState()
    private var whenChanged: (@MainActor () -> Void)?
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
        var next = shown
        // Or else it would be copied.
        shown = HeadlessScreens()
        let gone = next.follow(from: last, to: state, with: screens)
        shown = next
        _ = consume gone
        whenChanged?()
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
