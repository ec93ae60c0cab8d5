package import RoutingKit
package import StageKit

/// The stage of an app in a terminal. ``TerminalProgram`` draws it.
@MainActor
package final class TerminalStage: Stage {
    private let model = HeadlessStage()

    /// Makes an empty stage.
    package init() {}

    package var state: NavigationState { model.state }

    package var onChange: (@MainActor () -> Void)? {
        get { model.onChange }
        set { model.onChange = newValue }
    }

    package var badges: [String: String] {
        get { model.badges }
        set {
            model.badges = newValue
            onDraw()
        }
    }

    /// Called after each change.
    var onDraw: @MainActor () -> Void = {}

    package func move(
        to state: NavigationState, with screens: NewScreens, by animation: TransitionAnimation
    ) {
        model.move(to: state, with: screens, by: animation)
        onDraw()
    }

    package func screen(_ id: NavigationState.Entry.ID) -> (any Screen)? { model.screen(id) }

    package func entry(of source: any RoutingSource) -> NavigationState.Entry? {
        model.entry(of: source)
    }
}
