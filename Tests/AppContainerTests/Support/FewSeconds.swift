import Synchronization

/// A clock on which a second passes immediately, and which stops after a few of them.
final class FewSeconds: Clock {
    let now = ContinuousClock.now
    let minimumResolution = Swift.Duration.zero
    private let rest: Mutex<Int>

    init(count: Int) {
        rest = Mutex(count)
    }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Swift.Duration?) async throws {
        let isOver = rest.withLock { rest in
            rest -= 1
            return rest < 0
        }
        if isOver { throw CancellationError() }
    }
}
