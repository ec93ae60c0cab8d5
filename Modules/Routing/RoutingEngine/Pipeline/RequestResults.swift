import RoutingKit
import StageKit

extension RequestPipeline {
    /// Waits for the value of a request's action, or the result of its screen.
    func value(of request: RouteRequest) async throws(RouteError) -> RouteValue {
        let cancellations = cancellations
        let value = try await value(of: route(request), for: request)
        guard self.cancellations == cancellations else {
            throw error(for: request, because: .cancelled)
        }
        return value
    }

    private func value(
        of outcome: RouteOutcome, for request: RouteRequest
    ) async throws(RouteError) -> RouteValue {
        switch outcome.result {
        case .refused(let error): throw error.withKnownReason
        case .performed(let value): return value
        case .shown(_, let screen):
            let url = outcome.redirects.last ?? outcome.url ?? ""
            return try await result(of: screen, at: url, for: request)
        case .suspended(let ticket):
            guard let outcome = await end(of: ticket) else {
                throw error(for: request, because: .cancelled)
            }
            return try await value(of: outcome, for: request)
        case .handled(let interceptor):
            let reason = "it handled the request itself, so there is no result"
            throw error(for: request, because: .blocked(by: interceptor, because: reason))
        }
    }

    /// Other requests are handled meanwhile.
    private func end(of ticket: RouteTicket) async -> RouteOutcome? {
        let job = ActiveRequest.current?.job ?? UserJob.current
        events.publish(.awaitsResult(url: ticket.url))
        job?.waits += 1
        let outcome = await queue.yieldingQueue { await ticket.outcome() }
        job?.waits -= 1
        return outcome
    }

    private func result(
        of screen: NavigationState.Entry.ID, at url: String, for request: RouteRequest
    ) async throws(RouteError) -> RouteValue {
        let job = ActiveRequest.current?.job ?? UserJob.current
        let answer = await queue.yieldingQueue {
            await driver.pending.answer(from: screen, in: driver.state) {
                events.publish(.awaitsResult(url: url))
                job?.waits += 1
                // An observer of the request's end may have removed the screen already.
                driver.pending.follow(driver.state)
            } whenAnswered: {
                job?.waits -= 1
            }
        }
        switch answer {
        case .success(let value): return value
        case .failure(let reason): throw error(for: request, because: reason)
        }
    }

    func error(for request: RouteRequest, because reason: RouteError.Reason) -> RouteError {
        redacted(
            RouteError(url: request.url, reason: reason), isOutside: request.trust.isOutside)
    }
}
