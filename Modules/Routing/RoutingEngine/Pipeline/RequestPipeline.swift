import RouteMatching
package import RoutingKit
import StageKit

/// Handles requests, each from its text to its one outcome.
@MainActor
package final class RequestPipeline {
    let registry: RouteRegistry
    package let driver: StageDriver
    let clock: RouteClock
    let log: RequestLog
    let queue = RequestQueue()
    /// The current interceptors, in the order in which they are asked.
    package var interceptors: [InterceptorRegistration] = []
    /// In the order of the calls.
    private(set) var extensions: [any RouterExtension] = []
    var question: Question?
    /// How often all requests were cancelled: what one of them has read since belongs to the past.
    package private(set) var cancellations = 0
    private(set) lazy var watchdog = Watchdog(clock: clock) { [weak self] active, step in
        self?.refuse(active, because: step.reason)
    }

    init(registry: RouteRegistry, driver: StageDriver, clock: RouteClock, log: RequestLog) {
        self.registry = registry
        self.driver = driver
        self.clock = clock
        self.log = log
    }

    package func install(_ new: some RouterExtension) { extensions.append(new) }

    package func route(_ request: RouteRequest) async -> RouteOutcome {
        let active = active(for: request)
        if let outcome = active.outcome { return outcome }
        return await end(of: active, for: request)
    }

    func end(of active: ActiveRequest, for request: RouteRequest) async -> RouteOutcome {
        if let outcome = active.outcome { return outcome }
        let outcome = await active.end { [self] in
            refuse(active, because: .cancelled)
            return active.outcome
        }
        return outcome ?? self.outcome(of: active, with: .refused(.cancelled(request)))
    }

    /// The active request that answers a request. A request inside a request starts immediately,
    /// the same request twice is handled once, and any other starts when it is the first in the
    /// queue.
    func active(for request: RouteRequest) -> ActiveRequest {
        guard let current = ActiveRequest.current else { return joined(request) }
        let request = request.lowered(to: current.request.trust)
        return current.isOver ? joined(request) : begin(request, inside: current)
    }

    private func joined(_ request: RouteRequest) -> ActiveRequest {
        var same = queue.active(joinedBy: request)
        for installed in extensions where same == nil {
            same = installed.heldRequest(joinedBy: request)
        }
        guard let same else { return begin(request, inside: nil) }
        guard let error = same.joiningError(of: request) else { return same }
        let active = ActiveRequest(request, inside: nil, clock: clock)
        publishBegin(of: request)
        refuse(active, because: .custom(AnyRouteErrorReason(error)))
        return active
    }

    /// The request with the trust that it has here: at most that of the request that started the
    /// running code, even if that one has ended.
    func loweredToCurrent(_ request: RouteRequest) -> RouteRequest {
        ActiveRequest.current.map { request.lowered(to: $0.request.trust) } ?? request
    }

    func begin(
        _ request: RouteRequest, inside parent: ActiveRequest?, dryRun: DryRun? = nil
    ) -> ActiveRequest {
        let active = ActiveRequest(request, inside: parent, dryRun: dryRun, clock: clock)
        if dryRun == nil { publishBegin(of: request) }
        do throws(RouteError) {
            if Task.isCancelled { throw .cancelled(request) }
            active.link = try registry.read(request.url, by: request.reader)
            active.enter(.admit)
            if parent != nil || active.isDryRun {
                handle(active, immediately: true)
            } else if let error = queue.error(of: active) {
                refuse(active, because: .custom(AnyRouteErrorReason(error)))
            } else if admit(active) {
                start(active)
            }
        } catch {
            finish(active, with: .refused(error))
        }
        if !active.hasEnded { watchdog.watch(active) }
        return active
    }

    private func publishBegin(of request: RouteRequest) {
        if log.hasObservers { log.publish(.began(redacted(request))) }
    }

    func admit(_ active: ActiveRequest) -> Bool {
        extensions.isEmpty || extensions.allSatisfy { $0.admits(active) }
    }

    package func start(_ active: ActiveRequest) {
        if queue.enter(active) {
            handle(active, immediately: true)
        } else {
            active.whenFirst { [self] immediately in handle(active, immediately: immediately) }
        }
    }

    /// `immediately` runs it up to its first wait, where the system supports that. Not if another
    /// request has just ended, whose caller would wait for this one.
    func handle(_ active: ActiveRequest, immediately: Bool) {
        active.perform {
            .onMainActor(immediately: immediately) { @MainActor [self] in
                // It may have ended before its task began.
                if active.isOver { return }
                do throws(RouteError) {
                    finish(active, with: try await result(of: active))
                } catch {
                    finish(active, with: .refused(error))
                }
            }
        }
    }

    func finish(_ active: ActiveRequest, with result: consuming RouteOutcome.Result) {
        if active.hasEnded { return }
        let outcome = outcome(of: active, with: result)
        active.watchdog?.forget(active)
        active.end(with: outcome)
        if !active.isDryRun { log.record(outcome) }
        for installed in extensions { installed.ended(active) }
        queue.leave(active)
    }

    private func outcome(
        of active: ActiveRequest, with result: consuming RouteOutcome.Result
    ) -> RouteOutcome {
        let own = registry.redaction(isOutside: false)
        let foreign = Redaction(routes: own.routes, isOutside: registry.build != .debug)
        let redaction = active.original.isOutside ? foreign : own
        var details = RouteOutcome.Details(url: active.original.url, result: result)
        details.redirects = active.redirects
        details.parameters = active.parameters
        return RouteOutcome(
            details, origin: active.original.origin, route: active.route?.patternText,
            began: active.began, duration: clock.elapsed() - active.start,
            stations: active.stationTimes, redaction: redaction.hidesNothing ? nil : redaction
        ) { [state = driver.state] in
            state.path.map { ($0.trust.isOutside ? foreign : own).redacted($0.url) }
        }
    }

    /// What observers do then is part of the request, no matter which task ends it.
    package func refuse(_ active: ActiveRequest, because reason: RouteError.Reason) {
        ActiveRequest.$current.withValue(active) {
            finish(active, with: .refused(RouteError(url: active.request.url, reason: reason)))
        }
    }

    package func refuse(_ request: RouteRequest, because reason: RouteError.Reason) -> RouteOutcome
    {
        let outcome = refusal(of: request, because: reason)
        publishBegin(of: request)
        log.record(outcome)
        return outcome
    }

    package func refusal(
        of request: RouteRequest, because reason: RouteError.Reason
    ) -> RouteOutcome {
        outcome(
            of: ActiveRequest(request, inside: nil, clock: clock),
            with: .refused(RouteError(url: request.url, reason: reason)))
    }

    /// Cancels all requests except the enclosing one, and all callers that wait for a result.
    func cancelAll(includingOwn: Bool = false) {
        cancellations += 1
        let own = includingOwn ? nil : ActiveRequest.current?.root
        // Those that wait first, so that none of them starts.
        for active in queue.requests + watchdog.requests where active.root !== own {
            refuse(active, because: .cancelled)
        }
        for screen in driver.pending.cancelAll(except: own) {
            driver.stage.update { $0.remove(screen) }
        }
    }

    func close() {
        cancelAll(includingOwn: true)
        (interceptors, extensions, question) = ([], [], nil)
        log.close()
        driver.close()
    }
}
