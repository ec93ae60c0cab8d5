/// A stage without a UI: tests look at it, and the terminal draws it.
@MainActor
public final class HeadlessStage: Stage {
    public private(set) var state = NavigationState()
    public var onChange: (@MainActor () -> Void)?

    private var screens: [NavigationState.Entry.ID: any Screen] = [:]

    /// Makes an empty stage.
    public init() {}

    public func move(
        to state: NavigationState, with screens: [NavigationState.Entry.ID: any Screen],
        by animation: TransitionAnimation
    ) {
        self.state = state
        // What has left the state goes with its screen.
        self.screens = state.entries.reduce(into: [:]) { live, entry in
            live[entry.id] = screens[entry.id] ?? self.screens[entry.id]
        }
        onChange?()
    }

    public func screen(_ id: NavigationState.Entry.ID) -> (any Screen)? { screens[id] }

    public func entry(of source: any RoutingSource) -> NavigationState.Entry? {
        state.entries.first { screens[$0.id] === source }
    }
}
