import RoutingKit
import StageKit

/// The callers that wait for the result of a screen; each is answered exactly once.
@MainActor
final class PendingResults {
    /// What a caller gets: the result of its screen, or why there is none.
    typealias Answer = Result<RouteValue, RouteError.Reason>

    private struct Caller {
        let screen: NavigationState.Entry.ID
        let continuation: CheckedContinuation<Answer, Never>
        let whenAnswered: @MainActor () -> Void
    }

    private var callers: [Int: Caller] = [:]
    private var count = 0
    private var state = NavigationState()
    /// Results of screens that ended before their callers, who must hear of them first, could wait.
    private var early: [(screen: NavigationState.Entry.ID, value: RouteValue)] = []

    /// The screens of which a result is awaited.
    var screens: Set<NavigationState.Entry.ID> { Set(callers.values.map(\.screen)) }

    /// Waits until the screen ends with a value, or leaves the stage without one, or the calling
    /// task is cancelled.
    /// - Parameters:
    ///   - whenWaiting: Called as soon as none of these can be missed any more.
    ///   - whenAnswered: Called just before the caller goes on.
    func answer(
        from screen: NavigationState.Entry.ID, whenWaiting: () -> Void,
        whenAnswered: @escaping @MainActor () -> Void
    ) async -> Answer {
        if let place = early.firstIndex(where: { $0.screen == screen }) {
            whenWaiting()
            whenAnswered()
            return .success(early.remove(at: place).value)
        }
        count += 1
        let number = count
        return await withTaskCancellationHandler {
            await withCheckedContinuation {
                callers[number] = Caller(
                    screen: screen, continuation: $0, whenAnswered: whenAnswered)
                whenWaiting()
            }
        } onCancel: {
            Task { await end(number, with: .failure(.cancelled)) }
        }
    }

    /// Ends a screen with its result. If nobody waits for it yet, the last few are remembered.
    func finish(_ screen: NavigationState.Entry.ID, with value: RouteValue) {
        if screens.contains(screen) { return end(screen, with: .success(value)) }
        early = early.suffix(3) + [(screen, value)]
    }

    /// Answers everybody who waits for a screen.
    func end(_ screen: NavigationState.Entry.ID, with answer: Answer) {
        for number in callers.keys.sorted() where callers[number]?.screen == screen {
            end(number, with: answer)
        }
    }

    /// Answers everybody whose screen is not on the stage any more. What removed it does not
    /// matter, so no way of leaving can be forgotten.
    func follow(_ next: NavigationState) {
        let last = state
        state = next
        if callers.isEmpty { return }
        for screen in screens {
            if let reason = last.departure(of: screen, to: next) {
                end(screen, with: .failure(reason))
            }
        }
    }

    private func end(_ number: Int, with answer: Answer) {
        guard let caller = callers.removeValue(forKey: number) else { return }
        caller.whenAnswered()
        caller.continuation.resume(returning: answer)
    }
}
