package import RoutingKit

extension RequestPipeline {
    /// Handles a request to its end.
    package func route(_ request: RouteRequest) async -> RouteOutcome {
        let active = active(for: request)
        if let outcome = active.outcome { return outcome }
        return await route(request, in: active)
    }

    /// Waits for the end of a request, unless it has ended already.
    func route(_ request: RouteRequest, in active: ActiveRequest) async -> RouteOutcome {
        if let outcome = active.outcome { return outcome }
        let outcome = await active.end { [self] in
            refuse(active, because: .cancelled)
            return active.outcome
        }
        let cancelled = RouteError(url: request.url, reason: .cancelled)
        return outcome ?? self.outcome(of: active, with: .refused(cancelled))
    }

    /// The active request that answers a request. A request inside a request starts immediately,
    /// the same request twice is handled once, and any other starts when it is the first in the
    /// queue.
    func active(for request: RouteRequest) -> ActiveRequest {
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

    /// The request with the trust that it has here: at most that of the request that started the
    /// running code, even if that one has ended.
    func lowered(_ request: RouteRequest, to current: ActiveRequest?) -> RouteRequest {
        guard let trust = current?.request.trust else { return request }
        return request.lowered(to: trust)
    }

    /// Begins a request: reads it, and starts it or makes it wait.
    func begin(
        _ request: RouteRequest, inside parent: ActiveRequest?, dryRun: DryRun? = nil
    ) -> ActiveRequest {
        let active = ActiveRequest(request, inside: parent, dryRun: dryRun, clock: clock)
        if dryRun == nil { log.publish(.began(redactor.redacted(request))) }
        do throws(RouteError) {
            if Task.isCancelled { throw RouteError(url: request.url, reason: .cancelled) }
            active.link = try registry.read(request.url, by: request.reader)
            active.stopwatch?.enter(.admit)
            if active.parent != nil || active.isDryRun {
                handle(active, immediately: true)
            } else if let error = queue.error(of: active) {
                refuse(active, because: .custom(AnyRouteErrorReason(error)))
            } else if admit(active) {
                start(active)
            }
        } catch {
            finish(active, with: .refused(error))
        }
        if active.outcome == nil { watchdog.watch(active) }
        return active
    }

    /// Whether a request may start now. One that an extension holds back starts later, or ends.
    func admit(_ active: ActiveRequest) -> Bool {
        extensions.isEmpty || extensions.allSatisfy { $0.admits(active) }
    }

    /// Adds a request to the queue, including one that an extension has held back.
    package func start(_ active: ActiveRequest) {
        if queue.enter(active) {
            handle(active, immediately: true)
        } else {
            active.whenFirst { [self] immediately in handle(active, immediately: immediately) }
        }
    }
}
