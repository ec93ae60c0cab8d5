/// Those who wait for one answer: each is answered once, by it or by its own cancellation.
@MainActor
package final class Callers<Answer: Sendable> {
    private var waiting: [(number: Int, caller: UnsafeContinuation<Answer, Never>)] = []
    private var lastNumber = 0

    var count: Int { waiting.count }

    package init() {}

    /// Waits for the answer.
    /// - Parameters:
    ///   - whenWaiting: Called as soon as the answer can't be missed.
    ///   - whenCancelled: Returns the answer to this caller if it is cancelled. `isLast` says that
    ///     no other one keeps waiting.
    package func answer(
        whenWaiting: () -> Void = {},
        whenCancelled: @escaping @MainActor @Sendable (_ isLast: Bool) -> Answer
    ) async -> Answer {
        lastNumber += 1
        let number = lastNumber
        return await withTaskCancellationHandler {
            // Each one leaves the list as it is resumed.
            await withUnsafeContinuation {
                waiting.append((number, $0))
                whenWaiting()
            }
        } onCancel: {
            Task { @MainActor in
                guard let index = self.waiting.firstIndex(where: { $0.number == number }) else {
                    return
                }
                let caller = self.waiting.remove(at: index).caller
                caller.resume(returning: whenCancelled(self.waiting.isEmpty))
            }
        }
    }

    /// Answers all callers that wait.
    package func resume(with answer: Answer) {
        let callers = waiting
        waiting = []
        for (_, caller) in callers { caller.resume(returning: answer) }
    }
}
