package import RoutingKit
import StageKit

extension RequestPipeline {
    /// Handles a request to its end.
    @inline(__always)
    package func route(_ request: RouteRequest) async -> RouteOutcome {
        let turn = turn(for: request)
        // What had to wait for nothing is over by now.
        if let outcome = turn.outcome { return outcome }
        return await route(request, in: turn)
    }

    /// Shows the screen of a suspension inside the turn that is suspended, at once. It is trusted
    /// no further than that turn's request.
    func route(
        toSuspensionScreen request: RouteRequest, inside parent: RequestTurn
    ) async -> RouteOutcome {
        var request = request
        request.trust = parent.request.trust
        request.isForSuspension = true
        return await route(request, in: begin(request, inside: parent))
    }

    func route(_ request: RouteRequest, in turn: RequestTurn) async -> RouteOutcome {
        if let outcome = turn.outcome { return outcome }
        let outcome = await turn.end { [self] in
            refuse(turn, because: .cancelled)
            return turn.outcome
        }
        let cancelled = RouteError(url: request.url, reason: .cancelled)
        return outcome ?? self.outcome(of: turn, with: .refused(cancelled))
    }

    /// The turn that answers a request: of a request inside a request at once, of the same request
    /// twice the first one, and of any other when it comes first in the line.
    private func turn(for request: RouteRequest) -> RequestTurn {
        let current = RequestTurn.current
        let request = lowered(request, to: current)
        let parent = current?.isOver == false ? current : nil
        if parent == nil,
            let turn = line.turn(joinedBy: request) ?? heldRequest(joinedBy: request)
        {
            return turn
        }
        return begin(request, inside: parent)
    }

    /// The request as far as it is trusted here: no further than the one that started the running
    /// code, also if that one is over.
    func lowered(_ request: RouteRequest, to current: RequestTurn?) -> RouteRequest {
        guard let trust = current?.request.trust else { return request }
        if request.trust.isAtMost(trust) { return request }
        var request = request
        request.trust = request.trust.lowered(to: trust)
        return request
    }

    func begin(
        _ request: RouteRequest, inside parent: RequestTurn?, isRehearsal: Bool = false
    ) -> RequestTurn {
        let turn = RequestTurn(request, inside: parent, isRehearsal: isRehearsal, clock: clock)
        if !isRehearsal { log.tell(.began(redactor.told(request))) }
        turn.whenFirst { [self] isAtOnce in handle(turn, isAtOnce: isAtOnce) }
        if Task.isCancelled {
            refuse(turn, because: .cancelled)
        } else if turn.parent != nil || turn.isRehearsal {
            turn.comesFirst(isAtOnce: true)
        } else if extensions.isEmpty || extensions.allSatisfy({ $0.admits(turn) }) {
            line.enter(turn)
        }
        if turn.outcome == nil { watchdog.watch(turn) }
        return turn
    }

    /// Ends a turn, unless it has ended already.
    func finish(_ turn: RequestTurn, with result: RouteOutcome.Result) {
        guard turn.outcome == nil else { return }
        let outcome = outcome(of: turn, with: result)
        watchdog.forget(turn)
        turn.end(with: outcome)
        if !turn.isRehearsal { log.record(outcome) }
        for installed in extensions { installed.ended(turn) }
        line.leave(turn)
    }

    /// Ends a request that cannot even begin.
    package func refuse(_ request: RouteRequest, because reason: RouteError.Reason) -> RouteOutcome
    {
        let turn = RequestTurn(request, inside: nil, clock: clock)
        let outcome = outcome(
            of: turn, with: .refused(RouteError(url: request.url, reason: reason)))
        log.tell(.began(redactor.told(request)))
        log.record(outcome)
        return outcome
    }

    package func refuse(_ turn: RequestTurn, because reason: RouteError.Reason) {
        finish(turn, with: .refused(RouteError(url: turn.request.url, reason: reason)))
    }

    package func outcome(
        of turn: RequestTurn, with result: RouteOutcome.Result
    ) -> RouteOutcome {
        RouteOutcome(
            RouteFacts(
                turn, result: result, path: redactor.told(driver.state.path),
                duration: clock.elapsed() - turn.start, telling: redactor.telling(of: turn.original)
            ))
    }
}
