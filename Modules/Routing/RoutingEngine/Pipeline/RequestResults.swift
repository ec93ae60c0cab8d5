import RoutingKit
import StageKit

import struct Foundation.UUID

@MainActor
struct RequestResults {
    let pipeline: RequestPipeline

    func result(of request: RouteRequest) async throws(RouteError) -> RouteValue {
        let cancellations = pipeline.cancellations
        let value = try await value(of: pipeline.route(request), for: request)
        guard pipeline.cancellations == cancellations else {
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
        case .shown(_, let screen): return try await result(of: screen, for: request)
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
        let id = UUID()
        pipeline.log.publish(.awaitsResult(url: ticket.url, id: id))
        let outcome = await pipeline.queue.yieldingQueue { await ticket.outcome() }
        pipeline.log.publish(.gotResult(id: id))
        return outcome
    }

    private func result(
        of screen: ShownScreen, for request: RouteRequest
    ) async throws(RouteError) -> RouteValue {
        let (id, log, driver) = (UUID(), pipeline.log, pipeline.driver)
        let answer = await pipeline.queue.yieldingQueue {
            await driver.pending.answer(from: screen.id, in: driver.state) {
                log.publish(.awaitsResult(url: screen.url, id: id))
                // An observer of the request's end may have removed the screen already.
                driver.pending.follow(driver.state)
            } whenAnswered: {
                log.publish(.gotResult(id: id))
            }
        }
        switch answer {
        case .success(let value): return value
        case .failure(let reason): throw error(for: request, because: reason)
        }
    }

    private func error(for request: RouteRequest, because reason: RouteError.Reason) -> RouteError {
        pipeline.redacted(
            RouteError(url: request.url, reason: reason), isOutside: request.isOutside)
    }
}
