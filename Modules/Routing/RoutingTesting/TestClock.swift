public import Foundation
public import RoutingEngine

/// A clock that advances only when a test moves it. Sleeping tasks then wake up in order.
public final class TestClock: Clock, @unchecked Sendable {
    /// A moment of the clock: that at which it was made, or later.
    public typealias Instant = ContinuousClock.Instant

    private struct Sleeper {
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    /// The start date of every test clock.
    public static let start = Date(timeIntervalSince1970: 1_800_000_000)

    /// No sleep is too short.
    public let minimumResolution = Duration.zero
    private let lock = NSLock()
    private let beginning = ContinuousClock.now
    private var current: Instant
    private var sleepers: [UUID: Sleeper] = [:]
    private var whenAsleep: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    public init() { current = beginning }

    /// The moment to which a test has advanced the clock.
    public var now: Instant { lock.withLock { current } }

    /// The clock for a router, which dates requests from ``start`` on.
    public var routeClock: RouteClock {
        RouteClock(self) { Self.start + self.beginning.duration(to: self.now) / .seconds(1) }
    }

    /// Advances the time and wakes the tasks whose deadline has passed.
    public func advance(by duration: Duration) {
        let due = lock.withLock {
            current = current.advanced(by: duration)
            let due = sleepers.filter { $0.value.deadline <= current }
            sleepers = sleepers.filter { due[$0.key] == nil }
            return due.values.sorted { $0.deadline < $1.deadline }
        }
        for sleeper in due {
            sleeper.continuation.resume()
        }
    }

    /// Returns as soon as a number of tasks sleep at the same time.
    package func sleepers(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = lock.withLock {
                if sleepers.count < count { whenAsleep.append((count, continuation)) }
                return sleepers.count >= count
            }
            if isThere { continuation.resume() }
        }
    }

    /// Sleeps until the test advances the clock to a deadline.
    /// - Parameters:
    ///   - deadline: The moment to wake up at.
    ///   - tolerance: Ignored: the clock is exact.
    /// - Throws: `CancellationError` if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = lock.withLock {
                    if deadline <= current { return true }
                    sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
                    return false
                }
                if isOver { continuation.resume() }
                // Cancelled before it slept: the handler found no task to wake.
                if Task.isCancelled { wake(id) }
                resumeWaiting()
            }
        } onCancel: {
            wake(id)
        }
    }

    private func wake(_ id: UUID) {
        lock.withLock { sleepers.removeValue(forKey: id) }?
            .continuation.resume(throwing: CancellationError())
    }

    private func resumeWaiting() {
        let reached = lock.withLock {
            defer { whenAsleep.removeAll { $0.count <= sleepers.count } }
            return whenAsleep.filter { $0.count <= sleepers.count }
        }
        for waiting in reached {
            waiting.continuation.resume()
        }
    }
}

extension RouteClock {
    /// A clock that nobody advances, so that no limit depends on how busy the machine is.
    public static var still: RouteClock { TestClock().routeClock }
}
