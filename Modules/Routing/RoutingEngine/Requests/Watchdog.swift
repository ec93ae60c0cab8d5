/// Ends turns of which a step takes longer than it may. It has one alarm, set to the earliest
/// deadline: a turn that need not wait costs no timer.
@MainActor
final class Watchdog {
    private let clock: RouteClock
    private let bite: (RequestTurn, RequestStep) -> Void
    private var watched: [ObjectIdentifier: (turn: RequestTurn, deadline: Duration?)] = [:]
    private var alarm: (time: Duration, task: Task<Void, Never>)?

    /// Makes a watchdog.
    /// - Parameters:
    ///   - clock: The time.
    ///   - bite: Ends a turn of which this step takes too long.
    init(clock: RouteClock, bite: @escaping @MainActor (RequestTurn, RequestStep) -> Void) {
        self.clock = clock
        self.bite = bite
    }

    /// Watches over a turn that has to wait, from now to its end.
    func watch(_ turn: RequestTurn) {
        turn.watchdog = self
        restart(turn)
    }

    /// Gives the step of a turn all of its time.
    func restart(_ turn: RequestTurn) {
        guard let step = turn.step, !turn.isPaused else { return }
        let deadline = clock.elapsed() + step.limit
        watched[ObjectIdentifier(turn)] = (turn, deadline)
        setAlarm(to: deadline)
    }

    /// Gives a turn time without end.
    func pause(_ turn: RequestTurn) {
        watched[ObjectIdentifier(turn)]?.deadline = nil
    }

    /// Whether a turn has waited as long as it may, though the alarm has not yet been heard.
    func isLate(_ turn: RequestTurn) -> Bool {
        guard let deadline = watched[ObjectIdentifier(turn)]?.deadline else { return false }
        return deadline <= clock.elapsed()
    }

    /// Lets go of a turn.
    func forget(_ turn: RequestTurn) {
        if turn.watchdog == nil { return }
        watched[ObjectIdentifier(turn)] = nil
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
        for (turn, deadline) in watched.values {
            if let deadline, deadline <= now, let step = turn.step { bite(turn, step) }
        }
        if let earliest = watched.values.compactMap(\.deadline).min() { setAlarm(to: earliest) }
    }
}
