/// Ends requests with a step that exceeds its time limit. It has one alarm, set to the earliest
/// deadline, so that a request that doesn't wait needs no timer.
///
/// It knows requests by their identities only.
@MainActor
final class Watchdog {
    private struct Watched {
        /// `nil` while its time doesn't count.
        var deadline: Duration?
        let onTimeout: @MainActor () -> Void
    }

    private let clock: RouteClock
    private var watched: [ObjectIdentifier: Watched] = [:]
    private var alarm: (time: Duration, task: Task<Void, Never>)?

    init(clock: RouteClock) {
        self.clock = clock
    }

    /// Calls `onTimeout` once the deadline of a request has passed, if it has one then.
    func watch(_ id: ObjectIdentifier, onTimeout: @escaping @MainActor () -> Void) {
        watched[id] = Watched(onTimeout: onTimeout)
    }

    /// Changes the deadline of a request that is watched; `nil` if its time doesn't count.
    func setDeadline(_ deadline: Duration?, of id: ObjectIdentifier) {
        watched[id]?.deadline = deadline
        if let deadline { setAlarm(to: deadline) }
    }

    func forget(_ id: ObjectIdentifier) {
        watched[id] = nil
    }

    private func setAlarm(to deadline: Duration) {
        if let alarm, alarm.time <= deadline { return }
        alarm?.task.cancel()
        let wait = deadline - clock.elapsed()
        let task = Task { [clock, weak self] in
            // It is cancelled when an earlier alarm replaces it.
            guard (try? await clock.sleep(wait)) != nil else { return }
            self?.wake()
        }
        alarm = (deadline, task)
    }

    private func wake() {
        alarm = nil
        let now = clock.elapsed()
        for request in watched.values {
            if let deadline = request.deadline, deadline <= now { request.onTimeout() }
        }
        if let earliest = watched.values.compactMap(\.deadline).min() { setAlarm(to: earliest) }
    }
}
