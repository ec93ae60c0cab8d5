import RoutingKit
import StageKit

/// Waiting for what a request leads to.
extension RequestRun {
    /// The request with the trust that it has here: at most that of the request that started the
    /// running code, even if that one has ended.
    static func loweredToCurrent(_ request: RouteRequest) -> RouteRequest {
        guard let current else { return request }
        return request.lowered(to: current.trust)
    }

    /// Reads the value that a route offers, past the interceptors and without side effects.
    /// - Throws: The error of the request, as it may be thrown.
    static func offeredValue(
        of request: RouteRequest, in router: AppRouter
    ) async throws(RouteError) -> (value: RouteValue, route: ResolvedRoute) {
        let run = begin(request, inside: nil, for: .value, in: router)
        let outcome = await run.end()
        if let value = outcome.value, let route = run.resolved { return (value, route) }
        throw outcome.thrownError(in: router)
            ?? router.error(for: request, because: .noValues)
    }

    /// Waits for the value of a request's action, or the result of its screen. One that is
    /// suspended continues later, perhaps to wait once more.
    static func value(
        of request: RouteRequest, in router: AppRouter
    ) async throws(RouteError) -> RouteValue {
        let cancellations = router.cancellations
        var outcome = await answering(request, in: router).end()
        while true {
            let answer: PendingResults.Answer
            switch outcome.result {
            case .suspended(let ticket):
                router.events.publish(.awaitsResult(url: ticket.url))
                guard let next = await waitingForUser(ticket.outcome(whenAnswered:)) else {
                    throw router.error(for: request, because: .cancelled)
                }
                outcome = next
                continue
            case .refused(let error): throw outcome.thrownError(in: router) ?? error
            case .performed(let value): answer = .success(value)
            case .shown(_, let screen):
                let url = outcome.redirects.last ?? outcome.url ?? ""
                answer = await result(of: screen, at: url, in: router)
            case .handled(let interceptor):
                let reason = "it handled the request itself, so there is no result"
                answer = .failure(.blocked(by: interceptor, because: reason))
            }
            switch answer {
            case .success(let value) where router.cancellations == cancellations: return value
            case .success: throw router.error(for: request, because: .cancelled)
            case .failure(let reason): throw router.error(for: request, because: reason)
            }
        }
    }

    private static func result(
        of screen: NavigationState.Entry.ID, at url: String, in router: AppRouter
    ) async -> PendingResults.Answer {
        let driver = router.driver
        return await waitingForUser { whenAnswered in
            await driver.pending.answer(
                from: screen, in: driver.state, for: current?.root.id,
                whenWaiting: {
                    router.events.publish(.awaitsResult(url: url))
                    // An observer of the request's end may have removed the screen already.
                    driver.pending.follow(driver.state)
                }, whenAnswered: whenAnswered)
        }
    }
}

extension RouteOutcome {
    /// The error as it may be thrown to the code that made the request; `nil` if there is none.
    func thrownError(in router: AppRouter) -> RouteError? {
        let isWhole = router.registry.build == .debug
        guard case .refused(let error) = isWhole ? given.result : result else { return nil }
        return error.withKnownReason
    }
}
