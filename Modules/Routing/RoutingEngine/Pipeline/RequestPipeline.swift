import RouteMatching
package import RoutingKit
import StageKit

/// Handles requests, each from its text to its one outcome.
@MainActor
package final class RequestPipeline {
    let registry: RouteRegistry
    let driver: StageDriver
    let clock: RouteClock
    let events = Observers<RouteEvent>()
    var history = RouteHistory()
    let queue = RequestQueue()
    /// The current interceptors, in the order in which they are asked.
    var interceptors: [InterceptorRegistration] = []
    /// In the order of the calls.
    private(set) var extensions: [any RouterExtension] = []
    var question: Question?
    /// The shown screens that the user was asked to leave for a link from outside.
    var askedFromOutside: Set<NavigationState.Entry.ID> = []
    /// The last one that no other has started, until it ends.
    private var last: ActiveRequest?
    /// Cancel what waits outside of requests.
    private var waits: [Int: () -> Void] = [:]
    private var lastWait = 0
    /// How often all requests were cancelled: what one of them has read since belongs to the past.
    package private(set) var cancellations = 0
    private(set) lazy var watchdog = Watchdog(clock: clock) { [weak self] active, step in
        self?.refuse(active, because: step.reason)
    }

    init(registry: RouteRegistry, stage: any Stage, clock: RouteClock) {
        self.registry = registry
        self.clock = clock
        driver = StageDriver(stage, events: events)
    }

    package func install(_ new: some RouterExtension) { extensions.append(new) }

    func route(_ request: RouteRequest, agreedTo url: String? = nil) async -> RouteOutcome {
        let active = active(for: request, agreedTo: url)
        if let outcome = active.outcome { return outcome }
        return await end(of: active)
    }

    func end(of active: ActiveRequest) async -> RouteOutcome {
        if let outcome = active.outcome { return outcome }
        let outcome = await active.joinCallers().outcome { [self] in
            refuse(active, because: .cancelled)
            return active.outcome
        }
        return outcome ?? self.outcome(of: active, with: .refused(active.error(.cancelled)))
    }

    /// The active request that answers a request. A request inside a request starts immediately,
    /// the same request twice is handled once, and any other starts when it is the first in the
    /// queue.
    func active(for request: RouteRequest, agreedTo url: String? = nil) -> ActiveRequest {
        guard let current = ActiveRequest.current else { return joined(request, agreedTo: url) }
        let request = request.lowered(to: current.trust)
        return current.isOver
            ? joined(request, agreedTo: url) : begin(request, inside: current, agreedTo: url)
    }

    /// The last request also answers the same one that directly follows it. An earlier one doesn't:
    /// joining it would overtake the requests in between.
    private func joined(_ request: RouteRequest, agreedTo url: String?) -> ActiveRequest {
        guard let last, !last.isAside, last.agreement == url, last.original.isSame(as: request)
        else {
            let active = begin(request, inside: nil, agreedTo: url)
            if !active.hasEnded { last = active }
            return active
        }
        guard let error = last.joiningError(of: request) else { return last }
        let active = ActiveRequest(request, inside: nil, clock: clock)
        events.publish(.began(redacted(request)))
        refuse(active, because: .custom(AnyRouteErrorReason(error)))
        return active
    }

    /// The request with the trust that it has here: at most that of the request that started the
    /// running code, even if that one has ended.
    func loweredToCurrent(_ request: RouteRequest) -> RouteRequest {
        ActiveRequest.current.map { request.lowered(to: $0.trust) } ?? request
    }

    func begin(
        _ request: RouteRequest, inside parent: ActiveRequest?, dryRun: DryRun? = nil,
        agreedTo url: String? = nil, isForSuspension: Bool = false
    ) -> ActiveRequest {
        let active = ActiveRequest(
            request, inside: parent, dryRun: dryRun, agreedTo: url,
            isForSuspension: isForSuspension, clock: clock)
        if dryRun == nil { events.publish(.began(redacted(request))) }
        do throws(RouteError) {
            if Task.isCancelled { throw active.error(.cancelled) }
            active.link = try registry.read(request.url, by: request.reader)
            if parent != nil || active.isDryRun {
                handle(active)
            } else if let error = queue.error(of: active) {
                refuse(active, because: .custom(AnyRouteErrorReason(error)))
            } else if extensions.allSatisfy({ $0.admits(active) }) {
                start(active)
            }
        } catch {
            finish(active, with: .refused(error))
        }
        if !active.hasEnded { watchdog.watch(active) }
        return active
    }

    package func start(_ active: ActiveRequest) {
        if queue.enter(active) {
            handle(active)
        } else {
            // Later, as another request has just ended, whose caller would wait for this one.
            active.whenFirst { [self] in Task { handle(active) } }
        }
    }

    @inline(never)
    func refuse(_ active: ActiveRequest, with error: RouteError) {
        finish(active, with: .refused(error))
    }

    func finish(_ active: ActiveRequest, with result: consuming RouteOutcome.Result) {
        if active.hasEnded { return }
        let outcome = outcome(of: active, with: result)
        active.watchdog?.forget(active)
        active.end(with: outcome)
        if last === active { last = nil }
        if !active.isDryRun { record(outcome) }
        for installed in extensions { installed.ended(active) }
        queue.leave(active)
    }

    private func outcome(
        of active: ActiveRequest, with result: consuming RouteOutcome.Result
    ) -> RouteOutcome {
        RouteOutcome(
            url: active.original.url, redirects: active.redirects, result: result,
            origin: active.original.origin, route: active.route?.patternText,
            began: active.began, duration: clock.elapsed() - active.start,
            redaction: StageRedaction(
                own: registry.redaction(isOutside: false),
                isOutside: active.original.trust.isOutside, state: driver.state))
    }

    /// What observers do then is part of the request, no matter which task ends it.
    package func refuse(_ active: ActiveRequest, because reason: RouteError.Reason) {
        ActiveRequest.$current.withValue(active) {
            finish(active, with: .refused(active.error(reason)))
        }
    }

    private func record(_ outcome: RouteOutcome) {
        history.append(outcome)
        events.publish(.ended(outcome))
    }

    package func refusal(
        of request: RouteRequest, because reason: RouteError.Reason, isReported: Bool = false
    ) -> RouteOutcome {
        let active = ActiveRequest(request, inside: nil, clock: clock)
        let outcome = outcome(of: active, with: .refused(active.error(reason)))
        if isReported {
            events.publish(.began(redacted(request)))
            record(outcome)
        }
        return outcome
    }

    /// Cancels all requests except the enclosing one, and all callers that wait for a result.
    func cancelAll(includingOwn: Bool = false) {
        cancellations += 1
        driver.stage.question?.stay()
        let own = includingOwn ? nil : ActiveRequest.current?.root
        // Those that wait first, so that none of them starts.
        for active in queue.requests + watchdog.requests where active.root !== own {
            refuse(active, because: .cancelled)
        }
        for screen in driver.pending.cancelAll(except: own) {
            driver.stage.update { $0.remove(screen) }
        }
    }

    /// Waits outside of requests, for what another part of the app answers.
    /// - Returns: `nil` if the router is closed first, or the task is cancelled.
    package func untilClosed<Answer: Sendable>(
        _ wait: @escaping @MainActor @Sendable () async -> Answer?
    ) async -> Answer? {
        if registry.isClosed { return nil }
        let task = Task { await wait() }
        lastWait += 1
        let number = lastWait
        waits[number] = { task.cancel() }
        defer { waits[number] = nil }
        return await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }

    func close() {
        cancelAll(includingOwn: true)
        for cancel in waits.values { cancel() }
        (interceptors, extensions, question) = ([], [], nil)
        reportDiscarded(before: NavigationState())
        events.removeAll()
        driver.close()
    }
}
