public import RoutingKit

/// A stage without a UI: tests look at it, and the terminal draws it.
@MainActor
public final class HeadlessStage: Stage {
    public private(set) var state = NavigationState()
    public var onChange: (@MainActor () -> Void)?

    private struct Shown {
        let id: NavigationState.Entry.ID
        let screen: any Screen
    }

    /// The screens in the order of the state's entries.
    private var shown: [Shown] = []

    /// Makes an empty stage.
    public init() {}

    public func move(
        to state: NavigationState, with screens: [NavigationState.Entry.ID: any Screen],
        by animation: TransitionAnimation
    ) {
        self.state = state
        let entries = state.entries
        // Most often only what is on top changes.
        var kept = 0
        while kept < min(shown.count, entries.count), shown[kept].id == entries[kept].id {
            kept += 1
        }
        // What has left the state goes with its screen.
        let moved = entries[kept...].compactMap { entry in
            (screens[entry.id] ?? screen(entry.id)).map { Shown(id: entry.id, screen: $0) }
        }
        shown.replaceSubrange(kept..., with: moved)
        onChange?()
    }

    public func screen(_ id: NavigationState.Entry.ID) -> (any Screen)? {
        // The one on top is asked for most.
        shown.last { $0.id == id }?.screen
    }

    public func entry(of source: any RoutingSource) -> NavigationState.Entry? {
        guard let id = shown.first(where: { $0.screen === source })?.id else { return nil }
        return state.entries.first { $0.id == id }
    }
}
