/// Ends requests with a step that exceeds its time limit. It has one alarm, set to the earliest
/// deadline, so that a request that doesn't wait needs no timer.
@MainActor
final class Watchdog {
    private let clock: RouteClock
    private let onTimeout: (ActiveRequest, RequestStep) -> Void
    private var watched: [ObjectIdentifier: ActiveRequest] = [:]
    private var alarm: (time: Duration, task: Task<Void, Never>)?

    /// All requests that haven't ended when their caller has to wait.
    var requests: [ActiveRequest] { Array(watched.values) }

    init(clock: RouteClock, onTimeout: @escaping @MainActor (ActiveRequest, RequestStep) -> Void) {
        self.clock = clock
        self.onTimeout = onTimeout
    }

    func watch(_ active: ActiveRequest) {
        active.watchdog = self
        watched[ObjectIdentifier(active)] = active
        restart(active)
    }

    /// Restarts the time limit of a request's step, unless the request waits for the user.
    func restart(_ active: ActiveRequest) {
        guard let step = active.step, active.userWaits == 0 else { return }
        let deadline = clock.elapsed() + step.limit
        active.deadline = deadline
        setAlarm(to: deadline)
    }

    /// Whether the time limit of a request is over, even if the alarm has not fired yet.
    func isLate(_ active: ActiveRequest) -> Bool {
        active.deadline.map { $0 <= clock.elapsed() } ?? false
    }

    func forget(_ active: ActiveRequest) {
        active.watchdog = nil
        watched[ObjectIdentifier(active)] = nil
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
        for active in watched.values where isLate(active) {
            if let step = active.step { onTimeout(active, step) }
        }
        if let earliest = watched.values.compactMap(\.deadline).min() { setAlarm(to: earliest) }
    }
}
