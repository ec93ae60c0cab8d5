/// Ends turns of which a step takes longer than it may. It has one alarm, set to the earliest
/// deadline: a turn that need not wait costs no timer.
@MainActor
final class Watchdog {
    private let clock: RouteClock
    private let onTimeout: (ActiveRequest, RequestStep) -> Void
    private var watched: [ObjectIdentifier: (active: ActiveRequest, deadline: Duration?)] = [:]
    private var alarm: (time: Duration, task: Task<Void, Never>)?

    /// Makes a watchdog.
    /// - Parameters:
    ///   - clock: The time.
    ///   - bite: Ends a turn of which this step takes too long.
    init(clock: RouteClock, onTimeout: @escaping @MainActor (ActiveRequest, RequestStep) -> Void) {
        self.clock = clock
        self.onTimeout = onTimeout
    }

    /// Watches over a turn that has to wait, from now to its end.
    func watch(_ active: ActiveRequest) {
        active.watchdog = self
        restart(active)
    }

    /// Gives the step of a turn all of its time.
    func restart(_ active: ActiveRequest) {
        guard let step = active.step, !active.isPaused else { return }
        let deadline = clock.elapsed() + step.limit
        watched[ObjectIdentifier(active)] = (active, deadline)
        setAlarm(to: deadline)
    }

    /// Gives a turn time without end.
    func pause(_ active: ActiveRequest) {
        watched[ObjectIdentifier(active)]?.deadline = nil
    }

    /// Whether a turn has waited as long as it may, though the alarm has not yet been heard.
    func isLate(_ active: ActiveRequest) -> Bool {
        guard let deadline = watched[ObjectIdentifier(active)]?.deadline else { return false }
        return deadline <= clock.elapsed()
    }

    /// Lets go of a turn.
    func forget(_ active: ActiveRequest) {
        if active.watchdog == nil { return }
        watched[ObjectIdentifier(active)] = nil
    }

    private func setAlarm(to deadline: Duration) {
        if let alarm, alarm.time <= deadline { return }
        alarm?.task.cancel()
        let wait = deadline - clock.elapsed()
        let task = Task { [clock, weak self] in
            // It is cancelled when an earlier alarm takes its place.
            guard (try? await clock.sleep(wait)) != nil else { return }
            self?.wake()
        }
        alarm = (deadline, task)
    }

    private func wake() {
        alarm = nil
        let now = clock.elapsed()
        for (active, deadline) in watched.values {
            if let deadline, deadline <= now, let step = active.step { onTimeout(active, step) }
        }
        if let earliest = watched.values.compactMap(\.deadline).min() { setAlarm(to: earliest) }
    }
}
