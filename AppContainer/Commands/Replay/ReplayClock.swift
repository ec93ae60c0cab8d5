import Foundation
import RoutingEngine

/// A clock that shows the times of a trace. Work that waits continues when the clock reaches its time.
final class ReplayClock: Clock, @unchecked Sendable {
    /// A time since the start of the trace.
    struct Instant: InstantProtocol {
        let offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    let minimumResolution = Duration.milliseconds(1)
    private let start: Date
    // The lock guards all that changes.
    private let lock = NSLock()
    private var current = Instant(offset: .zero)
    private var sleepers: [UUID: (deadline: Instant, wake: CheckedContinuation<Void, any Error>)] =
        [:]

    /// Makes a clock that shows a date.
    init(start: Date) {
        self.start = start
    }

    var now: Instant { lock.withLock { current } }

    /// The clock for a router.
    var routeClock: RouteClock {
        RouteClock(self) { [self] in start.addingTimeInterval(now.offset / .seconds(1)) }
    }

    /// Moves to a time, unless it has passed.
    /// - Parameter seconds: The time since the start.
    func advance(to seconds: Double) {
        // A trace may hold any number.
        let seconds = min(max(seconds, 0), 1e9)
        let due = lock.withLock {
            current = max(current, Instant(offset: .milliseconds(Int64(seconds * 1000))))
            let due = sleepers.filter { $0.value.deadline <= current }
            for id in due.keys { sleepers[id] = nil }
            return due.values.sorted { $0.deadline < $1.deadline }
        }
        for sleeper in due { sleeper.wake.resume() }
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { wake in
                let isOver = lock.withLock {
                    if deadline <= current { return true }
                    sleepers[id] = (deadline, wake)
                    return false
                }
                if isOver { wake.resume() }
                // Cancelled before it slept: the handler found nothing to wake.
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func cancel(_ id: UUID) {
        lock.withLock { sleepers.removeValue(forKey: id) }?
            .wake.resume(throwing: CancellationError())
    }
}
