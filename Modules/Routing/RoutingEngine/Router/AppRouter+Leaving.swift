public import RoutingKit
public import StageKit

extension AppRouter {
    /// Changes the navigation state as the user wants, `router.performUserMove { $0.goBack() }`,
    /// unless that would discard what they have typed: then they are asked first.
    ///
    /// All that users do goes through here, or through `Stage.performUserMove(by:_:)` where a stage
    /// doesn't know its router. While the user is asked, other requests are handled.
    /// - Parameters:
    ///   - animation: The look of the transition.
    ///   - change: May be called again after the user has answered, for the state by then.
    /// - Returns: What the change returns; `nil` if the user stays, or is being asked already.
    @discardableResult
    public func performUserMove<Result>(
        by animation: TransitionAnimation = .automatic, _ change: (inout NavigationState) -> Result
    ) async -> Result? {
        await stage.performUserMove(by: animation, asking: ask, change)
    }

    /// Shows or leaves a screen without a URL. If that discards what the user has typed, they are
    /// asked, and the move follows their answer.
    @discardableResult
    public func move(_ move: ScreenMove) -> Bool {
        guard let (next, screens) = stage.next(after: move) else { return false }
        if stage.leaveQuestion(before: next) == nil {
            stage.move(to: next, with: screens)
        } else {
            Task {
                await stage.performUserMove(by: .automatic, asking: ask) { stage.next(after: move) }
            }
        }
        return true
    }
}
