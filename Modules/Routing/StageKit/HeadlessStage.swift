public import RoutingKit

/// A stage without a user interface, for tests and for drawing in a terminal.
@MainActor
public final class HeadlessStage: Stage {
    public var state: NavigationState { current }
    public var onChange: (@MainActor () -> Void)?
    public var badges: [String: String] = [:]
    public var question: LeaveQuestion?

    private typealias ID = NavigationState.Entry.ID

    /// A screen with the identity of its entry. The references of a tuple would be counted by its
    /// metadata, which takes longer.
    private struct ShownScreen {
        let id: ID
        let screen: any Screen
    }

    private var current = NavigationState()
    /// The screens of the state in the order in which they were shown, because most questions are
    /// about the last ones; none for an entry whose screen doesn't exist.
    private var screens: [ShownScreen] = []

    public init() {}

    public func move(
        to state: NavigationState, with screens: NewScreens, by animation: TransitionAnimation
    ) {
        // Released at the end, because a screen may ask the stage then.
        var released: [ShownScreen] = []
        var shown = self.screens
        self.screens = []
        current.forEachLeaving(for: state) { id in
            guard let index = Self.index(of: id, in: shown) else { return }
            released.append(shown.remove(at: index))
        }
        for (id, screen) in screens where state.holds(id) {
            if let index = Self.index(of: id, in: shown) {
                released.append(shown.remove(at: index))
            }
            shown.append(ShownScreen(id: id, screen: screen))
        }
        current = state
        self.screens = shown
        extendLifetime(released)
        onChange?()
    }

    public func screen(_ id: NavigationState.Entry.ID) -> (any Screen)? {
        guard let index = Self.index(of: id, in: screens) else { return nil }
        return screens[index].screen
    }

    /// Compares identities where they are: a copy of the element would count its references.
    private nonisolated static func index(of id: ID, in screens: [ShownScreen]) -> Int? {
        screens.indices.last { screens[$0].id == id }
    }

    public func entry(of source: any RoutingSource) -> NavigationState.Entry? {
        let ids = screens.compactMap { $0.screen === source ? $0.id : nil }
        return ids.isEmpty ? nil : state.entries.last { ids.contains($0.id) }
    }
}
