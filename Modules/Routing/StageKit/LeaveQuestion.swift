public import RoutingKit

/// A question to the user: may a move discard what they have typed?
///
/// A stage shows its reasons and two answers. The user must be able to give both of them, so that
/// no screen can trap the user.
@MainActor
public final class LeaveQuestion {
    /// Why the user may want to stay: a sentence of each screen that would leave, the one in front
    /// first.
    public let reasons: [String]
    /// The screens that would leave.
    package let screens: Set<NavigationState.Entry.ID>
    private var answer: (@MainActor (_ discards: Bool) -> Void)?

    fileprivate init(about held: [(id: NavigationState.Entry.ID, reason: String)]) {
        reasons = held.map(\.reason)
        screens = Set(held.map(\.id))
    }

    /// Discards what the screens hold, and makes the move.
    public func discard() { end(discarding: true) }

    /// Changes nothing.
    public func stay() { end(discarding: false) }

    private func end(discarding discards: Bool) {
        let answer = answer
        self.answer = nil
        answer?(discards)
    }

    /// Asks the question, which is open until the user answers it, its screens have left, or the
    /// task is cancelled.
    /// - Parameters:
    ///   - stage: Shows the question.
    ///   - whenShown: Called as soon as the stage shows it, and the user has not answered yet.
    ///   - whenAnswered: Called with the answer, before this returns.
    /// - Returns: Whether the user discards what the screens hold. `false` without asking if
    ///   another question is open.
    package func ask(
        on stage: any Stage, whenShown: () -> Void = {},
        whenAnswered: @escaping @MainActor () -> Void = {}
    ) async -> Bool {
        guard stage.question == nil else { return false }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                answer = { [weak stage] discards in
                    stage?.question = nil
                    whenAnswered()
                    continuation.resume(returning: discards)
                }
                stage.question = self
                if stage.question === self { whenShown() }
            }
        } onCancel: {
            Task { await stay() }
        }
    }

    /// Ends the question if all its screens have left without an answer.
    package func follow(_ state: NavigationState) {
        if !screens.contains(where: state.holds) { discard() }
    }
}

extension Stage {
    /// The stage can't ask, so that the user discards at once what they have typed.
    public var question: LeaveQuestion? {
        get { nil }
        set { newValue?.discard() }
    }

    /// The reasons that the user would be asked about before a change, for a gesture that has to be
    /// refused before it begins.
    public func reasonsToStay(after change: (inout NavigationState) -> Void) -> [String] {
        var next = state
        change(&next)
        return leaveQuestion(before: next)?.reasons ?? []
    }

    /// Looks for screens that hold what the user has typed, and would leave.
    /// - Parameters:
    ///   - next: The state after the move.
    ///   - left: The screens that the user has agreed to leave already.
    /// - Returns: The question to ask before a move to another state; `nil` if it discards nothing
    ///   else.
    package func leaveQuestion(
        before next: NavigationState, leaving left: Set<NavigationState.Entry.ID> = []
    ) -> LeaveQuestion? {
        var held: [(id: NavigationState.Entry.ID, reason: String)] = []
        state.forEachLeaving(for: next) { id in
            guard !left.contains(id), let screen = screen(id) as? any HoldingScreen,
                let reason = screen.reasonToStay
            else { return }
            held.insert((id, reason), at: 0)
        }
        return held.isEmpty ? nil : LeaveQuestion(about: held)
    }

    /// Changes the state as the user wants by a gesture or a button, unless that would discard what
    /// they have typed: then they are asked first. While a question is open, such a change isn't
    /// made.
    /// - Parameters:
    ///   - animation: The look of the transition.
    ///   - change: May be called again after the user has answered, for the state by then.
    /// - Returns: What the change returns; `nil` if the user stays.
    @discardableResult
    public func performUserMove<Result>(
        by animation: TransitionAnimation = .automatic,
        _ change: (inout NavigationState) -> Result
    ) async -> Result? {
        await performUserMove(by: animation, asking: { await $0.ask(on: self) }, change)
    }

    /// Does the same for the callback of a gesture: the state has changed when this returns, unless
    /// the user is being asked.
    /// - Parameters:
    ///   - animation: The look of the change.
    ///   - change: May be called again after the user has answered, for the state by then.
    public func beginUserMove(
        by animation: TransitionAnimation = .automatic,
        _ change: @escaping @MainActor (inout NavigationState) -> Void
    ) {
        if reasonsToStay(after: change).isEmpty { return update(by: animation, change) }
        Task { await performUserMove(by: animation, change) }
    }

    /// Makes a change that the user wants, after asking about all that it would discard.
    ///
    /// 1. The change is tried on a copy of the state.
    /// 2. If screens would leave that hold something, the user is asked. If they stay, nothing is
    ///    changed.
    /// 3. If they discard, the change is tried again: the state may be another one by then, with
    ///    other screens to ask about.
    package func performUserMove<Result>(
        by animation: TransitionAnimation, asking ask: @MainActor (LeaveQuestion) async -> Bool,
        _ change: (inout NavigationState) -> Result
    ) async -> Result? {
        var result: Result?
        let isMade = await performUserMove(by: animation, asking: ask) {
            var next = state
            result = change(&next)
            return (next, [])
        }
        return isMade ? result : nil
    }

    /// Moves to a state as the user wants, after they have agreed to all that it discards.
    /// - Parameters:
    ///   - animation: The look of the change.
    ///   - ask: Asks the user.
    ///   - next: Returns the state with its new screens, again after each answer, as the stage may
    ///     have changed; `nil` if the move isn't possible any more.
    /// - Returns: Whether the stage has moved.
    @discardableResult
    package func performUserMove(
        by animation: TransitionAnimation, asking ask: @MainActor (LeaveQuestion) async -> Bool,
        to next: () -> (state: NavigationState, screens: NewScreens)?
    ) async -> Bool {
        var left: Set<NavigationState.Entry.ID> = []
        while let (next, screens) = next() {
            guard let question = leaveQuestion(before: next, leaving: left) else {
                if next != state { move(to: next, with: screens, by: animation) }
                return true
            }
            guard await ask(question) else { return false }
            left.formUnion(question.screens)
        }
        return false
    }
}
