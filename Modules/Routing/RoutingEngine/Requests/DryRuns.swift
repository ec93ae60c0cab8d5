import RoutingKit
import StageKit

/// Requests that only make something. They have no side effects, since the user has not asked for
/// any.
extension RequestRun {
    /// Makes the screen of a request that passes the interceptors, without showing it.
    /// - Throws: The error of the request, as it may be thrown.
    static func dryRun(
        _ request: RouteRequest, as kind: DryRun = .screen, in pipeline: RequestPipeline
    ) async throws(RouteError) -> (route: ResolvedRoute, screen: any Screen) {
        let request = loweredToCurrent(request)
        let run = begin(request, inside: .enclosing, dryRun: kind, in: pipeline)
        let outcome = await run.end()
        if let made = run.made, let screen = made.screen { return (made.route, screen) }
        throw outcome.thrownError(in: pipeline)
            ?? pipeline.error(for: request, because: .cancelled)
    }

    /// Reads the value that a route offers, past the interceptors.
    /// - Throws: The error of the request, as it may be thrown.
    static func offeredValue(
        of request: RouteRequest, in pipeline: RequestPipeline
    ) async throws(RouteError) -> (value: RouteValue, route: ResolvedRoute) {
        let run = begin(request, inside: nil, dryRun: .value, in: pipeline)
        let outcome = await run.end()
        if let value = outcome.value, let route = run.made?.route { return (value, route) }
        throw outcome.thrownError(in: pipeline)
            ?? pipeline.error(for: request, because: .noValues)
    }

    /// The request with the trust that it has here: at most that of the request that started the
    /// running code, even if that one has ended.
    static func loweredToCurrent(_ request: RouteRequest) -> RouteRequest {
        current.map { request.lowered(to: $0.request.trust) } ?? request
    }
}

extension RouteOutcome {
    /// The error as it may be thrown to the code that made the request; `nil` if there is none.
    func thrownError(in pipeline: RequestPipeline) -> RouteError? {
        let isWhole = pipeline.registry.build == .debug
        guard case .refused(let error) = isWhole ? given.result : result else { return nil }
        return error.withKnownReason
    }
}
