public import RoutingKit

/// A stage without a user interface, for tests and for drawing in a terminal.
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
        // Usually only the top of the stack changes.
        var kept = 0
        while kept < min(shown.count, entries.count), shown[kept].id == entries[kept].id {
            kept += 1
        }
        // The screens of entries that left the state are released.
        let moved = entries[kept...].compactMap { entry in
            (screens[entry.id] ?? screen(entry.id)).map { Shown(id: entry.id, screen: $0) }
        }
        shown.replaceSubrange(kept..., with: moved)
        onChange?()
    }

    public func screen(_ id: NavigationState.Entry.ID) -> (any Screen)? {
        // The visible screen is requested most often.
        shown.last { $0.id == id }?.screen
    }

    public func entry(of source: any RoutingSource) -> NavigationState.Entry? {
        guard let id = shown.first(where: { $0.screen === source })?.id else { return nil }
        return state.entries.first { $0.id == id }
    }
}
