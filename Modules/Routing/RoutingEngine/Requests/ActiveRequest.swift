import RouteMatching
package import RoutingKit

import struct Foundation.Date

/// The handling of one request, from its position in the queue to its one outcome.
@MainActor
package final class ActiveRequest {
    /// The active request inside which the running code was called; it may have ended.
    @TaskLocal package static var current: ActiveRequest?
    /// The same, unless it has ended.
    static var enclosing: ActiveRequest? { current.flatMap { $0.isOver ? nil : $0 } }

    /// The request as it was made.
    package let original: RouteRequest
    /// The request as redirects have changed it.
    package var request: RouteRequest
    /// The request inside which this one was made; `nil` for one in the queue.
    let parent: ActiveRequest?
    /// What it only makes, without side effects; `nil` for any other request, and for a part of one.
    let dryRun: DryRun?
    /// Whether it only makes something, or is part of a request that does: it is not reported, and
    /// nothing with side effects is called.
    let isDryRun: Bool
    /// The user's work whose code made it; `nil` if none did.
    let job = UserJob.current
    /// The time at which it was made.
    let began: Date, start: Duration

    /// The link that was read from its URL; `nil` if it has to be read again, after a redirect.
    var link: DeepLink?
    /// The route that was found for it while an extension held it back.
    var known: ResolvedRoute?
    /// The routes in which its route was found last.
    var map: RouteMap?
    /// The route that it has reached.
    var route: Route?
    /// The values that the route takes.
    var parameters = ParameterValues.none
    /// The canonical URLs that redirects have led it away from, in order, and the one it has reached.
    var passed: [String] = []
    var reached: String?
    /// What a dry run has made: the screen, or no screen if it has read a value.
    var made: (route: ResolvedRoute, screen: (any Screen)?)?

    /// The one outcome of the request.
    private(set) var outcome: RouteOutcome?
    /// Whether it has its outcome.
    private(set) var hasEnded = false
    /// The step that is under way, if it may have to wait.
    private(set) var step: RequestStep?
    /// How many waits for the user are under way in it, including those of the requests inside it:
    /// a Navigator may await several results at once.
    private(set) var userWaits = 0
    /// Whether it has left the queue while it waits for the user.
    var isAside = false
    /// The watchdog of its time limits; `nil` until it has to wait for the first time.
    weak var watchdog: Watchdog?

    /// The callers that wait for its end; `nil` as long as there are none.
    private var callers: Callers?
    private var work: Task<Void, Never>?
    private var whenFirst: (@MainActor (_ immediately: Bool) -> Void)?
    private let clock: RouteClock
    /// The stations that it has come to, with the type that was asked there and the time; empty
    /// unless the clock measures stations.
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

    /// Whether it has ended, so that nothing it still does has an effect.
    var isOver: Bool { hasEnded || parent?.isOver == true }

    /// The request in the queue that it belongs to.
    var root: ActiveRequest { parent?.root ?? self }

    /// The number of requests around it.
    var depth: Int { parent.map { $0.depth + 1 } ?? 0 }

    /// The URLs of the requests around it and its own, from the outermost one.
    var urls: [String] { (parent?.urls ?? []) + [request.url ?? ""] }

    /// Stops the work of a request that has ended.
    func check() throws(RouteError) {
        if isOver { throw RouteError(url: request.url, reason: .cancelled) }
    }

    /// Calls a closure as soon as the request is the first in the queue.
    func whenFirst(_ action: @escaping @MainActor (_ immediately: Bool) -> Void) {
        whenFirst = action
    }

    /// The request is now the first in the queue, or it has ended.
    /// - Parameter immediately: Whether the caller of the router is still running.
    func start(immediately: Bool) {
        let action = whenFirst
        whenFirst = nil
        action?(immediately)
    }

    /// Starts the work of the request. Requests that this work makes belong to it.
    /// - Parameter start: Starts the task of the work.
    func perform(_ start: () -> Task<Void, Never>) {
        if isOver { return }
        Self.$current.withValue(self) { work = start() }
    }

    /// Why the same request can't wait for its end as well; `nil` if it can.
    func joiningError(of request: RouteRequest) -> QueueError? {
        guard request.isOutside, let callers, callers.count >= QueueError.limit else {
            return nil
        }
        return QueueError(origins: request.trust.originNames)
    }

    /// Waits for its end.
    /// - Parameter whenAbandoned: Called when no caller waits any longer; it may return the
    ///   outcome.
    /// - Returns: `nil` if this caller was cancelled while others keep waiting.
    func end(
        whenAbandoned: @escaping @MainActor @Sendable () -> RouteOutcome?
    ) async -> RouteOutcome? {
        let callers = self.callers ?? Callers()
        self.callers = callers
        return await callers.outcome(whenAbandoned: whenAbandoned)
    }

    /// Sets its end, and cancels its work, which has no effect from now on.
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

    /// Begins to wait for the user, without a time limit.
    func pause() {
        userWaits += 1
        watchdog?.pause(self)
        parent?.pause()
    }

    /// Ends one wait for the user. With the last one, the time limit of its step starts again.
    func resume() {
        userWaits -= 1
        watchdog?.restart(self)
        parent?.resume()
    }

    /// The request is at another station from now on, or asks another type there.
    func enter(_ station: RequestStation, asking type: String? = nil) {
        guard clock.measuresStations else { return }
        stations.append((station, type, clock.elapsed()))
    }

    /// How long it took at each station that it has come to, in their order.
    var stationTimes: [StationTime] {
        if stations.isEmpty { return [] }
        let ends = stations.dropFirst().map(\.time) + [clock.elapsed()]
        return zip(stations, ends).map { entry, end in
            StationTime(
                station: entry.station.rawValue, type: entry.type, duration: end - entry.time)
        }
    }
}

/// What a request makes that must have no side effects.
enum DryRun: Sendable {
    /// The screen of a route, which isn't shown.
    case screen
    /// The value that a route offers.
    case value
}

/// One call of ``UserWork/perform(_:)``.
final class UserJob: Sendable {
    /// The job inside which the running code was called.
    @TaskLocal static var current: UserJob?
}
