public import RoutingKit

/// A stage without a user interface, for tests and for drawing in a terminal.
@MainActor
public final class HeadlessStage: Stage {
    public var state: NavigationState { current }
    public var onChange: (@MainActor () -> Void)?
    public var badges: [String: String] = [:]

    private var current = NavigationState()
    /// The screens of the state; none for an entry whose screen doesn't exist.
    private var screens: NewScreens = [:]

    public init() {}

    public func move(
        to state: NavigationState, with screens: NewScreens, by animation: TransitionAnimation
    ) {
        // Released at the end, because a screen may ask the stage then.
        var released: [(any Screen)?] = []
        current.eachLeaving(for: state) { id in
            released.append(self.screens.removeValue(forKey: id))
        }
        current = state
        for (id, screen) in screens where state.holds(id) { self.screens[id] = screen }
        withExtendedLifetime(released) {}
        onChange?()
    }

    public func screen(_ id: NavigationState.Entry.ID) -> (any Screen)? { screens[id] }

    public func entry(of source: any RoutingSource) -> NavigationState.Entry? {
        let ids = screens.compactMap { $0.value === source ? $0.key : nil }
        return ids.isEmpty ? nil : state.entries.last { ids.contains($0.id) }
    }
}
