import RoutingKit

/// Measures how long a request takes at each station.
@MainActor
final class Stopwatch {
    private let clock: RouteClock
    private var (station, type): (RequestStation, String?) = (.read, nil)
    private var entered: Duration
    private var passed: [StationTime] = []

    /// Starts at the first station.
    init(clock: RouteClock) {
        self.clock = clock
        entered = clock.elapsed()
    }

    /// The request is at another station from now on, or asks another type there.
    func enter(_ next: RequestStation, type nextType: String? = nil) {
        (passed, entered) = (times, clock.elapsed())
        (station, type) = (next, nextType)
    }

    /// The times of all stations that the request has come to, in their order.
    var times: [StationTime] {
        passed + [
            StationTime(station: station.rawValue, type: type, duration: clock.elapsed() - entered)
        ]
    }
}
