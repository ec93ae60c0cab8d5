import RoutingKit
import StageKit

/// The callers that wait for the result of a screen; each is answered exactly once: by the result,
/// by the reason for which the screen has left the stage, or by its own cancellation.
///
/// No request tells it about a screen that leaves. It compares each state of the stage with the one
/// before, so that a gesture, a request and other code are treated alike.
@MainActor
final class PendingResults {
    typealias Answer = Result<RouteValue, RouteError.Reason>

    private struct Caller {
        let screen: NavigationState.Entry.ID
        /// `nil` outside of requests.
        let request: ObjectIdentifier?
        let continuation: CheckedContinuation<Answer, Never>
        let whenAnswered: @MainActor () -> Void
    }

    private var callers: [Int: Caller] = [:] {
        didSet { hasCallers = !callers.isEmpty }
    }
    /// Whether changes of the stage have to be followed.
    private(set) var hasCallers = false
    private var count = 0
    /// Kept as long as there are callers.
    private var state = NavigationState()
    /// Of screens that ended before their callers could wait.
    private var early: [(screen: NavigationState.Entry.ID, value: RouteValue)] = []

    var screens: Set<NavigationState.Entry.ID> { Set(callers.values.map(\.screen)) }

    /// Waits until the screen ends with a value or leaves the stage, or the task is cancelled.
    /// - Parameters:
    ///   - screen: The screen whose result is awaited.
    ///   - current: The state of the stage.
    ///   - request: The outermost request that waits; `nil` outside of requests.
    ///   - whenWaiting: Called as soon as none of these can be missed.
    ///   - whenAnswered: Called just before the caller continues.
    func answer(
        from screen: NavigationState.Entry.ID, in current: NavigationState,
        for request: ObjectIdentifier?, whenWaiting: () -> Void,
        whenAnswered: @escaping @MainActor () -> Void
    ) async -> Answer {
        if let index = early.firstIndex(where: { $0.screen == screen }) {
            whenWaiting()
            whenAnswered()
            return .success(early.remove(at: index).value)
        }
        if callers.isEmpty { state = current }
        count += 1
        let number = count
        return await withTaskCancellationHandler {
            await withCheckedContinuation {
                callers[number] = Caller(
                    screen: screen, request: request, continuation: $0,
                    whenAnswered: whenAnswered)
                whenWaiting()
            }
        } onCancel: {
            Task { await end(number, with: .failure(.cancelled)) }
        }
    }

    /// Ends a screen with its result. If no caller waits for it yet, the last few are kept.
    func finish(_ screen: NavigationState.Entry.ID, with value: RouteValue) {
        if screens.contains(screen) { return end(screen, with: .success(value)) }
        early = early.suffix(3) + [(screen, value)]
    }

    func end(_ screen: NavigationState.Entry.ID, with answer: Answer) {
        for number in callers.keys.sorted() where callers[number]?.screen == screen {
            end(number, with: answer)
        }
    }

    /// Returns the screens for which they waited.
    func cancelAll(except request: ObjectIdentifier?) -> Set<NavigationState.Entry.ID> {
        early = []
        let cancelled = callers.filter { request == nil || $0.value.request != request }
        for number in cancelled.keys.sorted() { end(number, with: .failure(.cancelled)) }
        return Set(cancelled.values.map(\.screen))
    }

    /// Answers the callers of screens that have left the stage, no matter what removed them.
    func follow(_ next: NavigationState) {
        guard hasCallers else { return }
        let last = state
        state = next
        for screen in screens {
            if let reason = last.removalReason(of: screen, in: next) {
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
