import RouteMatching
package import RoutingKit

import struct Foundation.Date

/// The handling of one request, from its position in the queue to its one outcome.
@MainActor
package final class ActiveRequest {
    /// The request inside which the running code was called; it may have ended.
    @TaskLocal package static var current: ActiveRequest?
    /// The same, unless it has ended.
    static var enclosing: ActiveRequest? { current.flatMap { $0.isOver ? nil : $0 } }

    package let original: RouteRequest
    /// The request as redirects have changed it.
    package var request: RouteRequest
    let parent: ActiveRequest?
    /// What it only makes, without side effects; `nil` for other requests, and for a part of one.
    let dryRun: DryRun?
    /// It, or the request around it, only makes something: nothing is reported or has side effects.
    let isDryRun: Bool
    let job = UserJob.current
    /// The time at which it was made.
    let began: Date, start: Duration

    /// The link of its URL; `nil` if it has to be read again, after a redirect.
    var link: DeepLink?
    /// The route that was found for it while an extension held it back.
    var known: ResolvedRoute?
    /// The routes in which its route was found last.
    var map: RouteMap?
    var route: Route?
    var parameters = ParameterValues.none
    /// The canonical URLs that redirects have led it away from, in order, and the one it has reached.
    var passed: [String] = []
    var reached: String?
    /// What a dry run has made: the screen, or no screen if it has read a value.
    var made: (route: ResolvedRoute, screen: (any Screen)?)?

    private(set) var outcome: RouteOutcome?
    private(set) var hasEnded = false
    /// The step that is under way, if it may have to wait.
    private(set) var step: RequestStep?
    /// How many waits for the user are under way in it, including those of the requests inside it:
    /// a Navigator may await several results at once.
    private(set) var userWaits = 0
    var isAside = false
    /// `nil` until it has to wait for the first time.
    weak var watchdog: Watchdog?

    private var callers: Callers?
    private var work: Task<Void, Never>?
    private var whenFirst: (@MainActor (_ immediately: Bool) -> Void)?
    private let clock: RouteClock
    /// Empty unless the clock measures stations.
    private var stations: [(station: RequestStation, type: String?, time: Duration)] = []

    init(
        _ request: RouteRequest, inside parent: ActiveRequest?, dryRun: DryRun? = nil,
        clock: RouteClock
    ) {
        original = request
        self.request = request
        self.parent = parent
        self.dryRun = dryRun
        isDryRun = dryRun != nil || parent?.isDryRun == true
        self.clock = clock
        began = clock.now()
        start = clock.elapsed()
        enter(.read)
    }

    var isOver: Bool { hasEnded || parent?.isOver == true }

    var root: ActiveRequest { parent?.root ?? self }

    var depth: Int { parent.map { $0.depth + 1 } ?? 0 }

    var urls: [String] { (parent?.urls ?? []) + [request.url ?? ""] }

    func check() throws(RouteError) {
        if isOver { throw RouteError(url: request.url, reason: .cancelled) }
    }

    func whenFirst(_ action: @escaping @MainActor (_ immediately: Bool) -> Void) {
        whenFirst = action
    }

    func start(immediately: Bool) {
        let action = whenFirst
        whenFirst = nil
        action?(immediately)
    }

    /// Requests that this work makes belong to it.
    func perform(_ start: () -> Task<Void, Never>) {
        if isOver { return }
        Self.$current.withValue(self) { work = start() }
    }

    /// `nil` if the same request can wait for its end as well.
    func joiningError(of request: RouteRequest) -> QueueError? {
        guard request.isOutside, let callers, callers.count >= QueueError.limit else {
            return nil
        }
        return QueueError(origins: request.trust.originNames)
    }

    /// `whenAbandoned` is called when no caller waits any longer, and may return the outcome.
    /// Returns `nil` if this caller was cancelled while others keep waiting.
    func end(
        whenAbandoned: @escaping @MainActor @Sendable () -> RouteOutcome?
    ) async -> RouteOutcome? {
        let callers = self.callers ?? Callers()
        self.callers = callers
        return await callers.outcome(whenAbandoned: whenAbandoned)
    }

    func end(with outcome: RouteOutcome) {
        self.outcome = outcome
        hasEnded = true
        work?.cancel()
        start(immediately: false)
        callers?.answer(outcome)
    }
}

extension ActiveRequest {
    /// Begins a step, which has a time limit of its own.
    package func begin(_ step: RequestStep, at station: RequestStation? = nil) {
        self.step = step
        if let station { enter(station, asking: step.name) }
        watchdog?.restart(self)
    }

    func pause() {
        userWaits += 1
        watchdog?.pause(self)
        parent?.pause()
    }

    /// With the last wait, the time limit of its step starts again.
    func resume() {
        userWaits -= 1
        watchdog?.restart(self)
        parent?.resume()
    }

    func enter(_ station: RequestStation, asking type: String? = nil) {
        guard clock.measuresStations else { return }
        stations.append((station, type, clock.elapsed()))
    }

    var stationTimes: [StationTime] {
        if stations.isEmpty { return [] }
        let ends = stations.dropFirst().map(\.time) + [clock.elapsed()]
        return zip(stations, ends).map { entry, end in
            StationTime(
                station: entry.station.rawValue, type: entry.type, duration: end - entry.time)
        }
    }
}

enum DryRun: Sendable {
    /// The screen of a route, which isn't shown.
    case screen
    case value
}

/// One call of ``UserWork/perform(_:)``.
final class UserJob: Sendable {
    /// The job inside which the running code was called.
    @TaskLocal static var current: UserJob?
}
