import RoutingKit
import StageKit

import struct Foundation.UUID

/// Waits for the values of requests: those of actions, and the results of screens.
@MainActor
struct RequestResults {
    let pipeline: RequestPipeline

    private var log: RequestLog { pipeline.log }
    private var queue: RequestQueue { pipeline.queue }
    private var driver: StageDriver { pipeline.driver }
    private var redactor: Redactor { pipeline.redactor }

    /// Handles a request and waits for the value of its action, or the result of its screen.
    func result(of request: RouteRequest) async throws(RouteError) -> RouteValue {
        let cancellations = pipeline.cancellations
        let value = try await value(of: pipeline.route(request), for: request)
        guard pipeline.cancellations == cancellations else {
            throw redactor.redacted(
                RouteError(url: request.url, reason: .cancelled), isOutside: request.isOutside)
        }
        return value
    }

    private func value(
        of outcome: RouteOutcome, for request: RouteRequest
    ) async throws(RouteError) -> RouteValue {
        switch outcome.result {
        case .refused(let error): throw error.withKnownReason
        case .performed(let value): return value
        case .shown(_, let screen): return try await result(of: screen, for: request)
        case .suspended(let ticket):
            guard let outcome = await end(of: ticket) else {
                throw redactor.redacted(
                    RouteError(url: request.url, reason: .cancelled), isOutside: request.isOutside)
            }
            return try await value(of: outcome, for: request)
        case .handled(let interceptor):
            let reason = "it handled the request itself, so there is no result"
            throw redactor.redacted(
                RouteError(url: request.url, reason: .blocked(by: interceptor, because: reason)),
                isOutside: request.isOutside)
        }
    }

    /// Waits for the outcome of a suspended request. Other requests are handled meanwhile.
    private func end(of ticket: RouteTicket) async -> RouteOutcome? {
        let id = UUID()
        log.publish(.awaitsResult(url: ticket.url, id: id))
        let outcome = await queue.yieldingQueue { await ticket.outcome() }
        log.publish(.gotResult(id: id))
        return outcome
    }

    private func result(
        of screen: ShownScreen, for request: RouteRequest
    ) async throws(RouteError) -> RouteValue {
        let id = UUID()
        let answer = await queue.yieldingQueue {
            await driver.pending.answer(from: screen.id, in: driver.state) {
                log.publish(.awaitsResult(url: screen.url, id: id))
                // An observer of the request's end may have removed the screen already.
                driver.pending.follow(driver.state)
            } whenAnswered: { [log] in
                log.publish(.gotResult(id: id))
            }
        }
        switch answer {
        case .success(let value): return value
        case .failure(let reason):
            throw redactor.redacted(
                RouteError(url: request.url, reason: reason), isOutside: request.isOutside)
        }
    }
}
