import RoutingKit
import StageKit

/// Waiting for what a request leads to.
extension RequestRun {
    /// Waits for the value of a request's action, or the result of its screen.
    static func value(
        of request: RouteRequest, in pipeline: RequestPipeline
    ) async throws(RouteError) -> RouteValue {
        let cancellations = pipeline.cancellations
        let outcome = await answering(request, in: pipeline).end()
        let value = try await value(of: outcome, for: request, in: pipeline)
        guard pipeline.cancellations == cancellations else {
            throw pipeline.error(for: request, because: .cancelled)
        }
        return value
    }

    private static func value(
        of outcome: RouteOutcome, for request: RouteRequest, in pipeline: RequestPipeline
    ) async throws(RouteError) -> RouteValue {
        switch outcome.result {
        case .refused(let error): throw outcome.thrownError(in: pipeline) ?? error
        case .performed(let value): return value
        case .shown(_, let screen):
            let url = outcome.redirects.last ?? outcome.url ?? ""
            return try await result(of: screen, at: url, for: request, in: pipeline)
        case .suspended(let ticket):
            guard let outcome = await end(of: ticket, in: pipeline) else {
                throw pipeline.error(for: request, because: .cancelled)
            }
            return try await value(of: outcome, for: request, in: pipeline)
        case .handled(let interceptor):
            let reason = "it handled the request itself, so there is no result"
            throw pipeline.error(for: request, because: .blocked(by: interceptor, because: reason))
        }
    }

    /// Other requests are handled meanwhile.
    private static func end(
        of ticket: RouteTicket, in pipeline: RequestPipeline
    ) async -> RouteOutcome? {
        pipeline.events.publish(.awaitsResult(url: ticket.url))
        return await yieldingQueue { job in
            job?.waits += 1
            defer { job?.waits -= 1 }
            return await ticket.outcome()
        }
    }

    private static func result(
        of screen: NavigationState.Entry.ID, at url: String, for request: RouteRequest,
        in pipeline: RequestPipeline
    ) async throws(RouteError) -> RouteValue {
        let driver = pipeline.driver
        let answer = await yieldingQueue { job in
            await driver.pending.answer(
                from: screen, in: driver.state, for: current?.root.id
            ) {
                pipeline.events.publish(.awaitsResult(url: url))
                job?.waits += 1
                // An observer of the request's end may have removed the screen already.
                driver.pending.follow(driver.state)
            } whenAnswered: {
                job?.waits -= 1
            }
        }
        switch answer {
        case .success(let value): return value
        case .failure(let reason): throw pipeline.error(for: request, because: reason)
        }
    }
}
