public import RoutingKit

/// The screens of the entries that are new in a state, each with the identity of its entry.
public typealias NewScreens = [(id: NavigationState.Entry.ID, screen: any Screen)]

/// Shows screens. The adapter of each UI framework conforms to it; ``HeadlessStage`` needs none.
@MainActor
public protocol Stage: AnyObject {
    /// Where the user is.
    var state: NavigationState { get }

    /// Called after each change of the state, including those that the user made by a gesture.
    var onChange: (@MainActor () -> Void)? { get set }

    /// The text on the badge of each tab, by the URL of the tab's root. It isn't a part of the
    /// state, so it is never saved, and it stays if the tabs change.
    var badges: [String: String] { get set }

    /// The question that the user has to answer before they leave what they have typed; `nil`
    /// without one. The stage shows it with both of its answers. It isn't a part of the state.
    var question: LeaveQuestion? { get set }

    /// Moves to a new state.
    /// - Parameters:
    ///   - state: Where the user is afterwards.
    ///   - screens: The screens of the entries that are new in the state. Others are ignored.
    ///   - animation: How the change looks.
    func move(
        to state: NavigationState, with screens: NewScreens, by animation: TransitionAnimation)

    /// Waits until the user sees the state: until all transitions have ended.
    func settle() async

    /// The screen of an entry; `nil` if the entry isn't in the state, or its screen isn't made.
    func screen(_ id: NavigationState.Entry.ID) -> (any Screen)?

    /// The entry of a source; `nil` if the source isn't on the stage.
    func entry(of source: any RoutingSource) -> NavigationState.Entry?
}

extension Stage {
    /// The visible screen; `nil` on an empty stage.
    public var topScreen: (any Screen)? {
        guard let id = state.top?.id else { return nil }
        return screen(id)
    }

    /// Moves to a new state with the platform's own animation.
    public func move(to state: NavigationState, with screens: NewScreens) {
        move(to: state, with: screens, by: .automatic)
    }

    /// Returns at once, for a stage whose state is always what the user sees.
    public func settle() async {}

    /// Changes the state without new screens and without asking, and returns what the change
    /// returns. What the user wants goes through ``performUserMove(by:_:)`` instead.
    @discardableResult
    public func update<Result>(
        by animation: TransitionAnimation = .automatic,
        _ change: (inout NavigationState) -> Result
    ) -> Result {
        var state = self.state
        let result = change(&state)
        if state != self.state { move(to: state, with: [], by: animation) }
        return result
    }
}

extension Stage {
    /// The state after a screen without a URL is shown or left, with the new screen; `nil` if there
    /// is no screen to start from, or none to leave.
    package func next(after move: ScreenMove) -> (state: NavigationState, screens: NewScreens)? {
        var next = state
        let isPossible: Bool
        switch move {
        case .push(let screen): return self.next(showing: screen, using: .show)
        case .present(let screen, let isFullScreen):
            return self.next(showing: screen, using: isFullScreen ? .presentFullScreen : .present)
        case .resetRoot(let screen): return self.next(showing: screen, using: .root)
        case .pop: isPossible = next.pop()
        case .popToRoot: isPossible = next.popToRoot()
        case .dismiss: isPossible = next.dismiss()
        }
        return isPossible ? (next, []) : nil
    }

    private func next(
        showing screen: any Screen, using transition: TransitionType
    ) -> (state: NavigationState, screens: NewScreens)? {
        let entry = NavigationState.Entry(withoutURL: screen)
        var next = state
        guard next.go(to: entry, of: screen, using: transition) else { return nil }
        return (next, [(entry.id, screen)])
    }
}
