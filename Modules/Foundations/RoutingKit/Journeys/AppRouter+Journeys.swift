public import Foundation

extension AppRouter {
    /// The requests that are suspended, the oldest first.
    public var suspended: [JourneyTicket] { journeys.waiting }

    /// Lets the requests go on that wait for a requirement: each once, past all interceptors again.
    ///
    ///     session.signIn(name)
    ///     await router.resume(after: .login, as: name)
    ///
    /// - Parameters:
    ///   - requirement: What is met now.
    ///   - user: The user who met it.
    /// - Returns: What became of each; a dropped one is refused with a ``JourneyFault``.
    @discardableResult
    public func resume(
        after requirement: RouteRequirement, as user: String? = nil
    ) async -> [RouteOutcome] {
        var outcomes: [RouteOutcome] = []
        for ticket in journeys.waiting where ticket.requirement == requirement {
            outcomes.append(await resume(ticket.id, as: user))
        }
        return outcomes
    }

    /// Lets one request go on.
    /// - Parameters:
    ///   - id: Its ticket.
    ///   - user: The user who met its requirement.
    /// - Returns: What became of it.
    @discardableResult
    public func resume(_ id: JourneyTicket.ID, as user: String? = nil) async -> RouteOutcome {
        let (ticket, request) = journeys.take(id, as: user)
        switch request {
        case .success(let request):
            let outcome = await route(request)
            journeys.end(id, with: outcome)
            return outcome
        case .failure(let fault):
            let outcome = refuse(RouteRequest(url: ticket?.url), because: .journey(fault))
            // Whoever waits for one that is used waits for what goes on at this moment.
            if fault != .used { journeys.end(id, with: outcome) }
            return outcome
        }
    }

    /// Suspends a turn's request and shows what helps it to go on.
    func suspend(
        _ turn: RequestTurn, to resolved: ResolvedRoute, by suspension: Suspension
    ) async throws(RouteError) -> RouteOutcome.Result {
        let ticket: JourneyTicket
        let replaced: [JourneyTicket]
        do throws(HandoffError) {
            (ticket, replaced) = try journeys.suspend(
                turn.request, to: resolved.link, by: suspension)
        } catch {
            throw RouteError(url: turn.request.url, reason: .failed("\(error)"))
        }
        for old in replaced {
            let error = RouteError(url: old.url, reason: .superseded)
            journeys.end(old.id, with: outcome(of: turn, with: .refused(error)))
        }
        guard let screen = suspension.screen, !isOnTop(screen) else { return .suspended(ticket) }
        let isEmpty = stage.state.top == nil
        let request = RouteRequest(url: screen, transition: isEmpty ? .root : .present)
        if let error = await route(toSuspensionScreen: request, inside: turn).error {
            journeys.forget(ticket.id)
            throw error
        }
        return .suspended(ticket)
    }

    /// Waits for what becomes of a suspended request in the end: it goes on, or it is dropped.
    /// - Returns: `nil` if the waiting task is cancelled; the request goes on waiting.
    func end(of ticket: JourneyTicket) async -> RouteOutcome? {
        tell(.awaitsResult(url: ticket.url))
        let patience = Task { [clock] in
            let wait = ticket.expires.timeIntervalSince(clock.now())
            guard (try? await clock.sleep(.seconds(wait))) != nil else { return }
            if journeys.waiting.contains(where: { $0.id == ticket.id }) { await resume(ticket.id) }
        }
        let outcome = await line.whileAside { await journeys.end(of: ticket.id) }
        patience.cancel()
        tell(.gotResult)
        return outcome
    }

    private func isOnTop(_ url: String) -> Bool {
        guard let link = try? resolve(url, from: .app).link else { return false }
        return stage.state.top?.url == link.description
    }
}
