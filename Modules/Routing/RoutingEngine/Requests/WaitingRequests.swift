/// The requests that have to wait, until they end. It ends those with a step that exceeds its time
/// limit.
///
/// It has one alarm, set to the earliest deadline, so that a request that doesn't wait needs no
/// timer.
@MainActor
final class WaitingRequests {
    private(set) var runs: [ObjectIdentifier: RequestRun] = [:]
    private let clock: RouteClock
    private var alarm: (time: Duration, task: Task<Void, Never>)?

    init(clock: RouteClock) {
        self.clock = clock
    }

    func add(_ run: RequestRun) { runs[run.id] = run }

    func remove(_ run: RequestRun) { runs[run.id] = nil }

    /// Looks after the requests at a deadline.
    func setAlarm(to deadline: Duration) {
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
        for run in runs.values where run.isLate { run.timeOut() }
        if let earliest = runs.values.compactMap(\.deadline).min() { setAlarm(to: earliest) }
    }
}
