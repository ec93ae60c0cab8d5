/// Those who wait for answers: each is answered once, by an answer or by its own cancellation.
///
/// A key says what a caller waits for.
@MainActor
package final class Callers<Key, Answer: Sendable> {
    private struct Caller {
        let number: Int
        let key: Key
        let continuation: UnsafeContinuation<Answer, Never>
        let whenAnswered: () -> Void

        @MainActor
        func resume(with answer: Answer) {
            whenAnswered()
            continuation.resume(returning: answer)
        }
    }

    private var waiting: [Caller] = []
    private var lastNumber = 0

    /// What they wait for, in the order in which they began to wait.
    var keys: [Key] { waiting.map(\.key) }

    package init() {}

    /// Waits for an answer.
    /// - Parameters:
    ///   - key: What the caller waits for.
    ///   - whenWaiting: Called as soon as the answer can't be missed.
    ///   - whenAnswered: Called with the answer, before the caller continues.
    ///   - whenCancelled: Returns the answer to this caller if it is cancelled. `isLast` says that
    ///     no other one keeps waiting.
    package func answer(
        about key: Key, whenWaiting: () -> Void = {},
        whenAnswered: @escaping () -> Void = {},
        whenCancelled: @escaping @MainActor @Sendable (_ isLast: Bool) -> Answer
    ) async -> Answer {
        lastNumber += 1
        let number = lastNumber
        return await withTaskCancellationHandler {
            // Each one leaves the list as it is resumed.
            await withUnsafeContinuation {
                waiting.append(
                    Caller(
                        number: number, key: key, continuation: $0, whenAnswered: whenAnswered))
                whenWaiting()
            }
        } onCancel: {
            Task { @MainActor in
                guard let index = self.waiting.firstIndex(where: { $0.number == number }) else {
                    return
                }
                let caller = self.waiting.remove(at: index)
                caller.resume(with: whenCancelled(self.waiting.isEmpty))
            }
        }
    }

    /// Answers the callers that wait for what is meant; by default all of them.
    /// - Returns: The keys of those.
    @discardableResult
    package func resume(
        with answer: Answer, where isMeant: (Key) -> Bool = { _ in true }
    ) -> [Key] {
        let answered = waiting.filter { isMeant($0.key) }
        waiting.removeAll { isMeant($0.key) }
        for caller in answered { caller.resume(with: answer) }
        return answered.map(\.key)
    }
}
