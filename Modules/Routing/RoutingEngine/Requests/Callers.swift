package import RoutingKit

/// The callers of one request: each is answered once, by the outcome or its own cancellation.
@MainActor
package final class Callers {
    private var waiting: [Int: CheckedContinuation<RouteOutcome?, Never>] = [:]
    private var lastNumber = 0

    var count: Int { waiting.count }

    package init() {}

    /// `whenAbandoned` is called when no caller waits any longer, and may return the outcome.
    /// Returns `nil` if this caller was cancelled while others keep waiting.
    package func outcome(
        whenAbandoned: @escaping @MainActor @Sendable () -> RouteOutcome?
    ) async -> RouteOutcome? {
        lastNumber += 1
        let number = lastNumber
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiting[number] = $0 }
        } onCancel: {
            Task { @MainActor in
                guard let caller = self.waiting.removeValue(forKey: number) else { return }
                caller.resume(returning: self.waiting.isEmpty ? whenAbandoned() : nil)
            }
        }
    }

    package func answer(_ outcome: RouteOutcome) {
        for number in waiting.keys.sorted() {
            waiting.removeValue(forKey: number)?.resume(returning: outcome)
        }
    }
}
