package import RoutingKit

/// The callers of one request: each is answered once, by the outcome or its own cancellation.
@MainActor
package final class Callers {
    private var waiting: [(number: Int, caller: UnsafeContinuation<RouteOutcome?, Never>)] = []
    private var lastNumber = 0

    var count: Int { waiting.count }

    package init() {}

    /// Waits for the outcome.
    /// - Parameter whenAbandoned: Called when no caller waits any longer; it may return the
    ///   outcome.
    /// - Returns: `nil` if this caller was cancelled while others keep waiting.
    package func outcome(
        whenAbandoned: @escaping @MainActor @Sendable () -> RouteOutcome?
    ) async -> RouteOutcome? {
        lastNumber += 1
        let number = lastNumber
        return await withTaskCancellationHandler {
            // Each one leaves the list as it is resumed.
            await withUnsafeContinuation { waiting.append((number, $0)) }
        } onCancel: {
            Task { @MainActor in
                guard let index = self.waiting.firstIndex(where: { $0.number == number }) else {
                    return
                }
                let caller = self.waiting.remove(at: index).caller
                caller.resume(returning: self.waiting.isEmpty ? whenAbandoned() : nil)
            }
        }
    }

    /// Answers all callers that wait; with `nil`, there is no outcome for them.
    package func answer(_ outcome: RouteOutcome?) {
        let callers = waiting
        waiting = []
        for (_, caller) in callers { caller.resume(returning: outcome) }
    }
}

extension RouteRequest {
    /// Whether another request is the same, so that one outcome answers both.
    func isSame(as other: RouteRequest) -> Bool {
        url == other.url && trust == other.trust && transition == other.transition
            && source === other.source && origin == other.origin
            && (payload.map { other.payload.map($0.isEqual) ?? false } ?? (other.payload == nil))
    }
}

extension RouteValue {
    /// Values of different types are not equal.
    func isEqual(to other: RouteValue) -> Bool {
        (value as? any Equatable)?.isEqual(to: other.value) ?? false
    }
}

extension Equatable {
    fileprivate func isEqual(to other: any Sendable) -> Bool { other as? Self == self }
}
