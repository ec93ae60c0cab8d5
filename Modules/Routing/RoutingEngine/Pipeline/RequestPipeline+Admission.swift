package import RoutingKit
import StageKit

extension RequestPipeline {
    /// Handles a request to its end.
    @inline(__always)
    package func route(_ request: RouteRequest) async -> RouteOutcome {
        let active = active(for: request)
        // What had to wait for nothing is over by now.
        if let outcome = active.outcome { return outcome }
        return await route(request, in: active)
    }

    /// Shows the screen of a suspension inside the turn that is suspended, at once. It is trusted
    /// no further than that turn's request.
    func route(
        toSuspensionScreen request: RouteRequest, inside parent: ActiveRequest
    ) async -> RouteOutcome {
        var request = request
        request.trust = parent.request.trust
        request.isForSuspension = true
        return await route(request, in: begin(request, inside: parent))
    }

    func route(_ request: RouteRequest, in active: ActiveRequest) async -> RouteOutcome {
        if let outcome = active.outcome { return outcome }
        let outcome = await active.end { [self] in
            refuse(active, because: .cancelled)
            return active.outcome
        }
        let cancelled = RouteError(url: request.url, reason: .cancelled)
        return outcome ?? self.outcome(of: active, with: .refused(cancelled))
    }

    /// The turn that answers a request: of a request inside a request at once, of the same request
    /// twice the first one, and of any other when it comes first in the line.
    private func active(for request: RouteRequest) -> ActiveRequest {
        let current = ActiveRequest.current
        let request = lowered(request, to: current)
        let parent = current?.isOver == false ? current : nil
        if parent == nil,
            let active = queue.active(joinedBy: request) ?? heldRequest(joinedBy: request)
        {
            guard let error = active.joiningError(of: request) else { return active }
            return refused(request, because: error)
        }
        return begin(request, inside: parent)
    }

    private func refused(_ request: RouteRequest, because error: QueueError) -> ActiveRequest {
        let active = ActiveRequest(request, inside: nil, clock: clock)
        log.publish(.began(redactor.redacted(request)))
        refuse(active, because: .custom(AnyRouteErrorReason(error)))
        return active
    }

    /// The request as far as it is trusted here: no further than the one that started the running
    /// code, also if that one is over.
    func lowered(_ request: RouteRequest, to current: ActiveRequest?) -> RouteRequest {
        guard let trust = current?.request.trust else { return request }
        return request.lowered(to: trust)
    }

    func begin(
        _ request: RouteRequest, inside parent: ActiveRequest?, isDryRun: Bool = false
    ) -> ActiveRequest {
        let active = ActiveRequest(request, inside: parent, isDryRun: isDryRun, clock: clock)
        if !isDryRun { log.publish(.began(redactor.redacted(request))) }
        active.whenFirst { [self] immediately in handle(active, immediately: immediately) }
        if Task.isCancelled {
            refuse(active, because: .cancelled)
        } else if active.parent != nil || active.isDryRun {
            active.start(immediately: true)
        } else if let error = queue.error(of: active) {
            refuse(active, because: .custom(AnyRouteErrorReason(error)))
        } else if extensions.isEmpty || extensions.allSatisfy({ $0.admits(active) }) {
            queue.enter(active)
        }
        if active.outcome == nil { watchdog.watch(active) }
        return active
    }

    /// Ends a turn, unless it has ended already.
    func finish(_ active: ActiveRequest, with result: RouteOutcome.Result) {
        guard active.outcome == nil else { return }
        let outcome = outcome(of: active, with: result)
        watchdog.forget(active)
        active.end(with: outcome)
        if !active.isDryRun { log.record(outcome) }
        for installed in extensions { installed.ended(active) }
        queue.leave(active)
    }

    /// Ends a request that cannot even begin.
    package func refuse(_ request: RouteRequest, because reason: RouteError.Reason) -> RouteOutcome
    {
        let active = ActiveRequest(request, inside: nil, clock: clock)
        let outcome = outcome(
            of: active, with: .refused(RouteError(url: request.url, reason: reason)))
        log.publish(.began(redactor.redacted(request)))
        log.record(outcome)
        return outcome
    }

    /// Ends a request for a reason that no station of its way gives. What observers do then is
    /// part of the request, whichever task ends it.
    package func refuse(_ active: ActiveRequest, because reason: RouteError.Reason) {
        ActiveRequest.$current.withValue(active) {
            finish(active, with: .refused(RouteError(url: active.request.url, reason: reason)))
        }
    }

    package func outcome(
        of active: ActiveRequest, with result: RouteOutcome.Result
    ) -> RouteOutcome {
        RouteOutcome(
            RouteFacts(
                active, result: result, path: redactor.redacted(driver.state.path),
                duration: clock.elapsed() - active.start,
                redaction: redactor.redaction(of: active.original)
            ))
    }
}
