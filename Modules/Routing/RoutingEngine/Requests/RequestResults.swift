public import RoutingKit
import StageKit

/// Waiting for what a request leads to.
extension AppRouter {
    /// The trust of the request that started the running code, even if that one has ended; full
    /// trust if none did. A detached task, a timer or a callback belongs to no request, so pass the
    /// trust on to it.
    public var trust: RouteTrust { RequestRun.current?.trust ?? .full }

    /// Waits for the value of a request's action, or the result of its screen. One that is
    /// suspended continues later, perhaps to wait once more.
    public func result(of request: RouteRequest) async throws(RouteError) -> RouteValue {
        let cancellations = self.cancellations
        var outcome = await RequestRun.answering(request, in: self).end()
        while true {
            let answer: PendingResults.Answer
            switch outcome.result {
            case .suspended(let ticket):
                events.publish(.awaitsResult(url: ticket.url))
                let next = await RequestRun.waitingForUser(ticket.outcome(whenAnswered:))
                guard let next else { throw error(for: request, because: .cancelled) }
                outcome = next
                continue
            case .refused(let error): throw thrownError(of: outcome) ?? error
            case .performed(let value): answer = .success(value)
            case .shown(_, let screen):
                let url = outcome.redirects.last ?? outcome.url ?? ""
                events.publish(.awaitsResult(url: url))
                // An observer may have cancelled all requests: the screen goes as for a caller that
                // waits already.
                let isOver = self.cancellations != cancellations
                if isOver { moveUnasked { $0.remove(screen) } }
                answer = isOver ? .failure(.cancelled) : await result(of: screen)
            case .handled(let interceptor):
                let reason = "it handled the request itself, so there is no result"
                answer = .failure(.blocked(by: interceptor, because: reason))
            }
            switch answer {
            case .success(let value) where self.cancellations == cancellations: return value
            case .success: throw error(for: request, because: .cancelled)
            case .failure(let reason): throw error(for: request, because: reason)
            }
        }
    }

    private func result(of screen: NavigationState.Entry.ID) async -> PendingResults.Answer {
        await RequestRun.waitingForUser { whenAnswered in
            await driver.pending.answer(
                from: screen, in: stage.state, for: RequestRun.current?.root.id,
                whenAnswered: whenAnswered)
        }
    }

    /// The error of a request as it may be thrown to the code that made it; `nil` if there is none.
    func thrownError(of outcome: RouteOutcome) -> RouteError? {
        let result = build == .debug ? outcome.given.result : outcome.result
        guard case .refused(let error) = result else { return nil }
        return error.withKnownReason
    }
}
