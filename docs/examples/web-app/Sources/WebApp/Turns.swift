/// Lets the requests of one session take turns, so that each finds the stage as it expects it.
@MainActor
final class Turns {
    /// How many requests wait at most.
    nonisolated static let limit = 8

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Whether a request is being answered.
    var isBusy: Bool { isTaken }

    /// Does work when all that came before is done.
    /// - Throws: ``Refusal`` if too many requests wait.
    func take<Result: Sendable>(_ work: @MainActor () async throws -> Result) async throws -> Result
    {
        if isTaken {
            guard waiting.count < Self.limit else { throw Refusal.busy }
            await withCheckedContinuation { waiting.append($0) }
        }
        isTaken = true
        defer {
            // The next one takes over, so that no request that comes now is faster.
            if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
        }
        return try await work()
    }
}
