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

    /// Each waits for a screen, in the outermost request around it; `nil` outside of requests.
    private let callers = Callers<
        (screen: NavigationState.Entry.ID, request: ObjectIdentifier?), Answer
    >()
    /// The state of the stage as it was followed last. It is kept as long as there are callers.
    private var state = NavigationState()
    /// The results of screens that ended before their callers could wait.
    private var early: [(screen: NavigationState.Entry.ID, value: RouteValue)] = []

    /// Whether changes of the stage have to be followed.
    var hasCallers: Bool { !callers.isEmpty }

    /// Waits until the screen ends with a value or leaves the stage, or the task is cancelled.
    /// - Parameters:
    ///   - screen: The screen whose result is awaited.
    ///   - current: The state of the stage.
    ///   - request: The outermost request that waits; `nil` outside of requests.
    ///   - whenAnswered: Called with the answer, before this returns.
    func answer(
        from screen: NavigationState.Entry.ID, in current: NavigationState,
        for request: ObjectIdentifier?, whenAnswered: @escaping () -> Void
    ) async -> Answer {
        if let index = early.firstIndex(where: { $0.screen == screen }) {
            return .success(early.remove(at: index).value)
        }
        // An observer may have removed the screen already.
        guard current.holds(screen) else { return .failure(.cancelled) }
        if !hasCallers { state = current }
        return await callers.answer(about: (screen, request), whenAnswered: whenAnswered)
            ?? .failure(.cancelled)
    }

    /// Ends a screen with its result. If no caller waits for it yet, the last few are kept.
    func finish(_ screen: NavigationState.Entry.ID, with value: RouteValue) {
        let answered = callers.resume(with: .success(value)) { $0.screen == screen }
        if answered.isEmpty { early = early.suffix(3) + [(screen, value)] }
    }

    /// Cancels all callers but those of a request, and returns the screens for which they waited.
    func cancelAll(except request: ObjectIdentifier?) -> Set<NavigationState.Entry.ID> {
        early = []
        let ended = callers.resume(with: .failure(.cancelled)) {
            request == nil || $0.request != request
        }
        return Set(ended.map(\.screen))
    }

    /// Answers the callers of screens that have left the stage, no matter what removed them.
    func follow(_ next: NavigationState) {
        let last = state
        state = next
        for screen in Set(callers.keys.map(\.screen)) {
            if let reason = last.removalReason(of: screen, in: next) {
                callers.resume(with: .failure(reason)) { $0.screen == screen }
            }
        }
    }
}
