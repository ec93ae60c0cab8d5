/// The callers that wait for the result of a screen; each is answered exactly once.
@MainActor
final class PendingResults {
    private var waiting: [NavigationState.Entry.ID: CheckedContinuation<RouteValue?, Never>] = [:]

    /// Waits until the screen ends with a value, or leaves the stage without one.
    /// - Parameter whenWaiting: Called as soon as neither can be missed any more.
    func result(
        of id: NavigationState.Entry.ID, whenWaiting: () -> Void
    ) async -> RouteValue? {
        await withCheckedContinuation {
            waiting[id] = $0
            whenWaiting()
        }
    }

    /// Answers the caller of a screen, if one waits.
    /// - Returns: Whether one waited.
    @discardableResult
    func end(_ id: NavigationState.Entry.ID, with value: RouteValue?) -> Bool {
        guard let continuation = waiting.removeValue(forKey: id) else { return false }
        continuation.resume(returning: value)
        return true
    }

    /// The screens with a waiting caller that are no longer on the stage. What removed them does
    /// not matter, so no way of leaving can be forgotten.
    func absent(from state: NavigationState) -> [NavigationState.Entry.ID] {
        let live = Set(state.entries.map(\.id))
        return waiting.keys.filter { !live.contains($0) }
    }
}
