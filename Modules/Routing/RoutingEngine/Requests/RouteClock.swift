public import Foundation

/// The time as a router sees it: dates for what is shown or outlives the process, and a clock that
/// never jumps for what is measured or awaited.
public struct RouteClock: Sendable {
    /// Returns the date, for what is shown or outlives the process.
    public let now: @Sendable () -> Date
    /// The time since some fixed moment; only differences mean something.
    package let elapsed: @Sendable () -> Duration
    /// Waits; throws `CancellationError` as soon as the task is cancelled.
    public let sleep: @Sendable (Duration) async throws -> Void

    /// Makes the time of a clock; a test passes one that it advances.
    /// - Parameters:
    ///   - clock: Measures and waits.
    ///   - now: Returns the date.
    public init<Ticking: Clock<Duration>>(_ clock: Ticking, now: @escaping @Sendable () -> Date) {
        let start = clock.now
        self.now = now
        elapsed = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
    }

    /// The clock of the system.
    public static let system = RouteClock(ContinuousClock(), now: { Date() })
}
