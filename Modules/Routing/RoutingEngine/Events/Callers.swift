/// Those who wait for answers: each is answered once, unless it is cancelled.
///
/// A key says what a caller waits for.
@MainActor
package final class Callers<Key, Answer: Sendable> {
    private struct Caller {
        let number: Int
        let key: Key
        let whenAnswered: () -> Void
        let answer: AsyncStream<Answer>.Continuation
    }

    private var waiting: [Caller] = []
    private var lastNumber = 0

    var isEmpty: Bool { waiting.isEmpty }

    /// What they wait for, in the order in which they began to wait.
    var keys: [Key] { waiting.map(\.key) }

    package init() {}

    /// Waits for an answer; `nil` if the caller is cancelled, which doesn't wait then.
    /// - Parameters:
    ///   - key: What the caller waits for.
    ///   - whenAnswered: Called with the answer, before the caller continues.
    package func answer(about key: Key, whenAnswered: @escaping () -> Void = {}) async -> Answer? {
        lastNumber += 1
        let number = lastNumber
        let (answers, answer) = AsyncStream.makeStream(of: Answer.self)
        waiting.append(
            Caller(number: number, key: key, whenAnswered: whenAnswered, answer: answer))
        for await given in answers { return given }
        waiting.removeAll { $0.number == number }
        return nil
    }

    /// Answers the callers that wait for what is meant; by default all of them.
    /// - Returns: The keys of those.
    @discardableResult
    package func resume(
        with answer: Answer, where isMeant: (Key) -> Bool = { _ in true }
    ) -> [Key] {
        let answered = waiting.filter { isMeant($0.key) }
        waiting.removeAll { isMeant($0.key) }
        for caller in answered {
            caller.whenAnswered()
            caller.answer.yield(answer)
        }
        return answered.map(\.key)
    }
}
