public import RoutingKit
public import StageKit

/// The stage of an app in a terminal. ``TerminalProgram`` draws it.
@MainActor
public final class TerminalStage: Stage {
    private let model = HeadlessStage()

    /// Makes an empty stage.
    public init() {}

    public var state: NavigationState { model.state }

    public var onChange: (@MainActor () -> Void)? {
        get { model.onChange }
        set { model.onChange = newValue }
    }

    public var badges: [String: String] {
        get { model.badges }
        set {
            model.badges = newValue
            onDraw()
        }
    }

    /// Called after each change.
    var onDraw: @MainActor () -> Void = {}

    public func move(
        to state: NavigationState, with screens: NewScreens, by animation: TransitionAnimation
    ) {
        model.move(to: state, with: screens, by: animation)
        onDraw()
    }

    public func screen(_ id: NavigationState.Entry.ID) -> (any Screen)? { model.screen(id) }

    public func entry(of source: any RoutingSource) -> NavigationState.Entry? {
        model.entry(of: source)
    }
}
